import { ARTICLE, type Encoded, OMISSION, SUBSTITUTION, SYMBOL_COUNT } from './symbols';

/** Two letters that changed places; a letter written twice. */
const SWAPPED = 0.75;
const DOUBLED = 0.08;
/** People leave an article out far more readily than they add one. */
const ARTICLE_TOO_MANY = 0.08;

const MAXIMUM = 96;
/** Costs of one row, a column each: of the two rows that the next one follows from, and of that one. */
let rowBefore2 = new Float32Array(MAXIMUM + 1);
let rowBefore = new Float32Array(MAXIMUM + 1);
let rowCurrent = new Float32Array(MAXIMUM + 1);

/** A name among others in long arrays: `symbols[start]` to `symbols[end - 1]`. */
export interface SoundStretch {
  readonly symbols: Uint8Array;
  readonly pair: Uint8Array;
  start: number;
  end: number;
  script: number;
}

/**
 * The cheapest way to take what was written, `a`, for the name `b`: 0 when they sound the same, about 1 for each letter that
 * differs. Anything above `limit` is answered as `Infinity`.
 */
export function soundDistance(a: Encoded, b: Encoded, limit: number): number {
  const { symbols, pair, script } = b;
  return stretchDistance(a, { symbols, pair, start: 0, end: symbols.length, script }, limit);
}

/** As `soundDistance`, against one of many names. */
export function stretchDistance(a: Encoded, b: SoundStretch, limit: number): number {
  const cost = lastRow(a, b, limit)?.[Math.min(b.end - b.start, MAXIMUM)];
  return cost === undefined || cost > limit ? Number.POSITIVE_INFINITY : cost;
}

/** As `soundDistance`, but `b` only has to begin like `a`; `length`: how many of its symbols do. */
export function prefixDistance(a: Encoded, b: SoundStretch, limit: number): { cost: number; length: number } {
  const row = lastRow(a, b, limit);
  let cost = Number.POSITIVE_INFINITY;
  let length = 0;
  if (row === null) return { cost, length };
  const columns = Math.min(b.end - b.start, MAXIMUM);
  for (let column = 0; column <= columns; column++) {
    const here = row[column] as number;
    if (here >= cost || here > limit) continue;
    cost = here;
    length = column;
  }
  return { cost, length };
}

/** Costs of taking the whole of `a` for the first 0, 1, 2 … symbols of `b`; `null` when all are above `limit`. */
function lastRow(a: Encoded, b: SoundStretch, limit: number): Float32Array | null {
  const rows = Math.min(a.symbols.length, MAXIMUM);
  const columns = Math.min(b.end - b.start, MAXIMUM);
  const omissionOfB = a.script * SYMBOL_COUNT;
  rowBefore[0] = 0;
  for (let j = 1; j <= columns; j++)
    rowBefore[j] = (rowBefore[j - 1] as number) + omission(omissionOfB, b.symbols, b.start + j - 1, b.start);
  let leastBefore = 0;
  for (let i = 1; i <= rows; i++) {
    const least = reckonRow(a, b, columns, i);
    // Two letters read as one lead past one row, not past two.
    if (least > limit && leastBefore > limit) return null;
    leastBefore = least;
    [rowBefore2, rowBefore, rowCurrent] = [rowBefore, rowCurrent, rowBefore2];
  }
  return rowBefore;
}

/** The row of the first `i` symbols of `a`; answers its least cost. */
function reckonRow(a: Encoded, b: SoundStretch, columns: number, i: number): number {
  const [before2, before, current] = [rowBefore2, rowBefore, rowCurrent];
  const omissionOfB = a.script * SYMBOL_COUNT;
  const symbolsOfA = a.symbols;
  const symbolsOfB = b.symbols;
  const pairsOfB = b.pair;
  const offset = b.start - 1;
  const symbolA = symbolsOfA[i - 1] as number;
  const pairA = i > 1 ? (a.pair[i - 1] as number) : 0;
  const base = symbolA * SYMBOL_COUNT;
  const omitA =
    omission(b.script * SYMBOL_COUNT, symbolsOfA, i - 1, 0) + (symbolA === ARTICLE ? ARTICLE_TOO_MANY : 0);
  current[0] = (before[0] as number) + omitA;
  let least = current[0];
  for (let j = 1; j <= columns; j++) {
    const symbolB = symbolsOfB[offset + j] as number;
    const pairB = j > 1 ? (pairsOfB[offset + j] as number) : 0;
    let cost = (before[j - 1] as number) + (SUBSTITUTION[base + symbolB] as number);
    const withoutA = (before[j] as number) + omitA;
    if (withoutA < cost) cost = withoutA;
    const withoutB = (current[j - 1] as number) + omission(omissionOfB, symbolsOfB, offset + j, b.start);
    if (withoutB < cost) cost = withoutB;
    if (pairA !== 0) {
      const joined = (before2[j - 1] as number) + (SUBSTITUTION[pairA * SYMBOL_COUNT + symbolB] as number);
      if (joined < cost) cost = joined;
      if (pairB !== 0) {
        const both = (before2[j - 2] as number) + (SUBSTITUTION[pairA * SYMBOL_COUNT + pairB] as number);
        if (both < cost) cost = both;
      }
    }
    if (pairB !== 0) {
      const joined = (before[j - 2] as number) + (SUBSTITUTION[base + pairB] as number);
      if (joined < cost) cost = joined;
    }
    if (i > 1 && j > 1 && symbolA === symbolsOfB[offset + j - 1] && symbolB === symbolsOfA[i - 2]) {
      const swapped = (before2[j - 2] as number) + SWAPPED;
      if (swapped < cost) cost = swapped;
    }
    current[j] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function omission(offset: number, symbols: Uint8Array, at: number, first: number): number {
  const symbol = symbols[at] as number;
  const cost = OMISSION[offset + symbol] as number;
  return cost > DOUBLED && at > first && symbols[at - 1] === symbol ? DOUBLED : cost;
}

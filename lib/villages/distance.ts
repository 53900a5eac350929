import { ARTICLE, type Encoded, OMISSION, SUBSTITUTION, SYMBOL_COUNT } from './symbols';

/** Two letters that changed places; a letter written twice. */
const SWAPPED = 0.75;
const DOUBLED = 0.08;
/** People leave an article out far more readily than they add one. */
const ARTICLE_TOO_MANY = 0.08;

const MAXIMUM = 96;
/** A cost above every limit. */
const OUT = 1e9;
/** Stands for no column. */
const DEAD = 1_000;

/** A row of costs, one for each column, and the first and last column that can still come to the limit. */
interface Row {
  costs: Float32Array;
  first: number;
  last: number;
}

const madeRow = (): Row => ({ costs: new Float32Array(MAXIMUM + 1), first: DEAD, last: -DEAD });
/** The rows that the next one follows from, and the one in which it is reckoned. */
let rowBefore2 = madeRow();
let rowBefore = madeRow();
let rowCurrent = madeRow();

/** By column: what it costs to leave that symbol of `b` out. */
const omissions = new Float32Array(MAXIMUM + 1);

/** A name among others in long arrays: `symbols[start]` to `symbols[end - 1]`. */
export interface SoundStretch {
  readonly symbols: Uint8Array;
  readonly pair: Uint8Array;
  start: number;
  end: number;
  script: number;
}

/**
 * The cheapest way to take `a`, as written, for the name `b`: about 1 for each letter that differs, `Infinity` above
 * `limit`.
 */
export function soundDistance(a: Encoded, b: Encoded, limit: number): number {
  const { symbols, pair, script } = b;
  return stretchDistance(a, { symbols, pair, start: 0, end: symbols.length, script }, limit);
}

/** As `soundDistance`, against one of many names. */
export function stretchDistance(a: Encoded, b: SoundStretch, limit: number): number {
  const row = lastRow(a, b, limit);
  const cost = row === null ? limit + 1 : (row[Math.min(b.end - b.start, MAXIMUM)] as number);
  return cost > limit ? Number.POSITIVE_INFINITY : cost;
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

/**
 * Costs of taking `a` for the first 0, 1, 2 … symbols of `b`, `OUT` where that is above `limit`; `null` when all are.
 */
function lastRow(a: Encoded, b: SoundStretch, limit: number): Float32Array | null {
  const rows = Math.min(a.symbols.length, MAXIMUM);
  const columns = Math.min(b.end - b.start, MAXIMUM);
  rowBefore2.first = DEAD;
  rowBefore2.last = -DEAD;
  reckonFirstRow(a, b, limit, columns);
  for (let i = 1; i <= rows; i++) {
    reckonRow(a, b, limit, columns, i);
    // Two letters read as one lead past one row, not past two.
    if (rowCurrent.first === DEAD && rowBefore.first === DEAD) return null;
    const spare = rowBefore2;
    rowBefore2 = rowBefore;
    rowBefore = rowCurrent;
    rowCurrent = spare;
  }
  const { costs, first } = rowBefore;
  for (let j = 0; j < Math.min(first, columns + 1); j++) costs[j] = OUT;
  return costs;
}

/** The row of nothing of `a`: all of `b` is left out. */
function reckonFirstRow(a: Encoded, b: SoundStretch, limit: number, columns: number): void {
  const { costs } = rowBefore;
  const omissionOfB = a.script * SYMBOL_COUNT;
  const offset = b.start - 1;
  costs[0] = 0;
  let last = 0;
  for (let j = 1; j <= columns; j++) {
    const leftOut = omission(omissionOfB, b.symbols, offset + j, b.start);
    const cost = (costs[j - 1] as number) + leftOut;
    omissions[j] = leftOut;
    costs[j] = cost;
    if (cost <= limit) last = j;
  }
  rowBefore.first = 0;
  rowBefore.last = last;
}

/** The row of the first `i` symbols of `a`. */
function reckonRow(a: Encoded, b: SoundStretch, limit: number, columns: number, i: number): void {
  const before2 = rowBefore2.costs;
  const before = rowBefore.costs;
  const current = rowCurrent.costs;
  const symbolsOfA = a.symbols;
  const symbolsOfB = b.symbols;
  const pairsOfB = b.pair;
  const offset = b.start - 1;
  const symbolA = symbolsOfA[i - 1] as number;
  const pairA = i > 1 ? (a.pair[i - 1] as number) : 0;
  const base = symbolA * SYMBOL_COUNT;
  const omitA =
    omission(b.script * SYMBOL_COUNT, symbolsOfA, i - 1, 0) + (symbolA === ARTICLE ? ARTICLE_TOO_MANY : 0);
  const reach = Math.min(columns, Math.max(rowBefore.last, rowBefore2.last) + 2);
  const least = Math.min(rowBefore.first, rowBefore2.first + 1);
  let from = DEAD;
  let to = -DEAD;
  if (least === 0) {
    current[0] = (before[0] as number) + omitA;
    if (current[0] <= limit) from = to = 0;
  }
  for (let outside = Math.max(0, least - 2); outside < least; outside++) current[outside] = OUT;
  let j = Math.max(least, 1);
  for (; j <= reach; j++) {
    const symbolB = symbolsOfB[offset + j] as number;
    const pairB = j > 1 ? (pairsOfB[offset + j] as number) : 0;
    let cost = (before[j - 1] as number) + (SUBSTITUTION[base + symbolB] as number);
    const withoutA = (before[j] as number) + omitA;
    if (withoutA < cost) cost = withoutA;
    const withoutB = (current[j - 1] as number) + (omissions[j] as number);
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
    if (cost <= limit) {
      if (from === DEAD) from = j;
      to = j;
    }
  }
  rowCurrent.first = from;
  rowCurrent.last = to;
  reckonBeyond(limit, columns, j);
}

/** Beyond what the rows before can lead to, only more of `b` may be left out. */
function reckonBeyond(limit: number, columns: number, from: number): void {
  const { costs } = rowCurrent;
  let j = from;
  for (; j <= columns && (costs[j - 1] as number) <= limit; j++) {
    const cost = (costs[j - 1] as number) + (omissions[j] as number);
    costs[j] = cost;
    if (cost <= limit) rowCurrent.last = j;
  }
  for (; j <= columns; j++) costs[j] = OUT;
}

function omission(offset: number, symbols: Uint8Array, at: number, first: number): number {
  const symbol = symbols[at] as number;
  const cost = OMISSION[offset + symbol] as number;
  return cost > DOUBLED && at > first && symbols[at - 1] === symbol ? DOUBLED : cost;
}

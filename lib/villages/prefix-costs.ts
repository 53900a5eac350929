import { articleTooMany, omissionCost, SWAPPED } from './distance';
import { type Encoded, SUBSTITUTION, SYMBOL_COUNT } from './symbols';

/** Names in long arrays, as `NameLines` has them. */
interface Symbols {
  readonly symbols: Uint8Array;
  readonly pair: Uint8Array;
}

/** More symbols than a name is looked at for. */
const DEEPEST = 128;

/**
 * How far what was typed is from the beginnings of many names, asked in sorted order: what a name shares with the one
 * before it is not reckoned again, and a beginning that is too far ends all that share it. The costs are those of
 * `prefixDistance`, one column a symbol of the name.
 */
export class PrefixCosts {
  private readonly rows: number;
  private readonly columns: Float32Array[] = [];
  /** By depth: the least cost of the whole of what was typed so far. */
  private readonly best = new Float32Array(DEEPEST + 1);
  private readonly alive = new Uint8Array(DEEPEST + 1);
  private script = -1;
  /** How deep the columns are those of the last name; and whether no name can be near beyond. */
  private depth = 0;
  private ended = false;

  constructor(
    private readonly typed: Encoded,
    private readonly names: Symbols,
    private readonly limit: number,
  ) {
    this.rows = Math.min(typed.symbols.length, DEEPEST);
  }

  /**
   * The cheapest way to take what was typed for the beginning of the name from `start` to `end`; anything above the
   * limit is only known to be above it. `shared`: how many symbols it begins with that the last name asked for had.
   */
  costOf(start: number, end: number, script: number, shared: number): number {
    if (script !== this.script) this.restart(script);
    if (shared < this.depth) {
      this.depth = shared;
      this.ended = false;
    }
    const deepest = Math.min(end - start, DEEPEST);
    if (deepest < this.depth) return this.best[deepest] as number;
    while (!this.ended && this.depth < deepest) this.addColumn(start, this.depth + 1);
    return this.best[this.depth] as number;
  }

  private restart(script: number): void {
    this.script = script;
    this.depth = 0;
    this.ended = false;
    const column = this.column(0);
    const { symbols } = this.typed;
    column[0] = 0;
    for (let row = 1; row <= this.rows; row++) {
      column[row] = (column[row - 1] as number) + this.omissionOfTyped(symbols, row - 1);
    }
    this.best[0] = column[this.rows] as number;
    this.alive[0] = 1;
  }

  private column(depth: number): Float32Array {
    const known = this.columns[depth];
    if (known !== undefined) return known;
    const made = new Float32Array(this.rows + 1);
    this.columns[depth] = made;
    return made;
  }

  private omissionOfTyped(symbols: Uint8Array, at: number): number {
    return omissionCost(this.script, symbols, at, 0) + articleTooMany(symbols[at] as number);
  }

  private addColumn(start: number, depth: number): void {
    const { symbols: typed, pair: pairs } = this.typed;
    const { symbols, pair } = this.names;
    const current = this.column(depth);
    const before = this.column(depth - 1);
    const before2 = depth > 1 ? this.column(depth - 2) : before;
    const at = start + depth - 1;
    const symbol = symbols[at] as number;
    const pairHere = depth > 1 ? (pair[at] as number) : 0;
    const omit = omissionCost(this.typed.script, symbols, at, start);
    let least = (before[0] as number) + omit;
    current[0] = least;
    for (let row = 1; row <= this.rows; row++) {
      const letter = typed[row - 1] as number;
      const base = letter * SYMBOL_COUNT;
      const pairTyped = row > 1 ? (pairs[row - 1] as number) : 0;
      let cost = (before[row - 1] as number) + (SUBSTITUTION[base + symbol] as number);
      const withoutName = (before[row] as number) + omit;
      if (withoutName < cost) cost = withoutName;
      const withoutTyped = (current[row - 1] as number) + this.omissionOfTyped(typed, row - 1);
      if (withoutTyped < cost) cost = withoutTyped;
      if (pairTyped !== 0) {
        const basePair = pairTyped * SYMBOL_COUNT;
        const joined = (before[row - 2] as number) + (SUBSTITUTION[basePair + symbol] as number);
        if (joined < cost) cost = joined;
        if (pairHere !== 0) {
          const both = (before2[row - 2] as number) + (SUBSTITUTION[basePair + pairHere] as number);
          if (both < cost) cost = both;
        }
      }
      if (pairHere !== 0) {
        const joined = (before2[row - 1] as number) + (SUBSTITUTION[base + pairHere] as number);
        if (joined < cost) cost = joined;
      }
      if (row > 1 && depth > 1 && letter === symbols[at - 1] && symbol === typed[row - 2]) {
        const swapped = (before2[row - 2] as number) + SWAPPED;
        if (swapped < cost) cost = swapped;
      }
      current[row] = cost;
      if (cost < least) least = cost;
    }
    this.best[depth] = Math.min(this.best[depth - 1] as number, current[this.rows] as number);
    this.alive[depth] = least <= this.limit ? 1 : 0;
    this.depth = depth;
    // Two letters read as one lead past one column, not past two.
    this.ended = this.alive[depth] === 0 && this.alive[depth - 1] === 0;
  }
}

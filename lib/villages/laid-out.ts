import type { Encoded } from './symbols';

/** Encoded names behind each other in long arrays; by name, where its symbols end, and its script. */
export interface LaidOut {
  readonly symbols: Uint8Array;
  readonly pair: Uint8Array;
  readonly end: Uint32Array;
  readonly script: Uint8Array;
}

export function layOut(names: readonly Encoded[]): LaidOut {
  const end = new Uint32Array(names.length);
  let size = 0;
  names.forEach(({ symbols }, at) => {
    size += symbols.length;
    end[at] = size;
  });
  const symbols = new Uint8Array(size);
  const pair = new Uint8Array(size);
  names.forEach((name, at) => {
    const start = startOf(end, at);
    symbols.set(name.symbols, start);
    pair.set(name.pair, start);
  });
  return { symbols, pair, end, script: Uint8Array.from(names, ({ script }) => script) };
}

/** Where the symbols of a name begin. */
export function startOf(end: Uint32Array, at: number): number {
  return at === 0 ? 0 : (end[at - 1] as number);
}

/** Milliseconds. */
export interface Spread {
  readonly median: number;
  readonly p99: number;
}

/** The best of three rounds for each input, so that what else the machine does counts less; the first warms up. */
export function timeEach<T>(inputs: readonly T[], run: (input: T) => void): Spread {
  const best = inputs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 3; round++) {
    inputs.forEach((input, at) => {
      const start = performance.now();
      run(input);
      best[at] = Math.min(best[at] as number, performance.now() - start);
    });
  }
  best.sort((a, b) => a - b);
  return { median: at(best, 0.5), p99: at(best, 0.99) };
}

function at(sorted: readonly number[], part: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
}

export function round(milliseconds: number): number {
  return Math.round(milliseconds * 1_000) / 1_000;
}

/** What a person types on the way to some of these names: every beginning, some with a slip. */
export function keystrokesFor(names: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(names.length / count));
  return names
    .filter((_, place) => place % step === 0)
    .slice(0, count)
    .flatMap((name, place) => {
      const typed = place % 3 === 2 ? name.slice(0, 2) + name.slice(3) : name;
      return [...typed].map((_, length) => typed.slice(0, length + 1));
    });
}

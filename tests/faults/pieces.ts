import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Verdict } from './judge';
import type { Batch } from './plan';
import { type RunOptions, runTrials } from './run-trials';

/** A long run done in pieces: what it has shown is kept in a file, and the next piece goes on from there. */
export interface Pieces {
  /** Where it is kept, as JSON; what another run has kept there is refused. */
  readonly file: string;
  /** After so long, in milliseconds, no further batch is begun. */
  readonly atMost: number;
}

interface Kept {
  /** What was asked for: a piece of another run is none of this one. */
  readonly run: string;
  readonly done: Readonly<
    Record<string, { readonly batches: number; readonly verdicts: readonly Verdict[] }>
  >;
}

/** Until when the pieces of this process may begin. */
const started = Date.now();

/**
 * Runs what of a part is not done yet, in a browser of its own.
 * @param run names the whole of what was asked for, `part` one of its parts.
 * @returns every verdict of the part; `null` when time was up before its last batch.
 */
export async function runInPieces(
  { file, atMost }: Pieces,
  { run, part }: { readonly run: string; readonly part: string },
  batches: readonly Batch[],
  options: RunOptions,
): Promise<readonly Verdict[] | null> {
  const kept = readKept(file, run);
  const before = kept.done[part] ?? { batches: 0, verdicts: [] };
  const rest = batches.slice(before.batches);
  if (rest.length === 0) return before.verdicts;
  const isTimeUp = () => Date.now() - started > atMost;
  if (isTimeUp()) return null;
  const verdicts = [...before.verdicts, ...(await runTrials(rest, { ...options, isEnough: isTimeUp }))];
  const done = countBatches(batches, verdicts.length);
  writeFileSync(file, JSON.stringify({ run, done: { ...kept.done, [part]: { batches: done, verdicts } } }));
  return done === batches.length ? verdicts : null;
}

function readKept(file: string, run: string): Kept {
  if (!existsSync(file)) return { run, done: {} };
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  if (kept.run !== run) throw new Error(`${file} holds another run: ${kept.run}`);
  return kept;
}

/** Batches are run whole: so many of them make so many trials. */
function countBatches(batches: readonly Batch[], trials: number): number {
  let begun = 0;
  return batches.filter(({ trials: { length } }) => {
    begun += length;
    return begun <= trials;
  }).length;
}

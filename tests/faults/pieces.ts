import { standsAt } from '../stands-at';
import type { Verdict } from './judge';
import type { KeptRun } from './kept-run';
import type { Batch } from './plan';
import { wrongs } from './report';
import { type RunOptions, runTrials } from './run-trials';

/** Batches in one browser, after which what they have shown is kept: some two minutes. */
const PIECE = 16;

interface Part {
  readonly verdicts: readonly Verdict[];
  readonly isDone: boolean;
}

/**
 * Runs what of a part is not done yet, piece by piece, each in a browser of its own.
 * @param until no batch is begun after that.
 * @returns what the part has shown so far, in this run and those before.
 */
export async function runInPieces(
  kept: KeptRun<Verdict>,
  part: string,
  batches: readonly Batch[],
  options: RunOptions & { readonly until: number },
): Promise<Part> {
  const trials = batches.reduce((sum, batch) => sum + batch.trials.length, 0);
  const isTimeUp = () => Date.now() > options.until;
  for (;;) {
    const before = kept.shownBy(part);
    const done = countBatches(batches, before.length);
    if (done === batches.length || isTimeUp()) return { verdicts: before, isDone: done === batches.length };
    const wrong = before.flatMap(wrongs).length;
    const say = (more: number) =>
      standsAt(`${part}: ${before.length + more} of ${trials} trials, ${wrong} wrong before these ${more}`);
    say(0);
    const piece = batches.slice(done, done + PIECE);
    const shown = await runTrials(piece, { ...options, onProgress: say, isEnough: isTimeUp });
    kept.keep(part, [...before, ...shown]);
  }
}

/** Batches are run whole: so many of them make so many trials. */
function countBatches(batches: readonly Batch[], trials: number): number {
  let begun = 0;
  return batches.filter(({ trials: { length } }) => {
    begun += length;
    return begun <= trials;
  }).length;
}

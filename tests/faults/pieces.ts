import PQueue from 'p-queue';
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

interface PiecesOptions extends RunOptions {
  /** How many browsers run at a time. One waits for most of its time: three keep two cores busy. */
  readonly atOnce: number;
  /** No batch is begun after that. */
  readonly until: number;
}

/**
 * Runs what of a part is not done yet, piece by piece, each in a browser of its own.
 * @returns what the part has shown so far, in this run and those before.
 */
export async function runInPieces(
  kept: KeptRun<Verdict>,
  part: string,
  batches: readonly Batch[],
  { atOnce, until, ...options }: PiecesOptions,
): Promise<Part> {
  const trials = countTrials(batches);
  const pieces = cutUp(batches).map((piece, at) => ({ piece, name: `${part}, piece ${at + 1}` }));
  const going = new Map<string, number>();
  const shown = () => pieces.flatMap(({ name }) => kept.shownBy(name));
  const isTimeUp = () => Date.now() > until;
  const say = () => {
    const running = [...going.values()].reduce((sum, more) => sum + more, 0);
    const wrong = shown().flatMap(wrongs).length;
    standsAt(
      `${part}: ${shown().length + running} of ${trials} trials, ${wrong} wrong before these ${running}`,
    );
  };

  /** A piece that was stopped goes on behind the batches that it has shown, which are run whole. */
  async function run({ piece, name }: (typeof pieces)[number]): Promise<void> {
    const before = kept.shownBy(name);
    const left = behind(piece, before.length);
    if (left.length === 0 || isTimeUp()) return;
    const onProgress = (done: number) => {
      going.set(name, done);
      say();
    };
    onProgress(0);
    try {
      const more = await runTrials(left, { ...options, onProgress, isEnough: isTimeUp });
      kept.keep(name, [...before, ...more]);
    } catch (error) {
      // On a machine that is too busy to make a trial's world ready, or where the driver was not answered. The others go on,
      // and the same command begins this one anew: until then the run is not done.
      console.error(`${name}: ended. ${String(error).slice(0, 400)}`);
    } finally {
      going.delete(name);
    }
  }

  const queue = new PQueue({ concurrency: atOnce });
  await queue.addAll(pieces.map((piece) => () => run(piece)));
  const verdicts = shown();
  return { verdicts, isDone: verdicts.length === trials };
}

function cutUp(batches: readonly Batch[]): readonly (readonly Batch[])[] {
  const count = Math.ceil(batches.length / PIECE);
  return Array.from({ length: count }, (_, at) => batches.slice(at * PIECE, (at + 1) * PIECE));
}

function countTrials(batches: readonly Batch[]): number {
  return batches.reduce((sum, { trials }) => sum + trials.length, 0);
}

/** The batches that come after so many trials. */
function behind(batches: readonly Batch[], trials: number): readonly Batch[] {
  return batches.filter((_, at) => countTrials(batches.slice(0, at)) >= trials);
}

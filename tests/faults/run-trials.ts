import type { BrowserKind } from '../browsers/find-browser';
import { judge, type Verdict } from './judge';
import { type Batch, SECOND_ORDER } from './plan';
import { runBatch, type Seen } from './run-batch';
import { Scene } from './scene';

export interface RunOptions {
  readonly kind: BrowserKind;
  /** A build made for tests. */
  readonly extension: string;
  /** False: two requests at once can both pass the service's check for duplicates. */
  readonly atomic?: boolean;
  readonly onProgress?: (done: number) => void;
  /** Stops when this says so of what one batch showed: a mutant that is caught need not be watched further. */
  readonly isEnough?: (verdicts: readonly Verdict[]) => boolean;
}

/** Runs batches in one browser, one after the other, and judges every trial by the service's ledger at the end. */
export async function runTrials(batches: readonly Batch[], options: RunOptions): Promise<readonly Verdict[]> {
  const { kind, extension, atomic = true, onProgress, isEnough } = options;
  const orderIds = batches.flatMap(({ trials }) => trials.map(({ orderId }) => orderId));
  const scene = await Scene.open(kind, extension, [...orderIds, ...orderIds.map((id) => id + SECOND_ORDER)]);
  try {
    scene.control.choose({ duplicateCheck: atomic ? 'atomic' : 'not-atomic' });
    const seen: Seen[] = [];
    for (const batch of batches) {
      seen.push(...(await runBatch(scene, batch)));
      onProgress?.(seen.length);
      if (isEnough?.(await judgeAll(scene, seen))) break;
    }
    return await judgeAll(scene, seen);
  } finally {
    await scene.close();
  }
}

async function judgeAll({ inside, control }: Scene, seen: readonly Seen[]): Promise<readonly Verdict[]> {
  const rows = await inside.rows();
  const ledger = control.ledger();
  return seen.map((one) => judge(one, rows, ledger));
}

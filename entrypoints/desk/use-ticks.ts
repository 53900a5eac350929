import { useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import { MOST_LABELS } from '../../lib/labels/label-layout';
import type { RowTick } from '../../lib/outbox/state';
import { failureOf } from '../../lib/storage/log';
import type { Desk } from './desk-state';

/** Says something of many parcels by one press, and takes back by another all that was said while the section is open. */
export function useTicks({ ask }: Desk, tick: RowTick, where: string) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** @returns whether it was said of all of them */
  async function say(rowIds: readonly string[], isSo: boolean): Promise<boolean> {
    setFailure(null);
    try {
      // As many at once as a message takes.
      for (let first = 0; first < rowIds.length; first += MOST_LABELS) {
        const some = rowIds.slice(first, first + MOST_LABELS);
        await ask('rows/tick', { rowIds: some, tick, ticked: isSo });
        setTicked((before) => [...before.filter((id) => !some.includes(id)), ...(isSo ? some : [])]);
      }
      return true;
    } catch (error) {
      setFailure(failureOf(error, where));
      return false;
    }
  }
  return {
    /** How many were ticked since the section was opened, and why the newest press came to nothing. */
    done: { count: ticked.length, failure },
    tick: (rowIds: readonly string[]) => say(rowIds, true),
    takeBack: () => void say(ticked, false),
  };
}

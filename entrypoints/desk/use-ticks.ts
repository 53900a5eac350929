import { useState } from 'preact/hooks';
import { MOST_LABELS } from '../../lib/labels/label-layout';
import type { RowTick } from '../../lib/outbox/state';
import { logged } from '../../lib/storage/log';
import type { Desk } from './desk-state';

/** Says something of many parcels by one press, and takes it back by another. */
export function useTicks({ ask }: Desk, tick: RowTick, where: string) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  async function say(rowIds: readonly string[], isSo: boolean): Promise<void> {
    // As many at once as a message takes.
    for (let first = 0; first < rowIds.length; first += MOST_LABELS) {
      await ask('rows/tick', { rowIds: rowIds.slice(first, first + MOST_LABELS), tick, ticked: isSo });
    }
    setTicked(isSo ? rowIds : []);
  }
  return {
    /** How many were just ticked; 0: none. */
    count: ticked.length,
    tick: (rowIds: readonly string[]) => void say(rowIds, true).catch(logged(where)),
    takeBack: () => void say(ticked, false).catch(logged(where)),
  };
}

import { MOST_LABELS } from '../../lib/labels/label-layout';
import type { RowTick } from '../../lib/outbox/state';
import type { Desk } from './desk-state';

/** Says something of these parcels, or takes it back: as many at once as a message takes. */
export async function tickRows(
  { ask }: Pick<Desk, 'ask'>,
  rowIds: readonly string[],
  tick: RowTick,
  ticked: boolean,
): Promise<void> {
  for (let first = 0; first < rowIds.length; first += MOST_LABELS) {
    await ask('rows/tick', { rowIds: rowIds.slice(first, first + MOST_LABELS), tick, ticked });
  }
}

import type { RowView } from '../../lib/messaging/views/row';
import type { RowState } from '../../lib/outbox/row';

/** A parcel that was intended and has not come back to the form: its form is closed. */
export type HeldRow = RowView & { readonly state: Exclude<RowState, 'refused' | 'withdrawn'> };

export function isHeld(row: RowView | null): row is HeldRow {
  if (row === null || row.state === 'refused' || row.state === 'withdrawn') return false;
  return row.state !== 'settled' || row.settlement?.choice !== 'not-made';
}

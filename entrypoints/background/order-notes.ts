import type { Caller } from '../../lib/messaging/serve';
import type { StoreIdentity } from '../../lib/order';
import { rowsOfOrder } from '../../lib/outbox/queue';
import { findStanding, type OutboxRow } from '../../lib/outbox/row';
import { claimOrderNote, findOrderNote, settleOrderNote } from '../../lib/storage/order-notes';
import type { EnabledStore } from '../../lib/storage/settings';
import type { NoteState } from './bar-view';
import { requireEnabled } from './enabled';
import { currentTranslator } from './speaking';
import { tellAll } from './tell';

/** An order of the caller's own store. */
interface AskedOrder {
  readonly store: StoreIdentity;
  readonly orderId: string;
}

/**
 * The text of the note to put on an order, for the one tab that writes it; `null` where none is wanted, or another
 * tab has it.
 * @param again after a failure, at a person's press.
 */
export async function claimNote(asked: AskedOrder, again: boolean, caller: Caller): Promise<string | null> {
  const store = await requireEnabled(caller, asked.store);
  const row = await findShipped(asked);
  if (row === null || store.noteOrders !== true) return null;
  if (!(await claimOrderNote(row.id, Date.now(), again))) return null;
  const { t } = await currentTranslator();
  // The mark and the code stand first, in every language: by them the note is recognised (lib/stores/own-note).
  return `[Shahna] ${row.parcelCode} · ${t('order-note-text')}`;
}

/** What came of a note; it changes nothing about the parcel. */
export async function noteWritten(asked: AskedOrder, written: boolean, caller: Caller): Promise<null> {
  await requireEnabled(caller, asked.store);
  const row = await findShipped(asked);
  if (row === null) return null;
  await settleOrderNote(row.id, written, Date.now());
  await tellAll();
  return null;
}

/**
 * How the note of an order's row stands: `due` is to be written by the page's script, `none` is not wanted.
 * @param ownNote the code in our note, where the order has one already.
 */
export async function noteStateOf(
  row: OutboxRow,
  store: EnabledStore,
  ownNote: string | undefined,
): Promise<NoteState> {
  if (store.noteOrders !== true || store.kind !== 'woocommerce' || row.state !== 'created') return 'none';
  if (ownNote !== undefined && ownNote === row.parcelCode) return 'written';
  const note = await findOrderNote(row.id, Date.now());
  if (note === null) return 'due';
  return note.state === 'claimed' ? 'busy' : note.state;
}

async function findShipped({ store, orderId }: AskedOrder): Promise<OutboxRow | null> {
  const row = findStanding(await rowsOfOrder({ store: store.origin + store.basePath, orderId }));
  return row?.state === 'created' && row.parcelCode !== null ? row : null;
}

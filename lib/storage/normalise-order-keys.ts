import type { OutboxRow } from '../outbox/row';
import { normalStoreKey } from '../store-key';
import type { SavedEdits } from './records';
import type { UpgradeTransaction } from './schema';

/**
 * Moves what an earlier version kept under the tab's address to the one key of its store, and names each note's
 * order. A record that cannot be read stays.
 */
export async function normaliseOrderKeys(transaction: UpgradeTransaction): Promise<void> {
  await moveRows(transaction);
  await moveForms(transaction);
  await nameNotes(transaction);
}

async function moveRows(transaction: UpgradeTransaction): Promise<void> {
  const outbox = transaction.objectStore('outbox');
  const rows = (await outbox.getAll()).filter(isText('store')).filter(isText('orderId'));
  for (const row of rows.filter(({ copy }) => typeof copy === 'number')) {
    const store = normalStoreKey(row.store);
    if (store === row.store) continue;
    // The same order was shipped under both addresses: what comes second is its next parcel.
    const { copy = 0 } = (await findLast(transaction, store, row.orderId)) ?? { copy: -1 };
    const isTaken = (await outbox.index('order').getKey([store, row.orderId, row.copy])) !== undefined;
    await outbox.put({ ...row, store, copy: isTaken ? copy + 1 : row.copy });
  }
}

async function findLast(
  transaction: UpgradeTransaction,
  store: string,
  orderId: string,
): Promise<OutboxRow | undefined> {
  const copies = IDBKeyRange.bound([store, orderId, 0], [store, orderId, Number.MAX_SAFE_INTEGER]);
  return (await transaction.objectStore('outbox').index('order').getAll(copies)).at(-1);
}

async function moveForms(transaction: UpgradeTransaction): Promise<void> {
  const drafts = transaction.objectStore('drafts');
  for (const saved of (await drafts.getAll()).filter(isText('key'))) {
    const moved = withNormalKeys(saved);
    if (JSON.stringify(moved) === JSON.stringify(saved)) continue;
    if (moved.key !== saved.key) await drafts.delete(saved.key);
    // What is typed under the right key already is what the person goes on with.
    if (moved.key === saved.key || (await drafts.getKey(moved.key)) === undefined) await drafts.put(moved);
  }
}

function withNormalKeys(saved: SavedEdits): SavedEdits {
  const { together } = saved;
  const moved = { ...saved, key: normalFormKey(saved.key) };
  if (together?.choice !== 'merged') return moved;
  return { ...moved, together: { ...together, carrierKey: normalFormKey(together.carrierKey) } };
}

/** A form's key is its store's key, a space, and the order's id. */
function normalFormKey(key: string): string {
  const end = key.indexOf(' ');
  return end === -1 ? key : normalStoreKey(key.slice(0, end)) + key.slice(end);
}

async function nameNotes(transaction: UpgradeTransaction): Promise<void> {
  const notes = transaction.objectStore('order-notes');
  for (const { rowId, state, at } of await notes.getAll()) {
    const row = await transaction.objectStore('outbox').get(rowId);
    if (row === undefined) continue;
    const { store, orderId } = row;
    // The page that had claimed the note ended with the earlier version; a note that failed is tried again like the
    // others.
    await notes.put({
      rowId,
      store,
      orderId,
      state: state === 'written' ? 'written' : 'waiting',
      tries: 1,
      at,
    });
  }
}

function isText<Name extends string>(name: Name) {
  return (record: { readonly [Key in Name]: unknown }) => typeof record[name] === 'string';
}

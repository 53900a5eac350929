import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { claimOrderNote, readNotes } from '../../../lib/storage/order-notes';
import { STORE_9, writeVersion9 } from './stored-version-9';

it('notes of version 9 are all there, found by their order and by what is due', async () => {
  await writeVersion9();
  expect((await readNotes(0, 40)).map(({ rowId }) => rowId)).toEqual(['second', 'first', 'refused', 'old']);
  const claim = (orderId: string | null) => claimOrderNote(STORE_9, { orderId, opened: true }, 40);
  expect(await claim('4')).toMatchObject({ rowId: 'refused' });
  expect(await claim('1')).toBeNull();
  expect([await claim(null), await claim(null), await claim(null)]).toMatchObject([
    { rowId: 'first' },
    { rowId: 'second' },
    null,
  ]);
});

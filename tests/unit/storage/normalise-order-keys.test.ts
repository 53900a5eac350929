import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { openDatabase } from '../../../lib/storage/db';
import { claimOrderNote, findOrderNote } from '../../../lib/storage/order-notes';
import { findEdits } from '../../../lib/typed/saved-edits';
import { storedOrders1, writeVersion1 } from './stored-orders-1';

const SHOP = 'https://shop.example/wp-admin/';

describe('rows and forms that an earlier version kept by the address in the tab', () => {
  beforeAll(writeVersion1);

  it('are found under the one key of their store, none lost', async () => {
    const database = await openDatabase();
    expect((await database.getAll('outbox')).map(({ id }) => id).sort()).toEqual(
      storedOrders1.outbox.map(({ id }) => id).sort(),
    );
    const both = await rowsOfOrder({ store: SHOP, orderId: '7' });
    expect(both.map(({ id, copy, parcelCode }) => [id, copy, parcelCode])).toEqual([
      ['https', 0, 'SB1'],
      ['http', 1, 'SB2'],
    ]);
    const idOf = async (store: string, orderId: string) => (await rowsOfOrder({ store, orderId }))[0]?.id;
    expect(await idOf(SHOP, '8')).toBe('doubled');
    expect(await idOf('https://other.example/admin/', '9')).toBe('index');
    expect(await idOf('http://127.0.0.1:8080/wp-admin/', '10')).toBe('port');
    expect(await idOf('manual', 'form')).toBe('typed');
  });

  it('bring what was typed along; what stands under the right key already stays', async () => {
    expect((await findEdits(`${SHOP} 11`))?.edits.phone).toBe('0599000011');
    expect((await findEdits(`${SHOP} 12`))?.edits.phone).toBe('0599000012');
    expect((await findEdits(`${SHOP} 13`))?.together).toMatchObject({ carrierKey: `${SHOP} 11` });
    expect(await (await openDatabase()).count('drafts')).toBe(4);
  });

  it('bring their notes along, those that failed to be tried once more', async () => {
    expect(await findOrderNote('https', 10)).toMatchObject({ state: 'written', store: SHOP, orderId: '7' });
    expect(await claimOrderNote(SHOP, { orderId: null, opened: true }, 10)).toMatchObject({ rowId: 'http' });
  });
});

import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it } from 'vitest';
import { phoneKey } from '../../../lib/parcel/phone';
import { readSettings } from '../../../lib/settings/settings';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';

const { draftContext, draftOrder } = await import('../../../entrypoints/background/drafting/draft-order');
const { nextOrder, setUpReview } = await import('./review-orders');

beforeAll(setUpReview);

const PHONE = '0599300300';

/** The findings of an order of `shop.example`, where a row of this kind is there already. */
async function doubtsBeside(store: string, change: object = {}) {
  const order = nextOrder({}, PHONE);
  const number = order.number.known ? order.number.value : null;
  await intend(
    madeRow({
      store,
      accountId: ACCOUNT.id,
      orderNumber: number,
      phoneKey: phoneKey(PHONE),
      state: 'created',
      ...change,
    }),
  );
  const { draft } = await draftOrder(
    { ...order, number: fact(number ?? '') },
    draftContext(ACCOUNT, await readSettings()),
  );
  return draft.findings.map(({ code }) => code).filter((code) => code === 'shipped-other-address');
}

describe('an order whose number and phone have a parcel under another address of the host', () => {
  it.each(['https://www.shop.example/wp-admin/', 'https://shop.example/shop/wp-admin/'])(
    'is looked at first: %s',
    async (store) => {
      expect(await doubtsBeside(store)).toEqual(['shipped-other-address']);
      expect(await doubtsBeside(store, { state: 'unknown' })).toEqual(['shipped-other-address']);
    },
  );

  it('is not doubted where it is another store, another phone, another number, or came to nothing', async () => {
    const www = 'https://www.shop.example/wp-admin/';
    expect(await doubtsBeside('https://other.example/wp-admin/')).toEqual([]);
    expect(await doubtsBeside(www, { phoneKey: '599111222' })).toEqual([]);
    expect(await doubtsBeside(www, { orderNumber: 'another' })).toEqual([]);
    expect(await doubtsBeside(www, { state: 'withdrawn' })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { orderReference } from '../../../lib/messaging/inputs';
import { protocol } from '../../../lib/messaging/protocol';
import { draftKeyOf } from '../../../lib/order-key';
import { MOST_COLLECTED } from '../../../lib/review/collection';
import { NAME_MAXIMUM } from '../../../lib/settings/account';
import { sheetStore } from '../../../lib/sheet/sheet-store';
import { storeKey } from '../../../lib/store-key';

const store = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

describe('the orders that a list’s script names in one message', () => {
  it('are as many as a collection holds, and not one more', () => {
    const collected = (count: number) =>
      ids(count).map((orderId) => ({
        orderId,
        number: null,
        link: `https://shop.example/${orderId}`,
        reply: { missing: 'answer' },
      }));
    for (const [count, taken] of [
      [MOST_COLLECTED, true],
      [MOST_COLLECTED + 1, false],
    ] as const) {
      expect(
        protocol['orders/listed'].input.safeParse({ store, orderIds: ids(count), shipped: [] }).success,
      ).toBe(taken);
      const input = { store, orders: collected(count) };
      expect(protocol['orders/collected'].input.safeParse(input).success).toBe(taken);
    }
    expect(MOST_COLLECTED).toBe(500);
  });
});

describe('an order of a list that has a long name in Arabic', () => {
  const sheet = sheetStore(crypto.randomUUID(), 'ط'.repeat(NAME_MAXIMUM));
  const orderId = `0:=${'a'.repeat(32)}`;
  const key = draftKeyOf({ store: sheet, id: orderId });
  const reference = { store: storeKey(sheet), orderId };
  const isTaken = (name: keyof typeof protocol, input: object) =>
    (protocol[name].input as z.ZodMiniType).safeParse(input).success;

  it('is corrected, written off, and asked about like any other', () => {
    const typed = { key, orderId, edits: { note: 'شكرا' }, currency: 'ILS', confirmed: [] };
    expect(isTaken('form/save', typed)).toBe(true);
    expect(isTaken('form/discard', { key, orderId })).toBe(true);
    expect(isTaken('recipient/past', { accountId: 'one', phone: '0599123456', ...reference })).toBe(true);
    expect(isTaken('store/currency', { store: reference.store, sign: '$', currency: 'USD' })).toBe(true);
    expect(isTaken('message/sent', { kind: 'made', subject: key, sent: true })).toBe(true);
  });

  it('is shipped from its form', () => {
    const order = { ...reference, number: null, link: null };
    expect(orderReference.safeParse(order).success).toBe(true);
    expect(protocol['parcel/create'].input.shape.key.safeParse(key).success).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { protocol } from '../../../lib/messaging/protocol';
import { MOST_COLLECTED } from '../../../lib/review/collection';

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

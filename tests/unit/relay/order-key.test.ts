import { expect, it } from 'vitest';
import { orderKey } from '../../../lib/relay/order-key';
import { orderKeySchema } from '../../../lib/relay/schemas';

const secret = new Uint8Array(32).fill(7);
const order = { store: 'https://shop.example/wp-admin', orderId: '1042', copy: 0 };

it('names one copy of one order of one store, and says nothing of it', async () => {
  const key = await orderKey(secret, order);
  expect(orderKeySchema.safeParse(key).success).toBe(true);
  expect(await orderKey(secret, { ...order })).toBe(key);
  const others = [
    orderKey(secret, { ...order, copy: 1 }),
    orderKey(secret, { ...order, orderId: '1043' }),
    orderKey(secret, { ...order, store: 'https://shop.example' }),
    // What stands between the fields cannot be moved into one.
    orderKey(secret, { ...order, store: `${order.store}","1042`, orderId: '' }),
    orderKey(new Uint8Array(32).fill(8), order),
  ];
  expect(new Set([key, ...(await Promise.all(others))]).size).toBe(6);
});

import { expect, it } from 'vitest';
import { orderName } from '../../../lib/relay/order-name';
import { orderKeySchema } from '../../../lib/relay/schemas';

const secret = new Uint8Array(32).fill(7);
const order = { store: 'https://shop.example/wp-admin', orderId: '1042', copy: 0 };

it('names one copy of one order of one store, and says nothing of it', async () => {
  const key = await orderName(secret, order);
  expect(orderKeySchema.safeParse(key).success).toBe(true);
  expect(await orderName(secret, { ...order })).toBe(key);
  const others = [
    orderName(secret, { ...order, copy: 1 }),
    orderName(secret, { ...order, orderId: '1043' }),
    orderName(secret, { ...order, store: 'https://shop.example' }),
    // What stands between the fields cannot be moved into one.
    orderName(secret, { ...order, store: `${order.store}","1042`, orderId: '' }),
    orderName(new Uint8Array(32).fill(8), order),
  ];
  expect(new Set([key, ...(await Promise.all(others))]).size).toBe(6);
});

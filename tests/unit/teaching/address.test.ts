import { describe, expect, it } from 'vitest';
import { linkOf, matchPageAddress, storeOf } from '../../../lib/stores/taught/page';
import type { Teaching } from '../../../lib/stores/taught/teaching';
import { learnAddress, sharpenAddress } from '../../../lib/teaching/learn-address';
import { blankTeaching } from '../../../lib/teaching/lesson';

const ORIGIN = 'https://shop.example';
const KEY = 'f3c9a1d4e5b60718293a4b5c';

/** First and second order's address, the first one's number, the second one's key and its address built anew. */
const CASES = [
  ['/orders/55', '/orders/56', '#55', '56', '/orders/56'],
  ['/shop/7/orders/551/view', '/shop/7/orders/552/view', '551', '552', '/shop/7/orders/552/view'],
  [
    '/admin/orders/9b2e4c7a-1d2f',
    '/admin/orders/0c1d2e3f-9a8b',
    '1001',
    '0c1d2e3f-9a8b',
    '/admin/orders/0c1d2e3f-9a8b',
  ],
  [
    `/index.php?route=sale/order.info&user_token=${KEY}&order_id=12&lang=ar`,
    '/index.php?route=sale/order.info&user_token=a0&order_id=13',
    '12',
    '13',
    '/index.php?route=sale%2Forder.info&order_id=13',
  ],
  ['/app#/orders/81', '/app#/orders/82', null, '82', '/app#/orders/82'],
  [`/order_id/31/key/${KEY}`, '/order_id/32/key/00aa11bb22cc33dd44ee', '31', '32', '/order_id/'],
  ['/current-order', '/current-order', 'A-1', null, '/current-order'],
] as const;

describe('the address of an order’s page', () => {
  it.each(CASES)('%s and %s are one kind of page', (first, second, number, key, link) => {
    const learned = learnAddress(new URL(first, ORIGIN), number);
    const address = sharpenAddress(learned, new URL(second, ORIGIN));
    expect(address).not.toBeNull();
    if (address === null) return;
    const teaching: Teaching = { ...blankTeaching(new URL(ORIGIN)), address };
    expect(matchPageAddress(address, new URL(second, ORIGIN))).toEqual({ key });
    expect(linkOf(teaching, key)).toBe(ORIGIN + link);
    expect(linkOf(teaching, key).startsWith(ORIGIN + storeOf(teaching).basePath)).toBe(true);
    expect(JSON.stringify(address)).not.toContain(KEY);
  });

  it.each([
    ['/orders/view?id=55&customer_id=77', '55'],
    ['/orders/view?order_id=55&id=77', '55'],
    ['/orders/view?customer_order_no=55&customer_id=77', '55'],
    ['/orders/view?order_uuid=55&customer_id=77', '55'],
    ['/orders/view?order_ref=55&customer_id=77', '55'],
    ['/orders/55?customer_id=77', '55'],
    ['/orders/55?ref=mail2', '55'],
    ['/orders/view?ref=55&customer_id=77', '55'],
    [`/orders/${KEY}?customer_id=77`, KEY],
    ['/admin2/orders/view?customer_id=77&sale_id=55', '55'],
    ['/admin2/orders/A55', 'A55'],
  ])('%s is told by the order’s key, not by its customer’s, where the number is another', (address, key) => {
    const url = new URL(address, ORIGIN);
    expect(matchPageAddress(learnAddress(url, 'R-9'), url)).toEqual({ key });
  });

  it('is none where the words of the two differ', () => {
    const learned = learnAddress(new URL('/orders/55', ORIGIN), '55');
    for (const other of ['/invoices/55', '/orders/55/edit', '/orders/', '/orders'])
      expect(sharpenAddress(learned, new URL(other, ORIGIN))).toBeNull();
  });
});

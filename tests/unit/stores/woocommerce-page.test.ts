import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { recogniseStore } from '../../../lib/stores/registry';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { elementAt } from '../../need';
import { PLAIN, practiceOrders } from '../../stores/orders';
import { listPage } from '../../stores/page/list-page';
import type { PracticeOrder } from '../../stores/practice-order';
import { PLAIN_SETTINGS, type Storage } from '../../stores/shop-settings';
import { ORIGIN, openOrderPage, the } from './open-page';

const order = practiceOrders.find(({ id }) => id === PLAIN) as PracticeOrder;

function at(address: string, document = openOrderPage(order, { storage: 'classic' }).document) {
  return woocommerce.detect(document, new URL(address, ORIGIN));
}

describe('an order’s page', () => {
  it.each(['classic', 'new'] as const)('is recognised in the %s storage, in either language', (storage) => {
    for (const language of ['ar', 'en'] as const) {
      const { document, url } = openOrderPage(order, { storage, language });
      expect(woocommerce.detect(document, url)).toEqual({
        page: 'order',
        orderId: '101',
        store: { kind: 'woocommerce', origin: ORIGIN, basePath: '/wp-admin/' },
      });
    }
  });

  it('has an address of its own, without what else stood in the address bar', () => {
    const { document } = openOrderPage(order);
    const url = new URL('/wp-admin/admin.php?id=101&action=edit&page=wc-orders&_wpnonce=secret#x', ORIGIN);
    expect(woocommerce.readDocument(document, url).link).toBe(
      `${ORIGIN}/wp-admin/admin.php?page=wc-orders&action=edit&id=101`,
    );
  });

  it('is known by its actions while its data is still to come, and not when all is there', () => {
    const { document, url } = openOrderPage(order);
    elementAt('#order_data', document).remove();
    const detect = () => woocommerce.detect(document, url);
    expect(detect()).toBeNull();
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    expect(detect()).toMatchObject({ page: 'order', orderId: '101' });
    elementAt('#woocommerce-order-actions', document).remove();
    expect(detect()).toBeNull();
  });

  it('is not another kind of post', () => {
    const { document } = openOrderPage(order, { storage: 'classic' });
    document.body.classList.replace('post-type-shop_order', 'post-type-shop_subscription');
    expect(at('/wp-admin/post.php?post=101&action=edit', document)).toBeNull();
  });

  it('offers the place of the store’s own actions, or the one below its heading', () => {
    const { document } = openOrderPage(order);
    expect(woocommerce.anchor?.(document)).toEqual({
      element: the(document, '#woocommerce-order-actions'),
      position: 'before',
    });
    the(document, '#woocommerce-order-actions').remove();
    expect(woocommerce.anchor?.(document)).toMatchObject({ position: 'after' });
    the(document, '.wp-header-end').remove();
    expect(woocommerce.anchor?.(document)).toBeNull();
  });
});

describe('the list of orders', () => {
  const open = (storage: Storage) => {
    const page = listPage(practiceOrders, {
      storage,
      language: 'ar',
      settings: PLAIN_SETTINGS,
      restRoot: '',
      nonce: '',
      address: () => '',
    });
    return new JSDOM(String(page)).window.document;
  };

  it('is recognised in both storages, filtered or not', () => {
    expect(at('/wp-admin/edit.php?post_type=shop_order', open('classic'))).toMatchObject({
      page: 'order-list',
    });
    expect(at('/wp-admin/admin.php?page=wc-orders&action=-1&s=x', open('new'))).toMatchObject({
      page: 'order-list',
      store: { origin: ORIGIN, basePath: '/wp-admin/' },
    });
  });

  it('is neither the list of products nor an order, which has a list of its own fields', () => {
    expect(at('/wp-admin/edit.php?post_type=product', open('classic'))).toBeNull();
    const { document } = openOrderPage(order);
    const fields = document.createElement('table');
    fields.id = 'the-list';
    document.body.append(fields);
    expect(at('/wp-admin/admin.php?page=wc-orders', document)).toBeNull();
  });
});

describe('the stores we read', () => {
  it('are found by the page', () => {
    const { document, url } = openOrderPage(order);
    expect(recogniseStore(document, url)?.store.kind).toBe('woocommerce');
    expect(recogniseStore(new JSDOM('').window.document, url)).toBeNull();
  });

  it('a page of another kind is not read', () => {
    const { url } = openOrderPage(order);
    expect(() => woocommerce.readDocument(new JSDOM('').window.document, url)).toThrow(
      'woocommerce: missing order page',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { type StoreAdapter, StorePageError } from '../../../lib/stores/adapter';
import { easyorders } from '../../../lib/stores/easyorders/reader';
import { magento } from '../../../lib/stores/magento/reader';
import { medusa } from '../../../lib/stores/medusa/reader';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { findHosted, recogniseStore } from '../../../lib/stores/registry';
import { salla } from '../../../lib/stores/salla/reader';
import { shopify } from '../../../lib/stores/shopify/reader';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { youcan } from '../../../lib/stores/youcan/reader';
import { MEDUSA_ORDER_ID } from '../../stores/medusa/medusa-order';
import { medusaOrderPage } from '../../stores/medusa/medusa-page';
import { PLAIN } from '../../stores/orders';
import { words } from '../../words';
import { ID as EASYORDERS_ID, openEasyOrders } from './open-easyorders';
import { openMagento } from './open-magento';
import { openOrderPage } from './open-page';
import { openPrestaShop } from './open-prestashop';
import { openSalla } from './open-salla';
import { openShopify } from './open-shopify';
import { openYouCan, ORIGIN as YOUCAN, ID as YOUCAN_ID } from './open-youcan';
import { parsePage } from './parse-page';
import { practice } from './practice';

const openMedusa = () => parsePage(medusaOrderPage(MEDUSA_ORDER_ID, '1042'));
const openWooCommerce = () => openOrderPage(practice(PLAIN), { storage: 'classic' }).document;

interface StorePages {
  readonly adapter: StoreAdapter;
  readonly open: () => Document;
  readonly origin: string;
  readonly id: string;
  /** Of the order that the page shows: `:id` stands for it. */
  readonly orders: readonly (readonly [address: string, basePath: string])[];
  readonly lists?: readonly string[];
  readonly others: readonly string[];
  /** Another program at an order's address. */
  readonly stranger?: string;
  readonly anchor?: readonly [selector: string, position: 'before' | 'after'];
}

const STORES: readonly StorePages[] = [
  {
    ...{
      adapter: prestashop,
      open: () => openPrestaShop().document,
      origin: 'https://shop.example',
      id: '101',
    },
    orders: [
      ['/shop/admin77/index.php/sell/orders/:id/view?_token=x', '/shop/admin77/'],
      ['/shop/admin77/sell/orders/:id/view', '/shop/admin77/'],
    ],
    others: words`
      /shop/admin77/index.php/sell/orders/102/view; /shop/admin77/index.php/sell/orders/new;
      /shop/admin77/index.php/sell/customers/101/view
    `,
    // Below the store's own actions.
    anchor: ['.order-actions', 'after'],
  },
  {
    ...{ adapter: magento, open: () => openMagento().document, origin: 'https://shop.example', id: '101' },
    orders: [
      ['/index.php/admin/sales/order/view/key/5ec2e7/order_id/:id/', '/index.php/admin/'],
      ['/admin_9/sales/order/view/order_id/:id', '/admin_9/'],
    ],
    others: words`
      /shop/admin_9/sales/order/view/order_id/102/key/x/; /shop/admin_9/sales/order_invoice/view/order_id/101/;
      /shop/admin_9/sales/order_create/index/order_id/101/
    `,
    anchor: ['.order-view-account-information', 'before'],
  },
  {
    ...{ adapter: salla, open: () => openSalla().document, origin: 'https://s.salla.sa', id: 'DXZbOz68qjnY' },
    orders: [['/orders/order/:id?x=1', '/']],
    others: words`https://salla.sa/orders/order/:id; /orders/print/1`,
    stranger: '<form id="login">',
  },
  {
    ...{
      adapter: easyorders,
      open: () => openEasyOrders().document,
      origin: 'https://app.easy-orders.net',
      id: EASYORDERS_ID,
    },
    orders: [
      ['/#/orders/:id', '/'],
      [`/#/orders/${EASYORDERS_ID.toUpperCase()}`, '/'],
    ],
    lists: words`/#/orders?filter=x`,
    others: words`
      /#/missed-orders/:id; /#/orders/create; /#/orders/:id/x; /; /#/products; https://easy-orders.net/#/orders/:id
    `,
  },
  {
    ...{ adapter: youcan, open: () => openYouCan().document, origin: YOUCAN, id: YOUCAN_ID },
    orders: [['/admin/orders/:id', '/admin/']],
    lists: words`/admin/orders`,
    others: words`/admin/orders/:id/edit; https://shop.example/admin/orders/:id`,
  },
  {
    ...{
      adapter: shopify,
      open: () => openShopify(PLAIN).document,
      origin: 'https://admin.shopify.com',
      id: '101',
    },
    orders: [['/store/practice/orders/:id?x=1#y', '/store/practice/']],
    lists: words`/store/practice/orders`,
    others: words`
      /store/practice/orders/:id/edit; /store/practice/draft_orders/:id; /store/practice/orders/drafts;
      /store/practice/products/:id; /store/practice; http://admin.shopify.com/store/practice/orders/:id;
      https://admin.shopify.com.evil.example/store/practice/orders/:id
    `,
  },
  {
    ...{ adapter: medusa, open: openMedusa, origin: 'https://shop.example', id: MEDUSA_ORDER_ID },
    orders: [
      ['/app/orders/:id', '/app/'],
      ['/app/orders/:id/metadata/edit', '/app/'],
      ['/back/office/orders/:id', '/back/office/'],
    ],
    lists: words`/app/orders; /app/orders/; /app/orders/export`,
    others: words`/app/products; /app/orders/draft_01`,
    stranger: '<main></main>',
  },
  {
    ...{ adapter: woocommerce, open: openWooCommerce, origin: 'https://shop.example', id: '101' },
    orders: [['/shop/back-office/post.php?action=edit&message=1&post=:id', '/shop/back-office/']],
    // A subscription has an order's page, and an order that is not saved yet has none.
    others: words`
      /wp-admin/post.php?post=102&action=edit; /wp-admin/post-new.php?post_type=shop_order;
      /wp-admin/admin.php?page=wc-orders&action=new; /wp-admin/post.php?post=101&action=trash;
      /wp-admin/admin.php?page=wc-orders--shop_subscription&action=edit&id=101;
      /wp-admin/post.php?post=101abc&action=edit; /wp-admin/edit.php?post=101&action=edit;
      file:///wp-admin/post.php?post=101&action=edit
    `,
  },
];

const strangers = STORES.filter(({ stranger }) => stranger);
const anchored = STORES.filter(({ anchor }) => anchor);

describe.each(STORES)(
  'a page of $adapter.kind',
  ({ adapter, open, origin, id, orders, lists = [], others }) => {
    const at = (address: string) => new URL(address.replace(':id', id), origin);

    it.each(orders)('is an order’s at %s', (address, basePath) => {
      const page = { page: 'order', store: { kind: adapter.kind, origin, basePath }, orderId: id };
      expect(adapter.detect(open(), at(address))).toEqual(page);
      expect(recogniseStore(open(), at(address))).toEqual(page);
    });

    it.each(lists)('is a list at %s', (address) => {
      const store = { kind: adapter.kind, origin };
      expect(adapter.detect(open(), at(address))).toMatchObject({ page: 'order-list', store });
    });

    it.each(others)('is none at %s', (address) => {
      expect(adapter.detect(open(), at(address))).toBeNull();
    });
  },
);

it.each(strangers)('another program at an address of $adapter.kind is none of its pages', (store) => {
  const [[address = ''] = []] = store.orders;
  const url = new URL(address.replace(':id', store.id), store.origin);
  expect(store.adapter.detect(parsePage(store.stranger ?? ''), url)).toBeNull();
  expect(() => store.adapter.readDocument(parsePage(''), url)).toThrow(StorePageError);
});

it.each(anchored)('$adapter.kind offers the place of its own actions', ({ adapter, open, anchor }) => {
  const [selector = '', position] = anchor ?? [];
  const document = open();
  const element = document.querySelector(selector);
  expect(element).not.toBeNull();
  expect(adapter.anchor?.(document)).toEqual({ element, position });
  element?.remove();
  expect(adapter.anchor?.(document)).toBeNull();
});

it('a store whose shops’ admins all lie at one address is known by that', () => {
  expect(findHosted(YOUCAN)).toEqual({ kind: 'youcan', basePath: '/admin/' });
});

import { describe, expect, it } from 'vitest';
import type { CustomField } from '../../../lib/order';
import { ORDER_LIMITS } from '../../../lib/order-limits';
import { blankOrder } from '../../../lib/stores/blank-order';
import { readMedusaAnswer } from '../../../lib/stores/medusa/read-answer';
import { reconcile } from '../../../lib/stores/reconcile';
import { wooCommerceFieldsOf } from '../../../lib/stores/woocommerce/custom-fields';

const field = (at: CustomField['at'], key: string): CustomField => ({
  at,
  key,
  label: '',
  value: `${key}: 1`,
});
/** What plugins keep with an order: as many as there is room for. */
const plugins = Array.from({ length: ORDER_LIMITS.fields }, (_, index) => field('data', `_plugin_${index}`));
const wanted = [
  field('shipping', '_shipping_village'),
  field('order', 'note'),
  field('data', 'delivery_village'),
  field('data', 'delivery_area_id'),
];
const has = (fields: readonly CustomField[] | undefined) =>
  wanted.filter((one) => fields?.some(({ key }) => key === one.key)).map(({ key }) => key);
const all = wanted.map(({ key }) => key);

describe('of more fields than there is room for', () => {
  it('those of an address and the checkout stay, and those that are called a place, wherever they stand', () => {
    const { customFields } = wooCommerceFieldsOf([...plugins, ...wanted]);
    expect(customFields).toHaveLength(ORDER_LIMITS.fields);
    expect(has(customFields)).toEqual(all);
  });

  it('they stay of an order whose addresses’ fields come behind its data', () => {
    const metadata = Object.fromEntries(plugins.map(({ key, value }) => [key, value]));
    const address = { metadata: { village: 'بيت دجن' } };
    const store = { kind: 'medusa', origin: 'https://shop.example', basePath: '/app/' } as const;
    const blank = blankOrder(store, 'order_1', 'https://shop.example/app/');
    const { customFields } = readMedusaAnswer({ metadata, shipping_address: address }, blank);
    expect(customFields?.[0]).toMatchObject({ at: 'shipping', key: 'village', value: 'بيت دجن' });
  });

  it('they stay too where the page has some more', () => {
    const store = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
    const order = { ...blankOrder(store, '101', 'https://shop.example/wp-admin/'), customFields: plugins };
    expect(has(reconcile(order, { ...order, customFields: wanted }).customFields)).toEqual(all);
  });

  it('fewer stand as they stood', () => {
    const few = [field('data', 'x'), ...wanted];
    expect(wooCommerceFieldsOf(few).customFields).toEqual(few);
  });
});

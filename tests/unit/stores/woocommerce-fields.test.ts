import { describe, expect, it } from 'vitest';
import type { CustomField, Order } from '../../../lib/order';
import { reconcile } from '../../../lib/stores/reconcile';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { PLAIN } from '../../stores/orders';
import type { PracticeField, PracticeOrder } from '../../stores/practice-order';
import { restOrder } from '../../stores/rest-order';
import { judged, readAnswered } from './judged';
import { openOrderPage, type } from './open-page';
import type { OpenPage } from './parse-page';
import { practice } from './practice';

const village: PracticeField = {
  at: 'billing',
  key: '_billing_village',
  label: 'القرية',
  value: 'دورا',
  on: 'form',
};

const withFields = (...ownFields: readonly PracticeField[]): PracticeOrder => ({
  ...practice(PLAIN),
  ownFields,
});
const read = ({ document, url }: OpenPage): Order => judged(woocommerce).readDocument(document, url);
const fieldsOn = (page: OpenPage) => read(page).customFields ?? [];

function saved(order: PracticeOrder, ...more: readonly { key: string; value: unknown }[]): Order {
  const own = (order.ownFields ?? []).map(({ key, value, code = value }) => ({ key, value: code }));
  const { store, id } = read(openOrderPage(order));
  const answer = { ...restOrder(order), meta_data: [...own, ...more] };
  return readAnswered(store, id, answer);
}

const field = (parts: Partial<CustomField>): CustomField => ({
  at: 'billing',
  key: '_billing_village',
  label: '',
  value: 'دورا',
  ...parts,
});

describe('the shop’s own fields of a WooCommerce order', () => {
  it('are read off the form, once though the address shows them too', () => {
    expect(fieldsOn(openOrderPage(withFields(village)))).toEqual([field({ label: 'القرية' })]);
  });

  it('are read off the address where the form has them not', () => {
    expect(fieldsOn(openOrderPage(withFields({ ...village, on: 'text' })))).toEqual([
      field({ key: '', label: 'القرية:' }),
    ]);
  });

  it('have the words of a list and what is saved of it', () => {
    expect(fieldsOn(openOrderPage(withFields({ ...village, code: '17' })))).toEqual([
      field({ label: 'القرية', code: '17' }),
    ]);
  });

  it('are read out of the interface’s data, the block checkout’s too, and no program’s long ones', () => {
    const order = saved(
      withFields({ ...village, key: '_wc_shipping/shop/village', on: 'nowhere' }),
      { key: '_wc_order_attribution_referrer', value: 'x'.repeat(300) },
      { key: 'gift', value: { wrapped: true } },
      { key: 'village', value: 'يطا' },
      { key: '_shahna_parcel_code', value: 'A1' },
    );
    expect(order.customFields).toEqual([
      field({ at: 'shipping', key: '_wc_shipping/shop/village' }),
      field({ at: 'data', key: 'village', value: 'يطا' }),
    ]);
  });

  it('are not there where the shop has none', () => {
    expect(read(openOrderPage(practice(PLAIN)))).not.toHaveProperty('customFields');
    expect(saved(practice(PLAIN))).not.toHaveProperty('customFields');
  });
});

describe('saved and shown together', () => {
  const together = (order: PracticeOrder, change: (page: OpenPage) => void = () => undefined) => {
    const page = openOrderPage(order);
    change(page);
    return reconcile(saved(order), read(page)).customFields;
  };

  it('are one, with the label and the words that the page knows', () => {
    expect(together(withFields(village))).toEqual([field({ label: 'القرية' })]);
    expect(together(withFields({ ...village, code: '17' }))).toEqual([
      field({ label: 'القرية', code: '17' }),
    ]);
    expect(together(withFields({ ...village, on: 'nowhere' }))).toEqual([field({})]);
  });

  it('stand twice where the page was edited and not saved, emptied too', () => {
    const edited = (value: string) =>
      together(withFields(village), ({ document }) => type(document, '_billing_village', value))?.map(
        ({ key, value }) => [key, value],
      );
    expect(edited('يطا')).toContainEqual(['_billing_village', 'دورا']);
    expect(edited('يطا')).toContainEqual(['_billing_village', 'يطا']);
    expect(edited('')).toContainEqual(['_billing_village', '']);
  });

  it('leave an empty field out that nobody saved', () => {
    expect(together(withFields({ ...village, value: '' }))).toEqual([field({ label: 'القرية', value: '' })]);
  });
});

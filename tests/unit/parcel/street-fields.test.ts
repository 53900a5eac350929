import { describe, expect, it } from 'vitest';
import type { CustomField, Order } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { absent, aMatch, anAccount, anOrder, fact, nobody } from './made-up';

const STREET = 'شارع المدارس';
const own = (key: string, value: string, more: Partial<CustomField> = {}): CustomField => ({
  at: key.includes('shipping') ? 'shipping' : key.includes('billing') ? 'billing' : 'data',
  key,
  label: '',
  value,
  ...more,
});

function streetOf(fields: readonly CustomField[], change: Partial<Order> = {}): string {
  const party = { ...nobody, address1: fact(STREET), city: fact('بيت لقيا') };
  const order = anOrder({ shipping: party, billing: party, customFields: [...fields], ...change });
  return draftParcel({ order, account: anAccount(), match: aMatch() }).fields.streetName;
}

const added = (...fields: readonly CustomField[]) => streetOf(fields).slice(STREET.length + 2);

describe('what a shop asks for of the street in fields of its own', () => {
  it.each([
    [[own('_billing_house_number', '12'), own('_billing_floor', '3')], 'house number 12، floor 3'],
    [[own('מספר בית', '12'), own('דירה', '5א')], 'מספר בית 12، דירה 5א'],
    [[own('', 'ב', { at: 'order', label: 'כניסה:' })], 'כניסה ב'],
    [[own('_wc_shipping/shop/apartment-no', '7')], 'apartment no 7'],
    [[own('_shipping_landmark', 'مقابل بنك فلسطين')], 'مقابل بنك فلسطين'],
    [[own('_billing_1', 'مقابل بنك فلسطين', { label: 'أقرب نقطة دالة' })], 'مقابل بنك فلسطين'],
    [[own('_billing_building_name', 'عمارة النجمة')], 'عمارة النجمة'],
    [[own('_billing_x', '٤', { label: 'رقم الطابق' })], 'رقم الطابق ٤'],
  ])('goes to whoever delivers: %o', (fields, text) => {
    expect(added(...fields)).toBe(text);
  });

  it.each([
    ['it is another number', own('_billing_id_number', '946123456')],
    ['it is the price of a flat', own('_billing_flat_price', '50')],
    ['it is a phone at home', own('_billing_x', '022951234', { label: 'هاتف البيت' })],
    ['it is of whoever sells', own('store_street', 'شارع ركب')],
    ['it is a sentence', own('_billing_x', 'نعم', { label: 'هل التوصيل إلى البيت' })],
    ['nothing is said', own('_billing_floor', '-')],
    ['nothing is chosen', own('_billing_entrance', 'لا يوجد')],
    ['it is denied', own('_billing_apartment', 'لا')],
    ['it is a tick', own('_billing_entrance', 'yes')],
    ['it is a tick in Arabic', own('_billing_building', 'نعم')],
    ['it is a tick in Hebrew', own('דירה', 'כן')],
    ['it is of goods', own('_unit', 'kg')],
    ['a program’s block beside the order says it', own('', '3', { at: 'data', label: 'Floor' })],
    ['the street has it', own('_billing_street', 'المدارس')],
  ])('is no part of it where %s', (_, field) => {
    expect(added(field)).toBe('');
  });

  it('is said once where the page prints what the store keeps', () => {
    const printed = own('', '3', { at: 'order', label: 'קומה' });
    expect(added(own('cargo_floor', '3'), printed)).toBe('קומה 3');
    expect(added(own('_shipping_floor', '3'), own('_billing_floor', '4'))).toBe('floor 3');
  });

  it('is that of the address which the parcel goes to', () => {
    const billing = { ...nobody, address1: fact('شارع ركب'), city: fact('رام الله') };
    expect(streetOf([own('_billing_floor', '3')], { billing })).toBe(STREET);
  });

  it('is no street by itself: an order without one is still asked for it', () => {
    const party = { ...nobody, address1: absent, city: fact('بيت لقيا') };
    expect(streetOf([own('_billing_floor', '3')], { shipping: party, billing: party })).toBe('');
  });
});

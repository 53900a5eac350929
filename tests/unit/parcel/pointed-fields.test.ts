import { describe, expect, it } from 'vitest';
import { type CustomField, unknown } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { kindOf } from '../../../lib/parcel/field-kind';
import type { PointedFields } from '../../../lib/parcel/field-meanings';
import { withPointedFields } from '../../../lib/parcel/pointed-fields';
import { findAddressText } from '../../../lib/parcel/recipient';
import { aMatch, anAccount, anOrder, fact } from './made-up';

const own = (key: string, value: string, more: Partial<CustomField> = {}): CustomField => ({
  at: 'shipping',
  key,
  label: '',
  value,
  ...more,
});
const by = (key: string, label = '') => ({ key, label });
const told = (customFields: CustomField[], pointed: PointedFields) =>
  withPointedFields(anOrder({ customFields }), pointed);

describe('the field that the merchant said is the village', () => {
  it('is it, whatever it is called', () => {
    const order = told([own('_shipping_wooccm11', 'دورا')], { village: by('_shipping_wooccm11') });
    expect(findAddressText(order).city).toBe('دورا، بيت لقيا');
  });

  it('is the same of the other address, and by its label where the page alone has it', () => {
    const ofBilling = told([own('_billing_wooccm11', 'دورا', { at: 'billing' })], {
      village: by('_shipping_wooccm11'),
    });
    expect(findAddressText(ofBilling).city).toBe('دورا، بيت لقيا');
    const labelled = told([own('', 'دورا', { label: 'وجهة التوصيل:' })], { village: by('', 'وجهة التوصيل') });
    expect(findAddressText(labelled).city).toBe('دورا، بيت لقيا');
  });

  it('is it alone: what else looks like a village or a courier’s field is only said beside it', () => {
    const order = told(
      [own('_shipping_village', 'يطا'), own('_shipping_x', 'دورا'), own('_shipping_pathao_zone', '52')],
      { village: by('_shipping_x') },
    );
    expect(findAddressText(order)).toMatchObject({ city: 'دورا، بيت لقيا', aside: ['يطا'] });
    expect(order.customFields?.map(kindOf)).toEqual(['unknown', 'village', 'none']);
  });

  it('is asked about where only the page has it and the order was read without', () => {
    const order = told([own('_shipping_gift', 'نعم')], { village: by('', 'وجهة التوصيل') });
    expect(order.customFields?.map(kindOf)).toContain('code');
  });

  it('changes nothing of an order that has it not', () => {
    expect(findAddressText(told([], { village: by('_shipping_x') })).city).toBe('بيت لقيا');
  });
});

describe('the other fields that the merchant pointed out', () => {
  it('are the second phone, the note and the deposit', () => {
    const order = told([own('_b', '0568123456'), own('_n', 'بعد العصر'), own('_d', '50 ₪')], {
      phone2: by('_b'),
      note: by('_n'),
      paid: by('_d'),
    });
    expect(order.shipping.phone).toMatchObject({ value: '0599123456 / 0568123456' });
    expect(order.customerNote).toMatchObject({ value: expect.stringMatching(/بعد العصر$/) });
    expect(order.paidTotal).toMatchObject({ known: true, value: '50' });
  });

  it('ask where a deposit is no amount, or the store says another', () => {
    const pointed = { paid: by('_d') };
    expect(told([own('_d', 'yes')], pointed).paidTotal).toMatchObject({ known: false, why: 'unreadable' });
    const other = anOrder({ customFields: [own('_d', '50')], paidTotal: fact('45') });
    expect(withPointedFields(other, pointed).paidTotal).toMatchObject({ known: false, why: 'disagree' });
  });

  it('ask where a deposit is in another currency than the order, or in one while the order’s is not known', () => {
    const dinars = own('_d', '50 JD');
    const inShekels = told([dinars], { paid: by('_d') });
    expect(inShekels.paidTotal).toMatchObject({ known: false, why: 'unreadable', text: '50 JD' });
    const { findings } = draftParcel({ order: inShekels, account: anAccount(), match: aMatch() });
    expect(findings).toMatchObject([{ field: 'totalPrice', severity: 'doubt' }]);
    const inDinars = anOrder({ currency: fact('JOD'), customFields: [dinars] });
    const pointed = { paid: by('_d') };
    expect(withPointedFields(inDinars, pointed).paidTotal).toMatchObject({ known: true, value: '50' });
    const inNone = { ...inDinars, currency: unknown('not-shown') };
    expect(withPointedFields(inNone, pointed).paidTotal).toMatchObject({ known: false, why: 'unreadable' });
    const said = { ...inShekels, paidTotal: fact('50') };
    expect(withPointedFields(said, pointed).paidTotal).toMatchObject({ known: false, why: 'unreadable' });
  });

  it('ask where only the page has them and the order was read without', () => {
    const label = by('', 'حقل من الصفحة');
    const order = told([own('_shipping_gift', 'نعم')], { phone2: label, note: label, paid: label });
    expect(order.paidTotal).toMatchObject({ known: false, why: 'unreadable', text: 'حقل من الصفحة: ?' });
    expect(order.shipping.phone).toMatchObject({ value: '0599123456', sure: false });
    const { findings } = draftParcel({ order, account: anAccount(), match: aMatch() });
    const doubts = findings.filter(({ severity }) => severity === 'doubt');
    expect(doubts.map(({ field }) => field)).toEqual(expect.arrayContaining(['phone', 'note', 'totalPrice']));
  });

  it('are read, and nothing is asked, where the page was read', () => {
    const label = by('', 'عربون');
    const order = told([own('', '50', { label: 'عربون' }), own('', 'x', { label: 'آخر' })], { paid: label });
    expect(order.paidTotal).toMatchObject({ known: true, value: '50' });
    const without = told([own('', 'x', { label: 'آخر' })], { phone2: label, note: label, paid: label });
    expect(without).toEqual(anOrder({ customFields: without.customFields ?? [] }));
  });

  it('are nothing where the order has none of them', () => {
    const order = anOrder({ customFields: [] });
    expect(withPointedFields(order, { phone2: by('_b'), note: by('_n'), paid: by('_d') })).toEqual(order);
  });
});

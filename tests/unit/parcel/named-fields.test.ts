import { describe, expect, it } from 'vitest';
import type { CustomField, Order } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { withNamedFields } from '../../../lib/parcel/named-fields';
import { absent, aMatch, anAccount, anOrder, fact, nobody } from './made-up';

const own = (parts: Partial<CustomField>): CustomField => ({
  at: 'shipping',
  key: '',
  label: '',
  value: '0568123456',
  ...parts,
});
const draftOf = (order: Order) => draftParcel({ order, account: anAccount(), match: aMatch() }).fields;
const phone2 = (...fields: readonly CustomField[]) =>
  draftOf(withNamedFields(anOrder({ customFields: [...fields] }))).phone2;

describe('a second phone in a field of the shop’s own', () => {
  it.each([
    { key: '_shipping_phone_2' },
    { key: 'shipping_phone2' },
    { key: '_shipping_secondPhone' },
    { key: '_wc_shipping/shop/alternative-mobile' },
    { label: 'رقم هاتف آخر' },
    { label: 'الجوال البديل' },
    { label: 'WhatsApp' },
    { label: 'טלפון נוסף' },
  ])('is the parcel’s second phone: %o', (parts) => {
    expect(phone2(own(parts))).toBe('0568123456');
  });

  it.each([
    ['is a plugin’s datum', { at: 'data' as const, key: 'phone_2' }],
    ['is not called a further one', { label: 'رقم الهاتف' }],
    ['is another number', { label: 'رقم آخر', value: 'طلب 12' }],
    ['says when to call', { label: 'هاتف ثاني', value: 'بعد العصر 0568123456' }],
    ['has a sentence for a label', { label: 'هل تريد أن نتصل على رقم هاتف ثاني قبل أن نصل' }],
  ])('is none where it %s', (_, parts) => {
    expect(phone2(own(parts))).toBe('');
  });

  it('goes with whichever phone is called', () => {
    const order = anOrder({ customFields: [own({ label: 'هاتف ثاني' })] });
    const shipping = { ...nobody, ...order.shipping, phone: absent };
    const billing = { ...order.billing, phone: fact('0599700301') };
    const { phone, phone2 } = draftOf(withNamedFields({ ...order, shipping, billing }));
    expect([phone, phone2]).toEqual(['0599700301', '0568123456']);
  });
});

describe('a note in a field of the shop’s own', () => {
  const noteOf = (field: CustomField) =>
    draftOf(withNamedFields(anOrder({ customerNote: fact('اتصل'), customFields: [field] }))).note;

  it.each([{ label: 'ملاحظات التوصيل' }, { key: '_shipping_delivery_notes' }, { label: 'הערות לשליח' }])(
    'is part of the parcel’s: %o',
    (parts) => {
      expect(noteOf(own({ value: 'الباب الخلفي', ...parts }))).toBe('اتصل\nالباب الخلفي');
    },
  );

  it('is none where it is called something else', () => {
    expect(noteOf(own({ label: 'المناسبة', value: 'عيد' }))).toBe('اتصل');
  });
});

describe('what the person pointed out', () => {
  it('goes first', () => {
    const order = anOrder({ customFields: [own({ label: 'هاتف ثاني' })] });
    expect(withNamedFields(order, { phone2: { key: '_other', label: '' } }).shipping).toEqual(order.shipping);
    expect(withNamedFields(order).shipping).not.toEqual(order.shipping);
  });
});

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

describe('another phone in a field of the shop’s own, which may be the recipient’s', () => {
  const draft = (field: Partial<CustomField>, change: Partial<Order> = {}) => {
    const order = withNamedFields(anOrder({ ...change, customFields: [own(field)] }));
    const { fields, findings } = draftParcel({ order, account: anAccount(), match: aMatch() });
    const asked = findings.filter(({ field: of, severity }) => of === 'phone' && severity === 'doubt');
    return { phones: [fields.phone, fields.phone2], asked: asked.map(({ code }) => code) };
  };
  const { phone } = anOrder({}).shipping;
  const buyers = phone.known ? phone.value : '';

  it.each([
    { at: 'billing' as const, key: '_billing_recipient_phone' },
    { key: '_shipping_recipient_phone' },
    { at: 'order' as const, label: 'رقم هاتف المستلم' },
    { at: 'order' as const, label: 'رقم المستلم' },
    { label: 'جوال' },
    { label: 'رقم الهاتف' },
    { label: 'טלפון של המקבל' },
  ])('is asked about, with both of them in their places: %o', (parts) => {
    expect(draft(parts)).toEqual({ phones: [buyers, '0568123456'], asked: ['reading-unsure'] });
  });

  it.each([
    ['it is the one that is called', { label: 'جوال', value: buyers.replace(/^0/, '+970') }],
    ['it is called a further one', { label: 'هاتف ثاني' }],
    ['it is a plugin’s datum', { at: 'data' as const, key: 'recipient_phone' }],
    ['it is whoever sends', { label: 'هاتف المرسل' }],
    ['it is some other number', { label: 'رقم الهوية', value: '946123456' }],
    ['it is empty', { label: 'جوال', value: '' }],
  ])('is not where %s', (_, parts) => {
    expect(draft(parts).asked).toEqual([]);
  });

  it('of the buyer asks nothing where the parcel goes to somebody with a phone of their own', () => {
    const order = anOrder({});
    const billing = { ...order.billing, phone: fact('0599700301') };
    expect(draft({ at: 'billing', key: '_billing_mobile' }, { billing }).asked).toEqual([]);
  });
});

describe('a recipient’s name in a field of the shop’s own', () => {
  const asked = (field: Partial<CustomField>) => {
    const order = withNamedFields(anOrder({ customFields: [own(field)] }));
    const { findings } = draftParcel({ order, account: anAccount(), match: aMatch() });
    return findings.filter((one) => one.field === 'firstName' && one.severity === 'doubt').length;
  };
  const { name } = anOrder({}).shipping;

  it('is asked about where it is another than the address has', () => {
    expect(asked({ label: 'اسم المستلم', value: 'هبة سليم' })).toBe(1);
    expect(asked({ at: 'order', key: 'recipient_name', value: 'هبة سليم' })).toBe(1);
    expect(asked({ label: 'اسم المستلم', value: name.known ? name.value : '' })).toBe(0);
    expect(asked({ label: 'اسم القطة', value: 'هبة سليم' })).toBe(0);
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
    const mobile = anOrder({ customFields: [own({ label: 'جوال' })] });
    expect(withNamedFields(mobile, { phone2: { key: '', label: 'جوال' } }).shipping).toEqual(mobile.shipping);
  });
});

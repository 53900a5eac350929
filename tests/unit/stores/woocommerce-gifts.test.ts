import { describe, expect, it } from 'vitest';
import { draftParcel } from '../../../lib/parcel/draft';
import { withNamedFields } from '../../../lib/parcel/named-fields';
import { restOrder } from '../../stores/rest-order';
import { aMatch, anAccount } from '../parcel/made-up';
import { readAnswered } from './judged';
import { practice } from './practice';

const STORE = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
const meta = (data: object) => Object.entries(data).map(([key, value], id) => ({ id, key, value }));

/** Fields at which the draft asks, for an order with these data of its first item and of its own. */
function asked(ofItem: object, ofOrder: object = {}) {
  const answer = restOrder(practice(101));
  const [item] = answer.line_items;
  const line_items = [{ ...item, meta_data: meta(ofItem) }];
  const order = readAnswered(STORE, '101', { ...answer, line_items, meta_data: meta(ofOrder) });
  const draft = draftParcel({ order: withNamedFields(order), account: anAccount(), match: aMatch() });
  const { findings, fields } = draft;
  const at = findings.flatMap(({ field, severity }) => (severity === 'notice' ? [] : [field]));
  return { at: [...new Set(at)].sort(), phone2: fields.phone2 };
}

const GIFT = { 'اسم المستلم': 'لينا عودة', 'رقم المستلم': '0568123456' };

describe('the recipient of a gift', () => {
  it('is asked about where the goods have name and phone, as a plugin asks for them at a product', () => {
    expect(asked(GIFT)).toEqual({ at: ['firstName', 'phone'], phone2: '0568123456' });
    expect(asked({ 'Receiver name': 'Lina Odeh', 'Phone of receiver': '0568123456' }).at).toEqual([
      'firstName',
      'phone',
    ]);
    expect(asked({ 'Recipient name': 'Lina Odeh', 'Recipient phone': '0568123456' }).at).toEqual([
      'firstName',
      'phone',
    ]);
  });

  it('is asked about where the shop’s own words beside the order have them', () => {
    expect(asked({}, GIFT)).toEqual({ at: ['firstName', 'phone'], phone2: '0568123456' });
  });

  it('is none by what else goods say, or a program keeps', () => {
    expect(asked({ المقاس: 'XL', 'الاسم على الكيكة': 'لينا', phone: '0568123456' }).at).toEqual([]);
    expect(
      asked({
        receiver: 'Left',
        pa_receiver: 'In the canal',
        'Receiver type': 'BTE',
        'receiver telecoil': 'T',
      }).at,
    ).toEqual([]);
    expect(asked({}, { recipient_phone: '0568123456' }).at).toEqual([]);
  });
});

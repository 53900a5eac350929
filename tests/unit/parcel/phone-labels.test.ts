import { describe, expect, it } from 'vitest';
import { draftParcel } from '../../../lib/parcel/draft';
import { words } from '../../words';
import { aMatch, anAccount, anOrder, fact, nobody } from './made-up';

function phonesOf(text: string) {
  const shipping = { ...nobody, name: fact('سلمى'), address1: fact('شارع المدارس'), phone: fact(text) };
  const order = anOrder({ shipping });
  const { fields, findings } = draftParcel({ order, account: anAccount(), match: aMatch() });
  const codes = findings
    .filter(({ field }) => field === 'phone' || field === 'phone2')
    .map(({ code }) => code);
  return [fields.phone, fields.phone2, ...codes];
}

describe('a phone behind what it is called', () => {
  it.each(words`
    جوال 0598123444; جوال: 0598123444; رقم الجوال 0598123444; جوال ٠٥٩٨١٢٣٤٤٤; الهاتف:0598123444;
    Mobile: 0598123444; Tel. 0598123444; whatsapp 0598123444; טלפון 0598123444
  `)('%j leaves nothing to look at', (text) => {
    expect(phonesOf(text)).toEqual(['0598123444', '']);
  });

  it('both of two may have their own', () => {
    expect(phonesOf('جوال 0598123444 واتس 0568123456')).toEqual(['0598123444', '0568123456']);
    expect(phonesOf('جوال 0598123444 / هاتف: 0568123456')).toEqual(['0598123444', '0568123456']);
  });

  it.each([
    '0598123444 واتس',
    '0598123444 (واتساب)',
    '0598123444 جوال',
    '0598123444 - WhatsApp',
    '0598123444 mobile',
  ])('may stand before it: %j', (text) => {
    expect(phonesOf(text)).toEqual(['0598123444', '']);
  });

  it('may stand behind the first of two', () => {
    expect(phonesOf('0598123444 واتس / 0568123456')).toEqual(['0598123444', '0568123456']);
  });

  it.each(['0598123444 واتس فقط', '0598123444 واتس بدون اتصال'])('with more words behind: %j', (text) => {
    expect(phonesOf(text)).toEqual(['0598123444', '', 'phone-worded']);
  });

  it.each(['0598123444 جوال أخوه', 'جوال أخوه 0598123444', 'رقم المرسل 0598123444', 'ليس 0598123444'])(
    'other words still ask: %j',
    (text) => {
      expect(phonesOf(text)).toEqual(['0598123444', '', 'phone-worded']);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFor } from '../../../lib/ledger/select';
import { ACCOUNT, madeEntry, PLACE, requestOf } from './made-entry';

const entry = madeEntry({
  orderNumber: '1043',
  request: requestOf({ name: 'أحمد الكيلاني', phone: '0599123456' }),
});
const finds = (typed: string) => searchFor(typed)(entry);

describe('finding a parcel by what a person has at hand', () => {
  it.each([
    ['the code', 'SB-100234'],
    ['the code without its dash, in small letters', 'sb100234'],
    ['a part of the code', '1002'],
    ['the name', 'أحمد'],
    ['the name without its hamza, family name first', 'الكيلاني احمد'],
    ['the phone', '0599123456'],
    ['the phone with spaces', '059 912 3456'],
    ['the phone in Arabic digits', '٠٥٩٩١٢٣٤٥٦'],
    ['the phone as it is abroad', '+970 599-123-456'],
    ['the end of the phone', '3456'],
    ['the order', '1043'],
    ['the order in Arabic digits', '١٠٤٣'],
    ['the village', 'بيت فوريك'],
    ['the village spelled otherwise', 'بيت فوريڭ'],
    ['the city', 'نابلس'],
    ['the street', 'المدارس'],
    ['name and village together', 'احمد نابلس'],
    ['nothing at all', '  '],
  ])('by %s', (_, typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each([
    ['another name', 'سلمى'],
    ['a name and another village', 'أحمد جنين'],
    ['another phone', '0599123457'],
  ])('not by %s', (_, typed) => {
    expect(finds(typed)).toBe(false);
  });

  it('does not find one part running into the next', () => {
    const two = madeEntry({ orderNumber: '12', parcelCode: '34' });
    expect(searchFor('3412')(two)).toBe(false);
    expect(searchFor('1234')(two)).toBe(false);
  });

  it('finds each by any of its own words, however it is written, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, typed) => {
        const made = madeEntry({ request: requestOf({ name }) });
        expect(searchFor(name.toUpperCase().toLowerCase())(made)).toBe(true);
        expect(typeof searchFor(typed)(made)).toBe('boolean');
      }),
      { examples: [['ᾀ', '']] },
    );
  });
});

describe('what an entry is made of', () => {
  it('shows a phone that was sent in another form as the account does, and finds it in every form', () => {
    for (const phone of ['599123456', '0599123456', '+970599123456', '+972599123456']) {
      const made = madeEntry({ request: requestOf({ phone }) });
      expect(made.phone).toBe('0599123456');
      for (const typed of ['599123456', '059 912 3456', '+970599123456', '+972 599 123 456'])
        expect(searchFor(typed)(made)).toBe(true);
    }
    const jordan = madeEntry(
      { request: requestOf({ phone: '0791234567' }) },
      { ...ACCOUNT, country: 'jordan' },
    );
    expect(searchFor('+962 79 123 4567')(jordan)).toBe(true);
  });

  it('follows links to the web alone', () => {
    const linked = (orderLink: string | null) => madeEntry({ orderLink }).orderLink;
    expect(linked('https://shop.example/wp-admin/post.php?post=7')).toBe(
      'https://shop.example/wp-admin/post.php?post=7',
    );
    expect(linked('javascript:alert(1)')).toBeNull();
    expect(linked('file:///etc/passwd')).toBeNull();
    expect(linked('no address')).toBeNull();
    expect(linked(null)).toBeNull();
  });

  it('adds what a high price costs to the fee, and says when the fee is not known', () => {
    expect(madeEntry({ quotedFee: { deliveryCost: '20.00', extraPrice: '1.5' } }).fee).toBe('21.5');
    expect(madeEntry({ quotedFee: null }).fee).toBeNull();
    expect(madeEntry().fee).toBeNull();
  });

  it('stands although its account and its village are gone', () => {
    const orphan = madeEntry({}, null, null);
    expect(orphan).toMatchObject({ accountName: null, currency: null, place: null, villageId: 7 });
    expect(searchFor(PLACE.village)(orphan)).toBe(false);
  });
});

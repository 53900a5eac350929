import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftParcel } from '../../../lib/parcel/draft';
import type { ParcelFieldName } from '../../../lib/parcel/parcel-draft';
import { findSigns, sentText } from '../../../lib/parcel/sent-text';
import { aMatch, anAccount, anOrder, fact, unsure } from './made-up';

it('signs in an order that turn or end a text are taken out, and that is said', () => {
  const { shipping, items } = anOrder();
  const [first] = items;
  const order = anOrder({
    shipping: {
      ...shipping,
      name: fact('مريم\u202e سنينة'),
      address1: fact('شارع\u0000 السلام'),
      address2: unsure('بناية 7'),
    },
    customerNote: fact('قبل\u2067 الظهر'),
    items: first === undefined ? [] : [{ ...first, name: 'زيت\u202d زيتون' }],
  });
  const { fields, findings } = draftParcel({ order, account: anAccount(), match: aMatch() });
  const codes = (of: ParcelFieldName) =>
    findings.filter(({ field }) => field === of).map(({ severity, code }) => `${severity} ${code}`);
  expect(fields).toMatchObject({ firstName: 'مريم سنينة', note: 'قبل الظهر' });
  expect(fields.streetName).toMatch(/^شارع السلام، /);
  expect(fields.description).toMatch(/زيت زيتون/);
  expect(codes('firstName')).toEqual(['notice signs-removed']);
  expect(codes('note')).toEqual(['notice signs-removed']);
  expect(codes('description')).toEqual(['notice signs-removed']);
  // The doubt about the other line stays.
  expect(codes('streetName')).toEqual(['notice signs-removed', 'doubt reading-unsure']);
  expect(findings.find(({ field }) => field === 'firstName')?.params).toEqual({ signs: 'U+202E' });
});

it('whatever is typed, none of them is left in what is sent, and nothing else but blanks at its ends goes', () => {
  const typed = fc.string({
    unit: fc.constantFrom(
      'a',
      'ش',
      ' ',
      '\n',
      '\t',
      '🌿',
      '\u0000',
      '\u0085',
      '\u202a',
      '\u202e',
      '\u2066',
      '\u2069',
    ),
  });
  fc.assert(
    fc.property(typed, (text) => {
      const sent = sentText(text);
      expect(findSigns(sent)).toEqual([]);
      expect(sent).toBe(
        [...text]
          .filter((sign) => findSigns(sign).length === 0)
          .join('')
          .trim(),
      );
    }),
  );
});

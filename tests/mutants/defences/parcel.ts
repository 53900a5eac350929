import type { Mutant } from '../mutant';

/** What keeps a form's fields as the spec allows them, and what is said of them true. */
export const parcelDefences: readonly Mutant[] = [
  {
    name: 'signs-not-sent',
    what: 'a mark that turns the direction of the text is printed on the label',
    patches: [
      {
        file: 'lib/parcel/sent-text.ts',
        from: 'return withoutSigns(text).trim().toWellFormed();',
        to: 'return text.trim().toWellFormed();',
      },
    ],
    tests: ['tests/unit/parcel/request.test.ts'],
    project: 'unit',
  },
  {
    name: 'signs-are-said',
    what: 'what was taken out of an order’s text is told to nobody',
    patches: [
      {
        file: 'lib/parcel/finding.ts',
        from: 'signs.length === 0 ? []',
        to: 'signs.length >= 0 ? []',
      },
    ],
    tests: ['tests/unit/parcel/signs.test.ts'],
    project: 'unit',
  },
  {
    name: 'cut-between-graphemes',
    what: 'a cut leaves a letter without its mark, or half a family',
    patches: [
      {
        file: 'lib/parcel/cut-text.ts',
        from: 'new Intl.Segmenter().segment(text)',
        to: '[...text].map((segment) => ({ segment }))',
      },
    ],
    tests: ['tests/unit/parcel/description.test.ts'],
    project: 'unit',
  },
  {
    name: 'lengths-in-characters',
    what: '128 emoji are refused as a description of 255 characters',
    patches: [
      {
        file: 'lib/parcel/rules.ts',
        from: '  return characterCount(text) <= maximum;',
        to: '  return text.length <= maximum;',
      },
    ],
    tests: ['tests/unit/parcel/rules.test.ts', 'tests/unit/parcel/request.test.ts'],
    project: 'unit',
  },
  {
    name: 'favourite-kept',
    what: 'a row that is drafted anew loses that its recipient is a favourite',
    patches: [
      {
        file: 'lib/parcel/redraft.ts',
        from: '    isFavoriteRecipient: request.is_favorite_recipient ?? false,\n',
        to: '',
      },
    ],
    tests: ['tests/unit/parcel/redraft.test.ts'],
    project: 'unit',
  },
  {
    name: 'too-fine-is-not-too-large',
    what: 'a weight with seven decimals is called too large',
    patches: [
      {
        file: 'lib/parcel/check-numbers.ts',
        from: 'countDecimals(value) > PLAIN_NUMBER_DECIMALS',
        to: 'false',
      },
    ],
    tests: ['tests/unit/parcel/preflight.test.ts'],
    project: 'unit',
  },
  {
    name: 'landline-is-allowed',
    what: 'every order with a landline wants a person to look',
    patches: [{ file: 'lib/parcel/phone.ts', from: '!landline.test(phone) && ', to: '' }],
    tests: ['tests/unit/parcel/phone.test.ts', 'tests/unit/parcel/phones-in-text.test.ts'],
    project: 'unit',
  },
  {
    name: 'doubt-of-the-second-phone',
    what: 'what is doubtful about the second phone is said of the first',
    patches: [
      {
        file: 'lib/parcel/phones-in-text.ts',
        from: "isSecond(at) ? 'phone2' : 'phone'",
        to: "isSecond(at) ? 'phone' : 'phone'",
      },
    ],
    tests: ['tests/unit/parcel/phones-in-text.test.ts'],
    project: 'unit',
  },
  {
    name: 'invisible-between-digits',
    what: 'a phone with an invisible sign in it cannot be sent',
    patches: [{ file: 'lib/parcel/plain-text.ts', from: ".replace(INVISIBLE, '')", to: '' }],
    tests: ['tests/unit/parcel/phone.test.ts'],
    project: 'unit',
  },
];

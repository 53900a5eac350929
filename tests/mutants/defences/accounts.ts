import type { Mutant } from '../mutant';

/** What an account says of its company: its country and phones, and what the key's field is called. */
export const accountsDefences: readonly Mutant[] = [
  {
    name: 'phone-in-one-form',
    what: 'an order’s phone is sent as the order has it, and not in the account’s one form',
    patches: [
      {
        file: 'lib/parcel/phone.ts',
        from: "if (isAbroad || national.startsWith('0') ||",
        to: "if (isAbroad || national !== '' ||",
      },
    ],
    tests: ['tests/unit/background/one-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'phone-of-any-form',
    what: 'a row that was sent in another form is another phone’s',
    patches: [
      {
        file: 'lib/parcel/phone.ts',
        from: "plainText(phone).replace(/\\D/g, '').slice(-9)",
        to: "plainText(phone).replace(/\\D/g, '')",
      },
    ],
    tests: ['tests/unit/parcel/phone.test.ts'],
    project: 'unit',
  },
  {
    name: 'jordan-own-code',
    what: 'a Jordanian account’s number with +962 is foreign',
    patches: [
      {
        file: 'lib/parcel/phone.ts',
        from: 'if (own !== undefined && PHONES[country].isLocal)',
        to: "if (own === '')",
      },
    ],
    tests: ['tests/unit/background/one-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'country-of-several-towns',
    what: 'a list’s country is proposed by a single town’s name',
    patches: [
      {
        file: 'lib/villages/country-of-list.ts',
        from: 'const FEWEST = 3;',
        to: 'const FEWEST = 1;',
      },
    ],
    tests: ['tests/unit/settings/country.test.ts'],
    project: 'unit',
  },
  {
    name: 'country-of-one-country',
    what: 'a list with the towns of both countries is taken for one’s',
    patches: [
      {
        file: 'lib/villages/country-of-list.ts',
        from: 'const CLEARLY = 2;',
        to: 'const CLEARLY = 1;',
      },
    ],
    tests: ['tests/unit/settings/country.test.ts'],
    project: 'unit',
  },
  {
    name: 'money-that-was-set',
    what: 'with the country, money that the person set is changed',
    patches: [
      {
        file: 'lib/settings/country-money.ts',
        from: 'return isOthers && now.currency !== MONEY[country].currency ? MONEY[country] : now;',
        to: 'return MONEY[country];',
      },
    ],
    tests: ['tests/unit/settings/country.test.ts'],
    project: 'unit',
  },
  {
    name: 'key-field-of-account',
    what: 'the key goes out under the specification’s name, whatever the account says',
    patches: [
      {
        file: 'lib/courier/exchange.ts',
        from: 'options.keyField ?? KEY_FIELD',
        to: 'KEY_FIELD',
      },
    ],
    tests: ['tests/unit/settings/key-field.test.ts'],
    project: 'unit',
  },
  {
    name: 'key-field-of-its-own',
    what: 'the key’s field may be called like one of the body’s, and stands in its place',
    patches: [
      {
        file: 'lib/settings/key-field.ts',
        from: ' && !TAKEN.has(name)',
        to: '',
      },
    ],
    tests: ['tests/unit/settings/key-field.test.ts'],
    project: 'unit',
  },
  {
    name: 'key-field-new-identity',
    what: 'with another name of the key’s field a repeat is not the same to the byte',
    patches: [
      {
        file: 'lib/settings/save-account.ts',
        from: '(sameAddress && kept.keyField === fields.keyField)',
        to: 'sameAddress',
      },
    ],
    tests: ['tests/unit/settings/save-account.test.ts'],
    project: 'unit',
  },
  {
    name: 'sent-in-its-currency',
    what: 'an amount that waits is sent as the same digits in the currency that its account was corrected to',
    patches: [
      {
        file: 'lib/outbox/as-intended.ts',
        from: ' && currency === (row.currency ?? currency)',
        to: '',
      },
    ],
    tests: ['tests/unit/background/typed-currency.test.ts'],
    project: 'unit',
  },
  {
    name: 'set-aside-forgotten',
    what: 'a store that was removed comes back with the account of before',
    patches: [
      {
        file: 'entrypoints/options/stores/use-stores.ts',
        from: "  await forgetSetAside('stores', origin);\n",
        to: '',
      },
    ],
    tests: ['tests/unit/settings/unknown-values.test.ts'],
    project: 'unit',
  },
];

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FATES, NO_MEANINGS, withFate } from '../../../lib/ledger/fate';
import { readNamesFile, writeNamesFile } from '../../../lib/number-names/names-file';
import { NO_NAMES, NUMBER_KINDS, withMet, withNumber } from '../../../lib/number-names/number-names';
import { CURRENCIES } from '../../../lib/settings/account';
import { SHEET_ROLES } from '../../../lib/sheet/sheet-columns';
import { readSettingsFile, type SettingsFile, writeSettingsFile } from '../../../lib/transfer/settings-file';
import { addressKeys } from '../../../lib/villages/correction';
import { readLearnedFile, writeLearnedFile } from '../../../lib/villages/learned-file';
import { madeAccount, madeSettings } from '../../components/options/made-account';
import { NOTHING_KEPT } from './nothing-kept';

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 3 });
/** As the service's events and answers may have them. */
const number = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.maxSafeInteger());
const filled = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `a${text}`.trim().slice(0, maxLength));

const accountOf = (id: string) =>
  fc
    .record(
      {
        name: filled(20),
        environment: fc.constantFrom('live' as const, 'testing' as const),
        country: fc.constantFrom('palestine-israel' as const, 'jordan' as const),
        phoneForm: fc.constantFrom('national' as const, 'nine-digits' as const, '+970' as const),
        numberRule: fc.constantFrom('whole' as const, 'two-decimals' as const),
        currency: fc.constantFrom(...CURRENCIES),
        identityVersion: fc.nat(),
        totalIncludesDelivery: fc.boolean(),
        mustConfirm: fc.constantFrom('yes' as const, 'no' as const),
        hasEmployees: fc.boolean(),
        label: fc.record({ phone: fc.string({ maxLength: 60 }), contents: fc.boolean() }),
        size: fc.constantFrom(null, { length: 1, width: 2, height: 3 }),
      },
      { requiredKeys: [] },
    )
    .map((said) => madeAccount({ id, ...said }));

const numbers = fc
  .tuple(
    fc.array(fc.record({ kind: fc.constantFrom(...NUMBER_KINDS), number })),
    fc.array(fc.tuple(number, filled(200))),
  )
  .map(([met, named]) =>
    named.reduce(
      (names, [of, ar]) => withNumber(names, 'parcel-status', { number: of, names: { ar } }),
      withMet(NO_NAMES, met),
    ),
  );
const meanings = fc
  .array(fc.tuple(number, fc.constantFrom(...FATES)))
  .map((said) => said.reduce((known, [of, fate]) => withFate(known, of, fate), NO_MEANINGS));

const line = fc.string({ unit: 'grapheme', maxLength: 900 });
const learned = fc.array(
  fc
    .record({
      city: line,
      state: line,
      address1: line,
      written: filled(600),
      instead: fc.option(number),
      villageId: number,
      village: line,
      // A service that names no city has its villages in none.
      cityName: fc.oneof(line, fc.constant('')),
      certain: fc.boolean(),
      learnedAt: fc.nat(),
    })
    .map(({ city, state, address1, cityName, ...entry }) => {
      const [text = 'town|'] = addressKeys({ city, state, address1 });
      return { ...entry, text, city: cityName };
    }),
  { maxLength: 5 },
);
const recordNames = fc.array(fc.record({ villageId: number, record: line, name: filled(200) }));
const sheets = fc.array(
  fc.record({
    source: filled(20),
    heading: fc.array(fc.string({ maxLength: 50 })),
    columns: fc.dictionary(fc.constantFrom(...SHEET_ROLES), fc.option(fc.nat())),
  }),
  { maxLength: 10 },
) as fc.Arbitrary<SettingsFile['sheets'][string][number][]>;

/** All that may be kept of one account. */
const keptOf = (id: string) =>
  fc.record({ account: accountOf(id), numbers, meanings, learned, recordNames, sheets });

const files: fc.Arbitrary<SettingsFile> = ids
  .chain((known) => fc.tuple(...known.map(keptOf)))
  .chain((kept) => {
    const each = <Name extends keyof (typeof kept)[number]>(name: Name) =>
      Object.fromEntries(kept.map((one) => [one.account.id, one[name]]));
    const accounts = kept.map(({ account }) => account);
    return fc
      .record({
        holdSeconds: fc.integer({ min: 0, max: 5 }),
        language: fc.constantFrom('auto' as const, 'ar' as const, 'en' as const, 'he' as const),
        shippedStatuses: fc.array(fc.string(), { maxLength: 50 }),
        currencySigns: fc.dictionary(fc.constantFrom('₪', 'JD', '$'), fc.constantFrom(...CURRENCIES)),
      })
      .map(({ holdSeconds, language, shippedStatuses, currencySigns }) => ({
        settings: madeSettings({
          accounts,
          activeAccountId: accounts[0]?.id ?? null,
          language,
          holdSeconds,
          stores: [{ origin: 'https://shop.example', accountId: null, shippedStatuses, currencySigns }],
        }),
        numbers: each('numbers'),
        meanings: each('meanings'),
        learned: each('learned'),
        recordNames: each('recordNames'),
        sheets: each('sheets'),
        keys: null,
      }));
  });

describe('what one profile saves', () => {
  it('another reads as it was, whatever the settings hold', () => {
    fc.assert(
      fc.property(files, (file) => {
        expect(readSettingsFile(writeSettingsFile(file))).toEqual({ ...file, damaged: [] });
      }),
    );
  });

  it('is read where the service has had more than two thousand numbers', () => {
    const many = Array.from({ length: 2_500 }, (_, at) => at);
    const met = withMet(
      NO_NAMES,
      many.map((one) => ({ kind: 'parcel-status', number: one }) as const),
    );
    const file: SettingsFile = {
      settings: madeSettings({ accounts: [madeAccount({ id: 'olive' })] }),
      ...NOTHING_KEPT,
      numbers: { olive: met },
      meanings: { olive: { ...NO_MEANINGS, delivered: many } },
    };
    expect(readSettingsFile(writeSettingsFile(file))).toEqual({ ...file, damaged: [] });
  });

  it('is read in the files of names and of learned villages too', () => {
    fc.assert(
      fc.property(numbers, learned, (names, entries) => {
        expect(readNamesFile(writeNamesFile(names))).toEqual(names);
        const rows = entries.map((entry) => ({ accountId: 'olive', ...entry }));
        expect(readLearnedFile(writeLearnedFile(rows))).toEqual(entries);
      }),
    );
  });
});

describe('a file of which what is kept of one account cannot be read', () => {
  it.each(['numbers', 'meanings', 'learned', 'recordNames', 'sheets'] as const)(
    'costs that alone, which is named: %s',
    (part) => {
      const accounts = [madeAccount({ id: 'olive', name: 'Olive shop' }), madeAccount({ id: 'fig' })];
      const names = withMet(NO_NAMES, [{ kind: 'parcel-status', number: 7 }]);
      const file: SettingsFile = {
        settings: madeSettings({ accounts }),
        ...NOTHING_KEPT,
        numbers: { fig: names },
      };
      const json = JSON.parse(writeSettingsFile(file));
      json[part].olive = 'of a later version';
      const read = readSettingsFile(JSON.stringify(json));
      expect(read).toMatchObject(file);
      expect(read.damaged).toEqual([
        { setting: 'accounts', of: 'Olive shop', fields: [part], kept: 'of a later version' },
      ]);
    },
  );
});

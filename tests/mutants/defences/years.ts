import type { Mutant } from '../mutant';

const reading = ['tests/unit/ledger/read-entries.test.ts'];
const summing = ['tests/unit/ledger/many-parcels.test.ts'];

/** Years of parcels: what is read, summed and drawn of them. */
export const yearsDefences: readonly Mutant[] = [
  {
    name: 'list-draws-what-is-seen',
    what: 'a wide window draws every parcel there is',
    patches: [{ file: 'assets/styles/ledger.css', from: '    contain: size;\n', to: '' }],
    tests: ['tests/e2e/many-parcels.test.ts'],
    project: 'e2e',
  },
  {
    name: 'sums-of-any-length',
    what: 'a sum of some ten thousands of parcels ends with a RangeError',
    patches: [
      {
        file: 'lib/ledger/totals.ts',
        from: 'return addUp(Array.from(',
        to: 'return addDecimals(...Array.from(',
      },
      {
        file: 'lib/ledger/totals.ts',
        from: 'import { addUp, multiplyDecimals }',
        to: 'import { addDecimals, multiplyDecimals }',
      },
    ],
    tests: summing,
    project: 'unit',
  },
  {
    name: 'sums-by-their-decimals',
    what: 'amounts with other decimals are added as if they had as many',
    patches: [{ file: 'lib/decimal.ts', from: 'own * 10n ** BigInt(longest - decimals)', to: 'own' }],
    tests: summing,
    project: 'unit',
  },
  {
    name: 'sums-beyond-numbers',
    what: 'a sum that no number has exactly loses its last figures',
    patches: [{ file: 'lib/decimal.ts', from: 'const MOST_SUMMED = 8e15;', to: 'const MOST_SUMMED = 8e30;' }],
    tests: ['tests/unit/decimal.test.ts'],
    project: 'unit',
  },
  {
    name: 'days-read-by-index',
    what: 'a day’s parcels are looked for among all of years',
    patches: [
      {
        file: 'lib/ledger/read-entries.ts',
        from: "await database.getAllFromIndex('outbox', 'created', IDBKeyRange.lowerBound(from))",
        to: "(await database.getAll('outbox')).filter(({ createdAt }) => createdAt >= from)",
      },
    ],
    tests: reading,
    project: 'unit',
  },
  {
    name: 'all-read-in-slices',
    what: 'a press waits until every parcel of years is read',
    patches: [
      { file: 'lib/ledger/read-entries.ts', from: 'const SLICE = 500;', to: 'const SLICE = 500_000;' },
    ],
    tests: reading,
    project: 'unit',
  },
  {
    name: 'first-parcel-asked-for',
    what: 'the settings read every parcel of years to see whether there is one',
    patches: [
      {
        file: 'lib/outbox/read-rows.ts',
        from: "database.getKeyFromIndex('outbox', 'state', 'created')) !== undefined",
        to: "database.getAllFromIndex('outbox', 'state', 'created')).length > 0",
      },
    ],
    tests: ['tests/unit/outbox/first-parcel.test.ts'],
    project: 'unit',
  },
  {
    name: 'written-notes-not-read',
    what: 'every order page reads all notes that were ever written for its store',
    patches: [
      {
        file: 'lib/storage/order-notes.ts',
        from: "notes.index('order').getAll([store, wish.orderId])",
        to: "transaction.store.index('store').getAll(IDBKeyRange.bound([store], [store, []]))",
      },
    ],
    tests: ['tests/unit/storage/order-notes.test.ts'],
    project: 'unit',
  },
  {
    name: 'unreadable-rows-noted',
    what: 'every opening of the settings reads all parcels of years to find those that cannot be read',
    patches: [
      {
        file: 'lib/storage/unreadable.ts',
        from: 'if (found !== undefined && now >= found.at && now - found.at < LOOK_AGAIN) return found.ids;',
        to: 'if (found === null) return [];',
      },
    ],
    tests: ['tests/unit/storage/unreadable.test.ts'],
    project: 'unit',
  },
  {
    name: 'met-unreadable-row-noted',
    what: 'a row that somebody could not read is not shown to the person for a day',
    patches: [
      {
        file: 'lib/outbox/only-readable.ts',
        from: 'void noteUnreadable(others)',
        to: 'void Promise.resolve(others)',
      },
    ],
    tests: ['tests/unit/storage/unreadable.test.ts'],
    project: 'unit',
  },
  {
    name: 'far-cell-refused',
    what: 'a spreadsheet with one cell far out costs a table up to it',
    patches: [
      {
        file: 'lib/statement/read-table.ts',
        from: 'if (rows > MOST_ROWS || cells > MOST_CELLS)',
        to: 'if (cells < 0)',
      },
    ],
    tests: ['tests/unit/statement/read-statement.test.ts'],
    project: 'unit',
    named: 'reaches too far',
  },
];

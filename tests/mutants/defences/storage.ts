import type { Mutant } from '../mutant';

/** A mutant of how the database is opened. */
const opening = (name: string, what: string, from: string, to: string): Mutant => ({
  name,
  what,
  patches: [{ file: 'lib/storage/db.ts', from, to }],
  tests: ['tests/unit/storage/opening.test.ts'],
  project: 'unit',
});

/** A mutant of what the bar says where what is kept is broken. */
const bar = (name: string, what: string, file: string, from: string, to: string): Mutant => ({
  name,
  what,
  patches: [{ file, from, to }],
  tests: ['tests/unit/background/broken-storage.test.ts'],
  project: 'unit',
});

/** What is said where what is kept cannot be opened, or is gone. */
export const storageDefences: readonly Mutant[] = [
  opening(
    'storage-newer-is-told',
    'a profile that a newer version has used is said to be a private window or a full disk',
    "isNewer ? 'storage-newer' : 'storage-unavailable'",
    "isNewer ? 'storage-unavailable' : 'storage-unavailable'",
  ),
  opening(
    'storage-damage-is-told',
    'a missing part is noticed only where it is used, as an error that nobody understands',
    'if (OBJECT_STORES.every((name) => connection.objectStoreNames.contains(name))) return connection;',
    'if (OBJECT_STORES.length > 0) return connection;',
  ),
  opening(
    'storage-held-is-told',
    'while another connection holds an older version a page stays blank, without a word',
    "if (isHeld) reject(new Failure('storage-held'));",
    '',
  ),
  opening(
    'storage-goes-on-when-freed',
    'what an older connection held up stays as it is when that is gone',
    'for (const goOn of freed) goOn();',
    '',
  ),
  opening(
    'storage-makes-way',
    'a page of an older version keeps a newer one from opening',
    '(event.target as IDBDatabase).close();',
    'void event;',
  ),
  bar(
    'bar-says-why-nothing-is-kept',
    'where what is kept cannot be opened the bar stays without words',
    'entrypoints/background/bar/order-bar.ts',
    "!error.code.startsWith('storage-')",
    "!error.code.startsWith('unknown-')",
  ),
  bar(
    'bar-blames-no-page-of-ours',
    'an error of our own is said to be the page’s',
    'entrypoints/background/bar/order-bar.ts',
    "failureOf(error, 'show an order')",
    'error as Failure',
  ),
  bar(
    'lost-in-mid-call-is-checked-first',
    'an order whose record was deleted in mid-call is offered to be shipped once more',
    'lib/outbox/send-row.ts',
    "throw isLost ? new Failure('record-lost') : error;",
    'throw error;',
  ),
  {
    name: 'full-disk-is-told',
    what: 'a press that cannot be written down leaves the bar as if nobody had pressed',
    patches: [
      {
        file: 'entrypoints/background/bar/order-bar.ts',
        from: 'isOfStore(failure.code) || view.digest !== null',
        to: 'isOfStore(failure.code)',
      },
    ],
    tests: ['tests/unit/background/full-disk.test.ts'],
    project: 'unit',
  },
];

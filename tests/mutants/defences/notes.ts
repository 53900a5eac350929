import type { Mutant } from '../mutant';

const queued = ['tests/unit/storage/order-notes.test.ts'];
const background = ['tests/unit/background/order-notes.test.ts'];
const practice = ['tests/unit/background/tried-in-practice.test.ts'];
const store = ['tests/unit/stores/woocommerce-note.test.ts'];
const keys = ['tests/unit/storage/normalise-order-keys.test.ts'];

/** What tells colleagues and other computers that an order is shipped, and keeps one order under one key. */
export const notesDefences: readonly Mutant[] = [
  {
    name: 'note-queued-with-parcel',
    what: 'a parcel that is made without its order’s page has no note in the store',
    patches: [
      {
        file: 'lib/outbox/write-rows.ts',
        from: 'isNamed || isMarked ? newNotes(next) : []',
        to: 'isMarked ? newNotes(next) : []',
      },
    ],
    tests: queued,
    project: 'unit',
  },
  {
    name: 'note-not-of-practice',
    what: 'an order that was tried out in practice says in its store that it was shipped',
    patches: [
      {
        file: 'lib/storage/order-notes.ts',
        from: 'parcelCode === null || practice === true ||',
        to: 'parcelCode === null ||',
      },
    ],
    tests: practice,
    project: 'unit',
  },
  {
    name: 'practice-ships-nothing',
    what: 'an order that was tried out in practice counts as shipped for the account for real parcels',
    patches: [
      {
        file: 'lib/outbox/practice.ts',
        from: '!isPractice(row, by)',
        to: 'true',
      },
    ],
    tests: practice,
    project: 'unit',
  },
  {
    name: 'note-waits-when-store-is-shut',
    what: 'a note that the store could not be asked for is given up',
    patches: [
      {
        file: 'lib/storage/order-notes.ts',
        from: "unreachable: 'waiting'",
        to: "unreachable: 'failed'",
      },
    ],
    tests: queued,
    project: 'unit',
  },
  {
    name: 'note-not-of-wrong-parcel',
    what: 'a parcel that was marked as wrong is still put into its order when the store is opened',
    patches: [
      {
        file: 'entrypoints/background/notes/order-notes.ts',
        from: '!isCode(parcelCode) || !isStillSo',
        to: '!isCode(parcelCode)',
      },
    ],
    tests: background,
    project: 'unit',
  },
  {
    name: 'note-claimed-once',
    what: 'two open pages write the same note',
    patches: [
      {
        file: 'lib/storage/order-notes.ts',
        from: "state: 'claimed', tries: note.tries + 1, at: now",
        to: 'tries: note.tries + 1',
      },
    ],
    tests: queued,
    project: 'unit',
  },
  {
    name: 'note-not-doubled',
    what: 'a note whose answer was lost is written a second time',
    patches: [
      {
        file: 'lib/stores/woocommerce/note.ts',
        from: 'const mayStand = note.triedBefore ||',
        to: 'const mayStand =',
      },
    ],
    tests: store,
    project: 'unit',
  },
  {
    name: 'note-seen-first',
    what: 'a line goes into a PrestaShop order that the person has not read',
    patches: [
      {
        file: 'lib/settings/note-choice.ts',
        from: 'return noteSeen === true || !isAskedLater(kind);',
        to: 'return true;',
      },
    ],
    tests: ['tests/components/options/stores-and-language.test.tsx'],
    project: 'components',
  },
  {
    name: 'note-code-plain',
    what: 'markup in a parcel code goes into the store under the merchant’s name',
    patches: [
      {
        file: 'entrypoints/background/notes/order-notes.ts',
        from: 'parcelCode === null || !isCode(parcelCode)',
        to: 'parcelCode === null',
      },
    ],
    tests: background,
    project: 'unit',
  },
  {
    name: 'note-of-own-store',
    what: 'one store’s page settles another store’s note',
    patches: [
      {
        file: 'entrypoints/background/notes/order-notes.ts',
        from: "if (row.store !== storeKey(store)) throw new Failure('not-allowed');",
        to: '',
      },
    ],
    tests: background,
    project: 'unit',
  },
  {
    name: 'note-only-where-wanted',
    what: 'notes are written although the person said no',
    patches: [
      {
        file: 'entrypoints/background/notes/order-notes.ts',
        from: 'writesNotes(enabled.store) ? await claimNext(store, wish, enabled.tabId) : null',
        to: 'await claimNext(store, wish, enabled.tabId)',
      },
    ],
    tests: background,
    project: 'unit',
  },
  {
    name: 'note-on-when-enabled',
    what: 'a newly enabled store gets no notes unless the person finds the switch',
    patches: [
      {
        file: 'components/store-list/EnableStore.tsx',
        from: 'useState(true)',
        to: 'useState(false)',
      },
    ],
    tests: ['tests/components/options/stores-and-language.test.tsx'],
    project: 'components',
    named: 'say beforehand what is written',
  },
  {
    name: 'colleague-in-order-data',
    what: 'a colleague’s parcel is not known from the order’s own data',
    patches: [
      {
        file: 'lib/stores/woocommerce/read-answer.ts',
        from: "...(ownNote !== null && sent.ownNote === undefined && { ownNote, ownNoteIn: 'data' as const }),",
        to: '',
      },
    ],
    tests: store,
    project: 'unit',
  },
  {
    name: 'colleague-badge',
    what: 'a colleague’s parcel has no badge on the list',
    patches: [
      {
        file: 'entrypoints/background/lists/list-view.ts',
        from: '[...noted, ...told, ...ownBadges]',
        to: '[...told, ...ownBadges]',
      },
    ],
    tests: ['tests/unit/background/lists.test.ts'],
    project: 'unit',
  },
  {
    name: 'colleague-code-plain',
    what: 'whatever stands in an order’s data is taken for a parcel code',
    patches: [
      {
        file: 'lib/stores/woocommerce/meta-data.ts',
        from: 'isCode(code) ? code : null',
        to: "typeof code === 'string' ? code : null",
      },
    ],
    tests: store,
    project: 'unit',
  },
  {
    name: 'one-key-for-one-store',
    what: 'one order under http and https is two orders, and gets two parcels',
    patches: [
      {
        file: 'lib/store-key.ts',
        from: "hasOwnPort ? scheme : 'https'",
        to: 'scheme',
      },
    ],
    tests: keys,
    project: 'unit',
  },
  {
    name: 'keys-migrated',
    what: 'rows of an earlier version are not found any more, and their orders are shipped again',
    patches: [{ file: 'lib/storage/upgrades.ts', from: 'await normaliseOrderKeys(transaction);', to: '' }],
    tests: keys,
    project: 'unit',
  },
  {
    name: 'other-address-doubted',
    what: 'an order with a parcel under the host’s other address is shipped by one press',
    patches: [
      {
        file: 'entrypoints/background/drafting/draft-order.ts',
        from: '...findUnderOtherAddress(order, rows),',
        to: '',
      },
    ],
    tests: ['tests/unit/background/other-address.test.ts'],
    project: 'unit',
  },
  {
    name: 'csv-of-not-made-row',
    what: 'the review’s table shows the old name, phone and amount of a parcel that was not made',
    patches: [
      {
        file: 'lib/review/review-table.ts',
        from: 'row !== null && hasParcel(row)',
        to: "row !== null && (row.state === 'created' || row.state === 'settled')",
      },
    ],
    tests: ['tests/unit/review/review-csv.test.ts'],
    project: 'unit',
  },
  {
    name: 'notes-asked-of-earlier-stores',
    what: 'a store that was enabled before there were notes never gets any, and nobody is asked',
    patches: [
      {
        file: 'lib/settings/note-choice.ts',
        from: 'return noteOrders === undefined || (noteOrders',
        to: 'return (noteOrders',
      },
    ],
    tests: ['tests/components/options/stores-and-language.test.tsx'],
    project: 'components',
  },
];

import type { Mutant } from '../mutant';

const SHIP = 'entrypoints/background/shipping/ship.ts';
const ASK = 'entrypoints/background/shipping/ask-store.ts';
const READ = 'entrypoints/background/shipping/read-again.ts';
const WHAT_WAS_SHOWN = ['tests/unit/background/what-was-shown.test.ts'];
const SEVERAL_PARCELS = ['tests/unit/background/several-parcels.test.ts'];
const ASK_STORE = ['tests/unit/background/ask-store.test.ts'];

/** A mutant of one place whose tests are pure ones. */
function unit(
  name: string,
  what: string,
  patch: Mutant['patches'][number],
  tests: readonly string[],
): Mutant {
  return { name, what, patches: [patch], tests, project: 'unit' };
}

/** What is shown is what is sent, once. */
export const shippingDefences: readonly Mutant[] = [
  unit(
    'part-waits',
    'the second parcel of an order is sent although the first was not made',
    {
      file: 'lib/outbox/meaning.ts',
      from: ' || (isEarlierPart(other, row) && !hasParcel(other))',
      to: '',
    },
    SEVERAL_PARCELS,
  ),
  unit(
    'all-or-none',
    'a second parcel is written down although another press took the first one’s place',
    {
      file: 'lib/outbox/write-rows.ts',
      from: 'own === undefined || rows.length < taken.length',
      to: 'own === undefined',
    },
    SEVERAL_PARCELS,
  ),
  unit(
    'digest-at-press',
    'a press sends something else than the person saw',
    {
      file: SHIP,
      from: "  if ((await digestOf(order, account, draft.fields)) !== shown) throw new Failure('changed-since-shown');\n",
      to: '',
    },
    WHAT_WAS_SHOWN,
  ),
  unit(
    'digest-names-account',
    'a press sends with another account than the parcel was shown with',
    {
      file: 'entrypoints/background/shipping/digest.ts',
      from: '[store, orderId, id, identityVersion, currency, readCreateRequests(fields, account)]',
      to: '[store, orderId, currency, readCreateRequests(fields, account)]',
    },
    WHAT_WAS_SHOWN,
  ),
  unit(
    'typed-in-its-currency',
    'an amount that was typed in shekels is sent as the same digits in dinars',
    {
      file: 'entrypoints/background/drafting/draft-order.ts',
      from: '...shownIn(account.currency, edits, currencies)',
      to: '...edits',
    },
    ['tests/unit/background/typed-currency.test.ts'],
  ),
  unit(
    'digest-names-currency',
    'a press sends in another currency than the parcel was shown in',
    {
      file: 'entrypoints/background/shipping/digest.ts',
      from: 'identityVersion, currency, readCreateRequests',
      to: 'identityVersion, readCreateRequests',
    },
    WHAT_WAS_SHOWN,
  ),
  unit(
    'certainty-at-press',
    'a press sends what a person has to look at first',
    { file: SHIP, from: '  requireCertain(draft);\n', to: '' },
    WHAT_WAS_SHOWN,
  ),
  unit(
    'own-note-at-press',
    'an order whose notes name a colleague’s parcel by now gets a second one',
    {
      file: ASK,
      from: 'note !== undefined && (await isFirst(row))',
      to: 'note !== undefined && row.copy < 0',
    },
    ASK_STORE,
  ),
  unit(
    'store-otherwise',
    'what the store answers just before sending changes nothing',
    {
      file: 'lib/outbox/send-row.ts',
      from: 'of [colleagues, store]) {',
      to: 'of [colleagues]) {',
    },
    ASK_STORE,
  ),
  unit(
    'store-beside-look-ups',
    'the store is asked after the look-ups of the recipient',
    {
      file: 'lib/outbox/send-row.ts',
      from: '    askStore(row, lookedUp),\n',
      to: '    lookedUp.then(() => askStore(row, lookedUp)),\n',
    },
    ASK_STORE,
  ),
  unit(
    'store-patience',
    'a store that never answers holds a parcel up for ever',
    { file: READ, from: 'Promise.race([askTabs(tabs, ask, late), late])', to: 'askTabs(tabs, ask, late)' },
    ASK_STORE,
  ),
  unit(
    'store-speaks-for-its-order',
    'a tab that answers with another order is believed',
    {
      file: READ,
      from: 'key.store === store && key.orderId === orderId ? parsed.data : null',
      to: 'parsed.data',
    },
    ASK_STORE,
  ),
  unit(
    'store-not-asked-is-said',
    'a row whose store could not be asked does not say so',
    { file: ASK, from: "read.notes ? 'as-shown' : 'not-asked'", to: "'as-shown'" },
    ASK_STORE,
  ),
  unit(
    'note-outlives-typing',
    'typing an order number of one’s own takes back that a colleague shipped it, or that it was cancelled',
    {
      file: 'lib/parcel/finding.ts',
      from: 'if (!isOfWholeOrder(one)) return [];',
      to: 'if (one.severity) return [];',
    },
    ['tests/unit/background/cancelled-order.test.ts'],
  ),
  unit(
    'joined-since-drafted',
    'a press that was drafted before its order was put into one parcel with another is written down',
    { file: SHIP, from: '?.joining !== joining', to: '?.joining === null' },
    ['tests/unit/background/joined-while-pressed.test.ts'],
  ),
  unit(
    'note-confirmed-by-code',
    'who was told of one parcel of a colleague is not told of the next',
    { file: 'lib/parcel/confirmation.ts', from: "  'code',\n", to: '' },
    ASK_STORE,
  ),
  unit(
    'form-of-the-stores-account',
    'a form that was opened with one account ships after the store was given to another',
    {
      file: 'entrypoints/background/forms/forms.ts',
      from: '  requireOwnAccount(input, settings);\n',
      to: '',
    },
    WHAT_WAS_SHOWN,
  ),
  unit(
    'village-learned-everywhere',
    'a village corrected in the review is never learned',
    {
      file: 'entrypoints/background/shipping/settle-after.ts',
      from: '  if (filledFrom !== undefined) await learnFromShipped(accountId, filledFrom.address, filledFrom.village);\n',
      to: '',
    },
    WHAT_WAS_SHOWN,
  ),
  unit(
    'row-too-old',
    'a row that nobody looked at for days ships by itself when the browser starts',
    {
      file: 'lib/outbox/due.ts',
      from: '      if (isTooOld(row.updatedAt, times, now)) return null;\n',
      to: '',
    },
    ['tests/unit/outbox/due.test.ts'],
  ),
  unit(
    'press-too-old',
    'a press kept for days ships by itself when the browser starts',
    {
      file: 'entrypoints/background/review/cut-short.ts',
      from: 'if (!isTooOld(press.at, times, Date.now())) await resumePress(press);',
      to: 'if (times) await resumePress(press);',
    },
    ['tests/unit/background/start-up.test.ts'],
  ),
  {
    name: 'changed-row-is-looked-at',
    what: 'a row of the review whose order changed is shipped without a new look',
    patches: [
      {
        file: 'lib/review/review-status.ts',
        from: "status === 'ready' && changes.length > 0 ? 'changed' : status",
        to: 'status',
      },
    ],
    tests: ['tests/components/review/changed.test.tsx'],
    project: 'components',
  },
  {
    name: 'newest-answer-only',
    what: 'the answer for an earlier page is shown over the newest',
    patches: [
      {
        file: 'entrypoints/order/page-steps.ts',
        from: 'question.number === page.asked ? [{ ...ended, shown }, draw(shown)] : [ended]',
        to: '[{ ...ended, shown }, draw(shown)]',
      },
    ],
    tests: ['tests/components/order/order-script.test.tsx'],
    project: 'components',
  },
  {
    name: 'held-key-is-one-press',
    what: 'a key that is held presses again and again',
    patches: [
      { file: 'components/parcel-form/ParcelPanel.tsx', from: '    if (event.repeat) return;\n', to: '' },
    ],
    tests: ['tests/components/parcel-form/press.test.tsx'],
    project: 'components',
  },
  {
    name: 'typed-kept-before-shipping',
    what: 'what is still being typed is not kept when the parcel is shipped',
    patches: [{ file: 'components/parcel-form/submission.ts', from: '      await shown.keep();\n', to: '' }],
    tests: ['tests/components/parcel-form/send-a-parcel.test.tsx'],
    project: 'components',
  },
  unit(
    'failed-fee-asked-again',
    'a fee that could not be had once is never asked for again',
    {
      file: 'entrypoints/background/quotes/quotes.ts',
      from: '      if (cache.get(key) === asked) cache.delete(key);\n',
      to: '',
    },
    ['tests/unit/background/quotes.test.ts'],
  ),
  unit(
    'most-listed-orders',
    'a list’s script may name as many orders as it likes',
    {
      file: 'lib/messaging/review-messages.ts',
      from: 'orderIds: z.array(storeOrderId).check(z.maxLength(MOST_COLLECTED))',
      to: 'orderIds: z.array(storeOrderId)',
    },
    ['tests/unit/messaging/protocol.test.ts'],
  ),
  unit(
    'unique-copy',
    'the database holds one copy of an order twice',
    {
      file: 'lib/storage/upgrades.ts',
      from: "outbox.createIndex('order', ['store', 'orderId', 'copy'], { unique: true })",
      to: "outbox.createIndex('order', ['store', 'orderId', 'copy'])",
    },
    ['tests/unit/outbox/write-rows.test.ts'],
  ),
  unit(
    'strict-durability',
    'a row that is said to be written is lost in a power cut',
    {
      file: 'lib/outbox/write-rows.ts',
      from: "{ durability: 'strict' } as const",
      to: "{ durability: 'relaxed' } as const",
    },
    ['tests/unit/outbox/write-rows.test.ts'],
  ),
  {
    name: 'strict-durability-in-browsers',
    what: 'a browser is asked for less than strict durability of a row, which a fake database would not show',
    patches: [
      {
        file: 'lib/outbox/write-rows.ts',
        from: "{ durability: 'strict' } as const",
        to: "{ durability: 'relaxed' } as const",
      },
    ],
    tests: ['tests/e2e/written-to-disk.test.ts'],
    project: 'e2e',
  },
];

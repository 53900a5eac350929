import type { Mutant } from '../mutant';

/** What keeps a parcel from being lost or made twice. */
export const outboxDefences: readonly Mutant[] = [
  {
    name: 'held-until',
    what: 'a press that is held to be undone is sent at once',
    patches: [
      {
        file: 'lib/outbox/due.ts',
        from: 'heldUntil === null || heldUntil - now > LONGEST_HOLD',
        to: 'heldUntil !== 0',
      },
    ],
    tests: ['tests/unit/background/hold-and-wrong.test.ts'],
    project: 'unit',
  },
  {
    name: 'forced-repeat',
    what: 'a forced parcel whose answer was lost is repeated without a person',
    patches: [
      { file: 'lib/outbox/due.ts', from: 'row.forced || row.sent === null', to: 'row.sent === null' },
    ],
    tests: ['tests/unit/outbox/due.test.ts'],
    project: 'unit',
  },
  {
    name: 'store-asked-before-repeat',
    what: 'an order that was cancelled after its answer was lost is made hours later',
    patches: [
      {
        file: 'lib/outbox/send-row.ts',
        from: ': [asking, askStore(row, asking)];',
        to: ': [asking];',
      },
    ],
    tests: ['tests/unit/background/changed-before-repeat.test.ts'],
    project: 'unit',
  },
  {
    name: 'stopped-repeat-settled',
    what: 'an order that its store cancelled after its answer was lost is sent once a person did not find its parcel',
    patches: [
      {
        file: 'entrypoints/background/outbox/settling.ts',
        from: 'const stop = findStop(row);',
        to: 'const stop = findStop({ ...row, waiting: null });',
      },
    ],
    tests: ['tests/unit/background/changed-before-repeat.test.ts'],
    project: 'unit',
  },
  {
    name: 'mended-while-asked',
    what: 'a parcel that was mended while its recipient was looked up is sent as it was',
    patches: [
      {
        file: 'lib/outbox/state.ts',
        from: '  if (event.revision !== undefined && event.revision !== revision) return false;\n',
        to: '  void revision;\n',
      },
    ],
    tests: ['tests/unit/outbox/revised-meanwhile.test.ts'],
    project: 'unit',
  },
  {
    name: 'waiting-part-not-the-order',
    what: 'one of an order’s parcels that waits goes in place of the whole order, with its own amount',
    patches: [
      {
        file: 'entrypoints/background/shipping/plan.ts',
        from: "  if (part.state === 'queued' && rows.some((row) => keepsBack(row, part))) throw new Failure('phone-busy');\n",
        to: '  void keepsBack;\n',
      },
    ],
    tests: ['tests/unit/background/several-parcels.test.ts'],
    project: 'unit',
  },
  {
    name: 'collected-before',
    what: 'the amount is collected twice where the second parcel of an order was refused',
    patches: [
      {
        file: 'entrypoints/background/outbox/row-view.ts',
        from: "(one) => hasRightParcel(one) && compareDecimals(one.request.total_price, '0') > 0",
        to: '() => false',
      },
    ],
    tests: ['tests/unit/background/refused-behind-first.test.ts'],
    project: 'unit',
    named: 'asks in every form of its order',
  },
  {
    name: 'not-forced-behind-right',
    what: 'among many, an order whose parcel is made is forced once more with the whole amount',
    patches: [
      {
        file: 'entrypoints/background/review/ship-reviewed.ts',
        from: 'force ? hasRightParcel : hasParcel',
        to: 'force ? () => false : hasParcel',
      },
    ],
    tests: ['tests/unit/background/refused-behind-first.test.ts'],
    project: 'unit',
    named: 'is not forced among many',
  },
  {
    name: 'parcels-kept-at-discard',
    what: 'an order of whose parcels one is made goes in one with the whole amount, once what was typed is discarded',
    patches: [{ file: 'lib/typed/saved-edits.ts', from: 'if (isBegun && parcels)', to: 'if (false)' }],
    tests: ['tests/unit/background/discarded-with-one-made.test.ts'],
    project: 'unit',
  },
  {
    name: 'refused-in-one-step',
    what: 'what was never called looks as if its answer were lost, where the worker ends while refusing it',
    patches: [
      {
        file: 'lib/outbox/send-row.ts',
        from: 'return applyUnlessGone(row, ...refusedUnsent(refusal, now()));',
        to: 'const [begun, refused] = refusedUnsent(refusal, now());\n  return applyUnlessGone(row, begun).then(() => applyUnlessGone(row, refused));',
      },
    ],
    tests: ['tests/unit/outbox/mark-orphans.test.ts'],
    project: 'unit',
  },
  {
    name: 'claimed-is-seen',
    what: 'a press that a colleague’s claim took back goes without a word where its page was left',
    patches: [
      {
        file: 'lib/outbox/send-row.ts',
        from: "return code !== 'shipped-elsewhere';",
        to: "return code !== 'shipped-elsewhere' && code !== 'claimed-elsewhere';",
      },
    ],
    tests: ['tests/unit/background/claimed-and-given-back.test.ts'],
    project: 'unit',
  },
];

import type { Mutant } from '../mutant';

/** What keeps more from being said of a parcel, or of a row that waits, than is known. */
export const madeDefences: readonly Mutant[] = [
  {
    name: 'ready-names-at-a-status',
    what: 'the usual names are offered before any status has come, and for numbers of another company',
    patches: [
      {
        file: 'lib/number-names/ready-statuses.ts',
        from: 'return hasArrived ? READY_STATUSES.filter(isNameless) : [];',
        to: 'return READY_STATUSES.filter(isNameless);',
      },
    ],
    tests: ['tests/unit/number-names/ready-statuses.test.ts'],
    project: 'unit',
  },
  {
    name: 'ready-names-after-own',
    what: 'a usual name takes the place of one that a person gave',
    patches: [
      {
        file: 'lib/number-names/ready-statuses.ts',
        from: '    .filter((status) => open.has(status))\n',
        to: '    .filter((status) => open.size > 0 || status)\n',
      },
    ],
    tests: ['tests/unit/number-names/ready-statuses.test.ts'],
    project: 'unit',
  },
  {
    name: 'ready-meanings-after-own',
    what: 'a usual meaning takes the place of one that a person gave',
    patches: [
      {
        file: 'lib/number-names/ready-statuses.ts',
        from: 'meaningOfFate(number, known) === null && fate !== null',
        to: 'fate !== null',
      },
    ],
    tests: ['tests/unit/number-names/ready-statuses.test.ts'],
    project: 'unit',
  },
  {
    name: 'names-none-assumed',
    what: 'a status that nobody has named counts as on the way',
    patches: [
      {
        file: 'lib/ledger/fate.ts',
        from: "findMeant(told, meanings)?.fate ?? 'only-made'",
        to: "findMeant(told, meanings)?.fate ?? 'on-the-way'",
      },
    ],
    tests: ['tests/unit/ledger/fate.test.ts'],
    project: 'unit',
  },
  {
    name: 'unnamed-takes-nothing-back',
    what: 'a delivered parcel counts as only made once a status follows that nobody can name',
    patches: [
      { file: 'lib/ledger/fate.ts', from: '[{ statusId, at }, ...earlier]', to: '[{ statusId, at }]' },
    ],
    tests: ['tests/unit/background/unnamed-status.test.ts'],
    project: 'unit',
  },
  {
    name: 'confirmed-where-asked',
    what: 'parcels wait to be confirmed at a company that confirms none',
    patches: [
      {
        file: 'lib/ledger/entry.ts',
        from: 'return made && mustConfirm && fate',
        to: 'return made && (mustConfirm || true) && fate',
      },
    ],
    tests: ['tests/unit/ledger/unconfirmed.test.ts'],
    project: 'unit',
  },
  {
    name: 'back-to-draft-waits',
    what: 'a parcel that is back to draft stays ticked',
    patches: [
      {
        file: 'lib/ledger/entry.ts',
        from: 'confirmedAt >= (draftSince ?? 0)',
        to: 'confirmedAt >= 0 * (draftSince ?? 0)',
      },
    ],
    tests: ['tests/unit/ledger/unconfirmed.test.ts'],
    project: 'unit',
  },
  {
    name: 'other-event-keeps-status',
    what: 'a deletion’s event, which names no status, takes back what was told before',
    patches: [
      {
        file: 'lib/shop-relay/relay-changes.ts',
        from: 'if (state.kind === undefined || before === undefined) return state;',
        to: 'if (before !== null) return state;',
      },
    ],
    tests: ['tests/unit/background/relay.test.ts'],
    project: 'unit',
  },
  {
    name: 'other-event-names-no-parcel',
    what: 'a deletion’s event settles a lost answer as a parcel that was made',
    patches: [
      {
        file: 'entrypoints/background/relay/settle-by-events.ts',
        from: '.filter(({ kind }) => kind === undefined)',
        to: ".filter(({ kind }) => kind !== '')",
      },
    ],
    tests: ['tests/unit/background/relay.test.ts'],
    project: 'unit',
  },
  {
    name: 'made-to-machines',
    what: 'colleagues’ older browsers do not know the state that is written, and make a second parcel',
    patches: [
      {
        file: 'lib/stores/woocommerce/meta-data.ts',
        from: "'created'",
        to: "'made'",
      },
    ],
    tests: ['tests/unit/stores/woocommerce-note.test.ts'],
    project: 'unit',
  },
  {
    name: 'waits-for-access',
    what: 'a row that waits for access goes on by itself, it is said',
    patches: [
      {
        file: 'lib/outbox/meaning-of-waiting.ts',
        from: "new Set(['permission-missing', 'key-missing'])",
        to: "new Set(['key-missing'])",
      },
    ],
    tests: ['tests/components/outbox/give-access.test.tsx'],
    project: 'components',
  },
  {
    name: 'limit-of-a-sent-row',
    what: 'a row that was answered 429 needs confirming, it is said, though it goes on by itself',
    patches: [
      {
        file: 'lib/outbox/meaning-of-waiting.ts',
        from: "const answered = state === 'unknown' ? attempts.at(-1)?.answer?.code : undefined;",
        to: "const answered = state === 'sending' ? attempts.at(-1)?.answer?.code : undefined;",
      },
    ],
    tests: ['tests/components/outbox/give-access.test.tsx'],
    project: 'components',
  },
  {
    name: 'limit-on-lists',
    what: 'a store’s list says of it that it needs confirming',
    patches: [
      {
        file: 'entrypoints/background/lists/list-view.ts',
        from: 'if (limitEnd !== null) {',
        to: 'if (limitEnd === 0) {',
      },
    ],
    tests: ['tests/unit/background/lists.test.ts'],
    project: 'unit',
  },
  {
    name: 'limit-in-today',
    what: 'Today says of it that it needs confirming',
    patches: [
      {
        file: 'components/labels/PrintedState.tsx',
        from: 'limitEnd={entry.limitEnd}',
        to: 'limitEnd={null}',
      },
    ],
    tests: ['tests/components/desk/today.test.tsx'],
    project: 'components',
  },
  {
    name: 'perhaps-colleagues',
    what: 'of two who press at one moment the second is told that an answer was lost',
    patches: [
      {
        file: 'lib/outbox/meaning.ts',
        from: "return state === 'unknown' && first?.answer?.code === 'duplicate-recipient';",
        to: "return state === 'unknown' && first?.answer?.code === undefined;",
      },
    ],
    tests: ['tests/unit/background/waiting-bar.test.ts'],
    project: 'unit',
  },
  {
    name: 'duplicate-of-another-caller',
    what: 'a parcel of another employee to the phone makes an order pass for made',
    patches: [
      { file: 'lib/outbox/evidence.ts', from: ' && cameToBeKnown && !wasDuplicate', to: ' && cameToBeKnown' },
    ],
    tests: ['tests/unit/outbox/evidence.test.ts'],
    project: 'unit',
  },
  {
    name: 'gateway-waited-for',
    what: 'a bulk is sent into a service that is down, and may have been made',
    patches: [
      {
        file: 'entrypoints/background/shipping/carrier.ts',
        from: "  if (isGatewayAlone(error)) return 'service-unreachable';\n",
        to: '  void isGatewayAlone;\n',
      },
    ],
    tests: ['tests/unit/background/service-down.test.ts'],
    project: 'unit',
  },
  {
    name: 'changed-after-made',
    what: 'a parcel whose order was cancelled, paid or changed since stands as made, to be printed',
    patches: [
      {
        file: 'entrypoints/background/bar/row-bar.ts',
        from: 'hasChanged ? otherwise(translator, situation) : situation',
        to: 'situation',
      },
    ],
    tests: ['tests/unit/background/changed-after-made.test.ts'],
    project: 'unit',
  },
  {
    name: 'changed-until-taken',
    what: 'of an order that changes once its driver has the parcel it is said that the parcel is wrong',
    patches: [
      {
        file: 'entrypoints/background/bar/has-order-changed.ts',
        from: 'handedOverAt !== null || ',
        to: '',
      },
    ],
    tests: ['tests/unit/background/changed-after-made.test.ts'],
    project: 'unit',
  },
  {
    name: 'shipped-is-no-change',
    what: 'an order that its shop moved on as shipped is said to have changed',
    patches: [
      {
        file: 'entrypoints/background/bar/has-order-changed.ts',
        from: "code === 'order-shipped' || code === 'order-sent-before'",
        to: "code === 'required'",
      },
    ],
    tests: ['tests/unit/background/changed-after-made.test.ts'],
    project: 'unit',
  },
  {
    name: 'page-is-no-change',
    what: 'an order whose store was late at the press is said to have changed since its page is worded otherwise',
    patches: [
      {
        file: 'lib/parcel/order-facts.ts',
        from: " && fact.from === 'store-data'",
        to: '',
      },
    ],
    tests: ['tests/unit/background/changed-after-made.test.ts'],
    project: 'unit',
  },
];

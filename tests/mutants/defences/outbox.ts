import type { Mutant } from '../mutant';

/** What keeps a parcel from being lost or made twice. */
export const outboxDefences: readonly Mutant[] = [
  {
    name: 'forced-repeat',
    what: 'a forced parcel whose answer was lost is repeated without a person',
    patches: [
      { file: 'lib/outbox/due.ts', from: 'row.forced || row.sent === null', to: 'row.sent === null' },
    ],
    tests: ['tests/unit/outbox/due.test.ts'],
    project: 'unit',
  },
];

import type { Mutant } from '../mutant';

const PUT_BACK = { tests: ['tests/unit/background/put-back-profile.test.ts'], project: 'unit' } as const;

/** A browser with the records of an older day, or a copy of another's, makes no parcel that was made since. */
export const putBackDefences: readonly Mutant[] = [
  {
    name: 'own-order-of-no-row',
    what: 'what the relay says this very browser shipped is shipped once more where no row has it',
    patches: [
      {
        file: 'entrypoints/background/relay/colleagues.ts',
        from: '(standing === shared && !(await isKnown(shared)))',
        to: 'false',
      },
    ],
    ...PUT_BACK,
  },
  {
    name: 'past-claimed-at-joining',
    what: 'what was shipped before the relay was joined is shipped once more by a colleague',
    patches: [
      {
        file: 'entrypoints/background/relay/join.ts',
        from: '    await claimPast(invitation.orderSecret);\n',
        to: '    void claimPast;\n',
      },
    ],
    tests: ['tests/unit/background/joined-later.test.ts'],
    project: 'unit',
  },
  {
    name: 'claim-sent-by-a-copy',
    what: 'what waits in a copied profile is sent though its other copy has made it under the same claim',
    patches: [
      {
        file: 'entrypoints/background/relay/claims.ts',
        from: 'if (wasSentElsewhere(row, value.order)) {',
        to: 'if (false && wasSentElsewhere(row, value.order)) {',
      },
    ],
    ...PUT_BACK,
    named: 'does not send what waited',
  },
];

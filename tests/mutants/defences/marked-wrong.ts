import type { Mutant } from '../mutant';

const WRONG = ['tests/unit/background/wrong-for-colleagues.test.ts'];

/** What a person says of a parcel is what colleagues know of it. */
export const markedWrongDefences: readonly Mutant[] = [
  {
    name: 'wrong-mark-told',
    what: 'a parcel that is marked as wrong, or is right again, stays for colleagues what it was',
    patches: [
      {
        file: 'lib/outbox/write-rows.ts',
        from: 'if (isNamed || isMarked) await tellAgain',
        to: 'if (isNamed) await tellAgain',
      },
    ],
    tests: WRONG,
    project: 'unit',
  },
  {
    name: 'wrong-mark-told-in-time',
    what: 'a parcel that is marked while the relay is told that it was made stays right for colleagues',
    patches: [
      {
        file: 'lib/shop-relay/order-claims.ts',
        from: ' && isMarkedWrong(now) === isMarkedWrong(row);',
        to: ';',
      },
    ],
    tests: WRONG,
    project: 'unit',
    named: 'while the relay is being told',
  },
  {
    name: 'wrong-beside-a-late-one',
    what: 'an order whose wrong parcel is beside one that came late is shipped once more unasked',
    patches: [
      {
        file: 'entrypoints/background/relay/colleagues.ts',
        from: "state === 'created' && !(wrong === true && isTheirs);",
        to: "state === 'created' && (wrong || true);",
      },
    ],
    tests: WRONG,
    project: 'unit',
    named: 'made late',
  },
];

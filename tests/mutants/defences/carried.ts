import type { Mutant } from '../mutant';

const CARRIED = 'entrypoints/background/shipping/carried-orders.ts';
const TESTS = ['tests/unit/background/carried-changed.test.ts'];

/** One parcel for several orders holds the goods and the amounts of all of them, as they are now. */
export const carriedDefences: readonly Mutant[] = [
  {
    name: 'carried-of-carried',
    what: 'an order that a carried order carries is not looked at before the parcel for all is sent',
    patches: [
      {
        file: 'lib/typed/carried-orders.ts',
        from: '[one, ...(await within(one.key))]',
        to: '[one]',
      },
    ],
    tests: TESTS,
    project: 'unit',
  },
  {
    name: 'carried-left-behind',
    what: 'the parcel for both that should not have been made is made anew without the goods of the second',
    patches: [
      { file: CARRIED, from: 'return isAnyLeftBehind(carrier, carried, context)', to: 'return false' },
    ],
    tests: TESTS,
    project: 'unit',
  },
  {
    name: 'carried-without-list',
    what: 'the store is not asked for a carried order whose list is gone',
    patches: [
      { file: CARRIED, from: 'order ?? (known && referenceOf(known))', to: '(known && referenceOf(known))' },
    ],
    tests: TESTS,
    project: 'unit',
  },
  {
    name: 'carried-by-lone-press',
    what: 'a press on the order’s page sends for a carried order that is known to be paid',
    patches: [
      {
        file: 'entrypoints/background/shipping/ship.ts',
        from: '  if (!isAlone && ',
        to: '  if (isAlone && ',
      },
    ],
    tests: TESTS,
    project: 'unit',
  },
  {
    name: 'carried-in-doubt',
    what: 'the goods of a cancelled order go with another’s unasked',
    patches: [{ file: 'lib/review/together.ts', from: ' || !mayBeCarried(second)', to: '' }],
    tests: ['tests/unit/background/cancelled-order.test.ts'],
    project: 'unit',
  },
  {
    name: 'carried-under-own-sum',
    what: 'whoever writes another sum over both is not told that the carried one was cancelled since',
    patches: [{ file: CARRIED, from: 'if (!mayBeCarried(draft))', to: 'if (isSum && !mayBeCarried(draft))' }],
    tests: TESTS,
    project: 'unit',
  },
];

import type { Mutant } from '../mutant';

/** What keeps a village from being told for certain that the order does not say. */
export const villagesDefences: readonly Mutant[] = [
  {
    name: 'named-beside',
    what: 'a village is told for certain although the order names another one beside it',
    patches: [{ file: 'lib/villages/evidence.ts', from: '    ...namedToo(index, order, first),\n', to: '' }],
    tests: ['tests/unit/villages/whole-orders.test.ts'],
    project: 'unit',
  },
  {
    name: 'learned-named-beside',
    what: 'a learned village fills an order whose address has come to name another one',
    patches: [
      {
        file: 'lib/villages/apply-learned.ts',
        from: '  if (beside !== undefined) return doubtBetween([village, beside]);\n',
        to: '  void beside;\n',
      },
    ],
    tests: ['tests/unit/background/learning.test.ts'],
    project: 'unit',
  },
];

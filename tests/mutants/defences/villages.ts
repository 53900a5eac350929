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
    name: 'either-of-two',
    what: 'a village is told for certain although the order leaves open whether it or its town is meant',
    patches: [{ file: 'lib/villages/evidence.ts', from: 'if (!piece.either && others', to: 'if (others' }],
    tests: ['tests/unit/villages/whole-orders.test.ts'],
    project: 'unit',
  },
  {
    name: 'part-of-a-line',
    what: 'a word of a street line that sounds like a village is one, though nothing else says so',
    patches: [{ file: 'lib/villages/certainty.ts', from: '    !isStray(first) &&\n', to: '' }],
    tests: ['tests/unit/villages/whole-orders.test.ts'],
    project: 'unit',
  },
  {
    name: 'as-near-elsewhere',
    what: 'a village is told for certain by its sound although a known place elsewhere sounds as near',
    patches: [{ file: 'lib/villages/elsewhere.ts', from: 'surely ? NEARER_SURELY : NEARER', to: 'NEARER' }],
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
  ...(
    [
      [
        'other-territory',
        'a town of another land is told for certain',
        '    ...otherTerritory(index, order, village),\n',
      ],
      [
        'other-region',
        'a town is told for certain although the state names another one',
        '    ...otherRegion(index, order, first),\n',
      ],
      [
        'near-only',
        'a town is told for certain where the order says only what it is near to',
        '    ...nearOnly(index, order, first),\n',
      ],
      [
        'which-camp',
        'a town is told for certain where one of its camps is meant',
        '    ...whichCamp(index, order, first),\n',
      ],
    ] as const
  ).map(
    ([code, what, from]): Mutant => ({
      name: `evidence-${code}`,
      what,
      patches: [{ file: 'lib/villages/evidence.ts', from, to: '' }],
      tests: ['tests/unit/villages/whole-orders.test.ts'],
      named: code,
      project: 'unit',
    }),
  ),
  {
    name: 'evidence-unlisted',
    what: 'a main town is told for certain beside words that begin as the name of a village that is not listed',
    patches: [
      {
        file: 'lib/villages/evidence.ts',
        from: '...(first.besideUnknown === null ? []',
        to: '...(first.besideUnknown !== undefined ? []',
      },
    ],
    tests: ['tests/unit/villages/whole-orders.test.ts'],
    project: 'unit',
  },
  {
    name: 'known-elsewhere',
    what: 'a place that is elsewhere is taken for the village that sounds like it',
    patches: [
      {
        file: 'lib/villages/known-elsewhere.ts',
        from: 'return named ? field',
        to: 'return false ? field',
      },
    ],
    tests: ['tests/unit/villages/gazetteer.test.ts'],
    project: 'unit',
  },
  {
    name: 'slip-of-two',
    what: 'a name with one letter wrong is believed though two villages are one letter from it',
    patches: [
      {
        file: 'lib/villages/certainty.ts',
        from: '(isSlip(one) || one.cost <= first.cost)',
        to: 'one.cost <= first.cost',
      },
    ],
    tests: ['tests/unit/villages/one-slip.test.ts'],
    project: 'unit',
  },
  {
    name: 'name-of-a-namesake',
    what: 'a village is called by the Latin name of another place of its name',
    patches: [
      {
        file: 'lib/villages/gazetteer.ts',
        from: 'const shared = (count.get(longest) ?? 0) > 1;',
        to: 'const shared = false;',
      },
    ],
    tests: ['tests/unit/villages/gazetteer.test.ts'],
    project: 'unit',
  },
  {
    name: 'bare-codes-say-nothing',
    what: 'a shop’s code of a state is taken for the village that it sounds like',
    patches: [
      {
        file: 'lib/villages/bare-code.ts',
        from: 'if (isNoName(state) || /^[A-Za-z]{1,3}$/.test(state)) return true;',
        to: '',
      },
    ],
    tests: ['tests/unit/villages/bare-code.test.ts'],
    project: 'unit',
  },
  {
    name: 'open-in-part',
    what: 'a place that is open in one of two zones alone is told for certain, though zones may be prices',
    patches: [
      { file: 'lib/villages/match.ts', from: ' && !isOpenInPart(index, reading.hit.village)', to: '' },
    ],
    tests: ['tests/unit/villages/listing/doubles.test.ts'],
    project: 'unit',
  },
];

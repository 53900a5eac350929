import type { Mutant } from '../mutant';

/** A mutant of how a statement is laid beside the books. */
const judging = (
  name: string,
  what: string,
  from: string,
  to: string,
  file = 'lib/statement/judge.ts',
): Mutant => ({
  name,
  what,
  patches: [{ file, from, to }],
  tests: ['tests/unit/statement/judge.test.ts'],
  project: 'unit',
});

/** What a courier's statement is held to: nothing is paid by guess, and sums are right to the last agora. */
export const statementDefences: readonly Mutant[] = [
  judging(
    'statement-short-is-not-paid',
    'a parcel that is short by an agora is called paid',
    "sign === 0 ? 'paid' : sign < 0",
    "sign <= 0 ? 'paid' : sign < 0",
  ),
  judging(
    'statement-over-is-told',
    'a parcel that was paid too much is called paid',
    "sign < 0 ? 'short' : 'over'",
    "sign < 0 ? 'short' : 'paid'",
  ),
  judging(
    'statement-twice-is-told',
    'a parcel that two lines pay is only called paid too much',
    "isTwice ? 'twice'",
    "false ? 'twice'",
  ),
  judging(
    'statement-earlier-ones-count',
    'what an earlier statement paid is paid once more',
    'const paidInAll = addUp([paid, ...before]);',
    'const paidInAll = paid;',
  ),
  judging(
    'statement-no-parcel-by-guess',
    'a line whose code nobody knows is laid to another parcel',
    'books.get(key) ?? null,',
    'books.get(key) ?? parcels[0] ?? null,',
  ),
  judging(
    'statement-missing-is-told',
    'a parcel that was delivered and never paid is not shown',
    'delivered && !named.has(key)',
    'false && !named.has(key)',
  ),
  judging(
    'statement-missing-only-delivered',
    'a parcel that is on its way is called unpaid',
    'delivered && !named.has(key)',
    '!named.has(key) && delivered !== null',
  ),
  judging(
    'statement-unread-is-not-missing',
    'a line that cannot be read is shown as a parcel that was not paid',
    'delivered && !named.has(key)',
    'delivered',
  ),
  judging(
    'statement-foreign-lines-count',
    'what was handed over for parcels of others is not in the sum',
    'addUp(findings.flatMap(({ paid }) => paid ?? []))',
    'addUp(findings.flatMap(({ paid, parcel }) => (parcel === null ? [] : (paid ?? []))))',
    'lib/statement/sums.ts',
  ),
  judging(
    'statement-due-less-fees',
    'the fees are shown as money to come',
    'net = addDecimals(collected, negateDecimal(fees))',
    'net = collected',
    'lib/statement/sums.ts',
  ),
  judging(
    'statement-total-is-held',
    'a file whose own total is wrong is taken as it is',
    '!isSameAmount(said.collected ?? collected, collected) ||',
    '',
    'lib/statement/sums.ts',
  ),
  judging(
    'statement-total-is-no-parcel',
    'the last line, which sums up, is counted as one more',
    'const told = lines.filter(({ isTotal }) => !isTotal);',
    'const told = lines;',
  ),
  {
    ...judging(
      'statement-two-things-unread',
      'a parcel that came back is paid by the price that still stands in its line',
      '!isContradictory(line)',
      'true',
    ),
    tests: ['tests/unit/statement/contradictory-lines.test.ts'],
  },
  {
    ...judging(
      'statement-below-total-unread',
      'what stands below the total is counted with the parcels',
      'line.isBelowTotal === undefined &&',
      '',
    ),
    tests: ['tests/unit/statement/below-total.test.ts'],
  },
  {
    ...judging(
      'statement-said-by-two-once',
      'a month’s file makes up for what was paid short by saying its week’s lines once more',
      'payment !== undefined) payment.saidBy',
      'false) payment?.saidBy',
    ),
    tests: ['tests/unit/statement/said-by-two.test.ts'],
  },
  {
    ...judging(
      'statement-second-part-counts',
      'a parcel that was paid in two equal parts is owed for ever',
      'count > 1 ||',
      'count > 0 ||',
    ),
    tests: ['tests/unit/statement/said-by-two.test.ts'],
  },
  {
    name: 'statement-fee-is-proven',
    what: 'a column without fees is taken for the fee’s, unasked',
    patches: [
      {
        file: 'lib/statement/proven-columns.ts',
        from: 'isMost(withFee.length, named.length) &&',
        to: '',
      },
    ],
    tests: ['tests/unit/statement/proven-columns.test.ts'],
    project: 'unit',
  },
  {
    name: 'statement-practice-is-none',
    what: 'a practice parcel is counted with real ones once its account is gone',
    patches: [
      {
        file: 'lib/ledger/entry.ts',
        from: 'testing: isPractice(row, account && shippedBy(account))',
        to: "testing: account?.environment === 'testing'",
      },
    ],
    tests: ['tests/unit/ledger/practice-entry.test.ts'],
    project: 'unit',
  },
  {
    name: 'statement-total-by-its-sum',
    what: 'a last line with how many parcels there are in the place of a code is counted as one more',
    patches: [
      {
        file: 'lib/statement/statement.ts',
        from: 'isTotal = line.isTotal || isSum ||',
        to: 'isTotal = line.isTotal ||',
      },
    ],
    tests: ['tests/unit/statement/total-lines.test.ts'],
    project: 'unit',
  },
  {
    name: 'statement-amount-read-one-way',
    what: '“5%” is read as an amount of its digits',
    patches: [
      {
        file: 'lib/statement/read-amount.ts',
        from: ' || !shown.symbols.every((symbol) => SYMBOL.test(symbol))',
        to: '',
      },
    ],
    tests: ['tests/unit/statement/read-amount.test.ts'],
    project: 'unit',
  },
  {
    name: 'statement-short-stays-owed',
    what: 'a parcel that was paid an agora too little is no longer out with the courier',
    patches: [
      {
        file: 'lib/statement/outstanding.ts',
        from: "compareDecimals(amount, '0') > 0",
        to: 'false',
      },
    ],
    tests: ['tests/unit/statement/cash-parcel.test.ts'],
    project: 'unit',
    named: 'paid too little',
  },
  {
    name: 'statement-besides-is-proven',
    what: 'what stands below a total is taken off what is owed although no line of the file says so',
    patches: [
      {
        file: 'lib/statement/statement.ts',
        from: 'isSaid(meant, above) && !isSaid(meant, certain)',
        to: 'isSaid(meant, above)',
      },
    ],
    tests: ['tests/unit/statement/below-total.test.ts'],
    project: 'unit',
    named: 'is taken off nothing',
  },
  {
    name: 'statement-paid-otherwise-is-not-owed',
    what: 'a parcel that was paid in hand or written off stays owed by the courier',
    patches: [
      {
        file: 'lib/statement/outstanding.ts',
        from: 'parcel.paidOtherwise === true || ',
        to: '',
      },
    ],
    tests: ['tests/unit/statement/paid-otherwise.test.ts'],
    project: 'unit',
  },
];

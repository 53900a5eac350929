import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { findHeading } from '../../../lib/statement/columns';
import { judgeStatement, paidBy } from '../../../lib/statement/judge';
import { findSame, findStatements, keepStatement } from '../../../lib/statement/kept-statements';
import { readLines } from '../../../lib/statement/statement';

/** What becomes of a line of a courier's file in an account that is kept in this currency. */
function judged(currency: string, cell: string, heading = 'مبلغ التحصيل') {
  const table = [
    ['رقم الطرد', heading],
    ['P-1', cell],
  ];
  const { row, columns } = findHeading(table);
  const lines = readLines(table, row, columns, currency);
  const parcel = { code: 'P-1', totalPrice: '100', fee: null, delivered: true, returned: false };
  const { findings, sums } = judgeStatement(lines, [parcel]);
  const [finding] = findings;
  return {
    lines,
    said: [finding?.verdict, finding?.inOther ?? finding?.paid, sums.collected, findings.length],
  };
}

it.each([
  ['ILS', '100 JD'],
  ['ILS', '100 دينار'],
  ['ILS', 'د.أ ١٠٠'],
  ['ILS', 'JD100'],
  ['ILS', '$100'],
  ['ILS', '100 دولار'],
  ['JOD', '100 ₪'],
  ['JOD', '₪100'],
  ['JOD', '100 شيكل'],
  ['USD', '100 NIS'],
])(
  'an amount in another currency is said apart, and compared with nothing: of an account in %s, %s',
  (currency, cell) => {
    const { lines, said } = judged(currency, cell);
    expect(said).toEqual(['unread', cell, '0', 1]);
    expect(paidBy([lines]).size).toBe(0);
  },
);

it('so are all amounts of a column that is headed as another currency’s', () => {
  expect(judged('ILS', '100', 'مبلغ التحصيل (دينار)').said).toEqual([
    'unread',
    'مبلغ التحصيل (دينار)',
    '0',
    1,
  ]);
});

it.each([
  ['ILS', '100'],
  ['ILS', '₪100'],
  ['ILS', '100 ש"ח'],
  ['ILS', '100 ش.ج.'],
  ['JOD', '100 دينار'],
  ['JOD', '100 د.أ.'],
  ['USD', '$100'],
  ['SAR', '100 ريال'],
  ['ILS', 'Rs. 100'],
])('an amount in the account’s own, or in none that is known, is what was paid: %s, %s', (currency, cell) => {
  expect(judged(currency, cell).said).toEqual(['paid', '100', '100', 1]);
});

it('a statement that was kept before currencies were told apart is kept once', () => {
  const { lines } = judged('ILS', '100 JD');
  const earlier = lines.map(({ inOther: _, ...line }) => line);
  const kept = { id: 'earlier', accountId: 'a', name: '', heading: [], at: 1, lines: earlier };
  const columns = { code: 0, collected: 1, fee: null, net: null };
  expect(findSame([{ ...kept, columns }], lines)?.id).toBe('earlier');
});

it('a statement that was read in an account of the wrong currency is mended where its file is read again', async () => {
  const columns = { code: 0, collected: 1, fee: null, net: null };
  const read = (id: string, currency: string) => ({
    ...{ id, accountId: 'mended', name: '', heading: [], columns, at: 1 },
    lines: judged(currency, '100 JD').lines,
  });
  await keepStatement(read('wrong', 'ILS'));
  const kept = await keepStatement(read('again', 'JOD'));
  expect([kept.wasHere, kept.statement.id]).toEqual([true, 'wrong']);
  const [statement, ...others] = await findStatements('mended');
  expect(others).toEqual([]);
  expect(statement).toEqual(kept.statement);
  expect(paidBy([statement?.lines ?? []]).size).toBe(1);
});

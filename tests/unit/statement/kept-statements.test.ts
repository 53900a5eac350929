import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import { forgetKept } from '../../../lib/settings/remove-account';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { findHeading } from '../../../lib/statement/columns';
import { findStatements, keepStatement, removeStatement } from '../../../lib/statement/kept-statements';
import { readLines } from '../../../lib/statement/statement';

const lines = (collected: string, code = 'P-1') => [
  { row: 2, code, collected, fee: null, net: null, isTotal: false },
];
const statement = (id: string, accountId: string, at: number) => ({
  id,
  accountId,
  at,
  name: `${id}.csv`,
  heading: ['code', 'amount'],
  columns: { code: 0, collected: 1, fee: null, net: null },
  lines: lines('120', id),
});

it('statements are kept by account, and go with it', async () => {
  for (const kept of [statement('a', 'shop', 1), statement('b', 'shop', 2), statement('c', 'other', 3)]) {
    await keepStatement(kept);
  }
  const meanings = { ...NO_MEANINGS, delivered: [7], returned: [9], confirmed: [2], 'only-made': [1] };
  await changeMeanings('shop', () => meanings);
  expect(await findMeanings('shop')).toEqual(meanings);
  expect((await findStatements('shop')).map(({ id }) => id)).toEqual(['b', 'a']);
  await removeStatement('a');
  await forgetKept('shop');
  expect(await findStatements('shop')).toEqual([]);
  expect(await findMeanings('shop')).toEqual(NO_MEANINGS);
  expect(await findStatements('other')).toHaveLength(1);
});

it('a statement is kept once, though two windows have read its file, and in place of the one by other columns', async () => {
  const first = { ...statement('first', 'twice', 1), lines: lines('120') };
  const again = { ...statement('again', 'twice', 2), lines: lines('120') };
  const kept = await Promise.all([keepStatement(first), keepStatement(again)]);
  expect(kept.map(({ statement: { id }, wasHere }) => [id, wasHere])).toEqual([
    ['first', false],
    ['first', true],
  ]);
  // The same lines of another account are its own.
  expect((await keepStatement({ ...again, accountId: 'other' })).wasHere).toBe(false);
  await keepStatement({ ...statement('columns', 'twice', 3), lines: lines('100') }, 'first');
  expect((await findStatements('twice')).map(({ id }) => id)).toEqual(['columns']);
  // By the columns that it has already it stays.
  await keepStatement({ ...statement('same', 'twice', 4), lines: lines('100') }, 'columns');
  expect((await findStatements('twice')).map(({ id }) => id)).toEqual(['columns']);
});

it('of statements that are kept in the same moment one comes after the other, or none would see what the others paid', async () => {
  const kept = await Promise.all(
    ['one', 'two', 'three'].map((id) => keepStatement(statement(id, 'at-once', 7))),
  );
  expect(kept.map(({ statement: { at } }) => at)).toEqual([7, 8, 9]);
  expect((await findStatements('at-once')).map(({ id }) => id)).toEqual(['three', 'two', 'one']);
});

it('a statement that an earlier version kept says what its file says now, and is kept once', async () => {
  const table = [
    ['Tracking', 'COD', 'Fee', 'Net'],
    ['P-1', '120', '-20', '100'],
    ['Total (ILS)', '120', '-20', '100'],
  ];
  const { row, columns } = findHeading(table);
  const earlier = [
    { row: 2, code: 'P-1', collected: '120', fee: '-20', net: '100', isTotal: false },
    { row: 3, code: 'TOTAL (ILS)', collected: '120', fee: '-20', net: '100', isTotal: false },
  ];
  await keepStatement({ ...statement('earlier', 'upgraded', 1), lines: earlier });
  const again = readLines(table, row, columns);
  expect((await findStatements('upgraded')).map(({ lines }) => lines)).toEqual([again]);
  const kept = await keepStatement({ ...statement('again', 'upgraded', 2), lines: again });
  expect([kept.wasHere, kept.statement.id]).toEqual([true, 'earlier']);
});

it('a statement that an earlier version kept with its fees below nothing has them as what they take away', async () => {
  const kept = {
    ...statement('fees', 'fees', 1),
    columns: { code: 0, collected: 1, fee: 2, net: null },
    lines: [{ row: 2, code: 'P-1', collected: '120', fee: '-20', net: null, isTotal: false }],
  };
  await keepStatement(kept);
  expect((await findStatements('fees'))[0]?.lines[0]?.fee).toBe('20');
});

it.each(['', '-'])(
  'a file that an earlier version kept, which knew less of its lines (fees %s20), is kept once',
  async (sign) => {
    const table = [
      ['Tracking', 'Status', 'COD', 'Fee', 'Net'],
      ['P-1', 'Done', '120', `${sign}20`, '100'],
      ['P-2', 'Total', '80', `${sign}20`, '60'],
      ['P-3', 'Back', '', `${sign}10`, '-10'],
      ['Total', '', '200', `${sign}50`, '150'],
      ['Damage', '', '-50', '', ''],
      ['عدد الطرود', '', '', '', '3'],
    ];
    const { row, columns } = findHeading(table);
    const total = { code: null, collected: null, fee: null, net: null, isTotal: true };
    const earlier = [
      { row: 2, code: 'P-1', collected: '120', fee: '20', net: '100', isTotal: false },
      { ...total, row: 3, collected: '80', fee: '20', net: '60' },
      { row: 4, code: 'P-3', collected: null, fee: `${sign}10`, net: '-10', isTotal: false },
      { ...total, row: 5, collected: '200', fee: '50', net: '150' },
      { ...total, row: 6 },
      { ...total, row: 7, net: '3' },
    ];
    const accountId = `knew-less${sign}`;
    await keepStatement({ ...statement('earlier', accountId, 1), columns, lines: earlier });
    const again = { ...statement('again', accountId, 2), columns, lines: readLines(table, row, columns) };
    expect(await keepStatement(again)).toMatchObject({ wasHere: true, statement: { id: 'earlier' } });
    expect((await findStatements(accountId)).map(({ lines }) => lines)).toEqual([again.lines]);
    // Another week's file is another, though it is built alike.
    const other = readLines(
      table.map((cells) => cells.map((cell) => cell.replace('P-3', 'P-4'))),
      row,
      columns,
    );
    expect((await keepStatement({ ...again, lines: other })).wasHere).toBe(false);
  },
);

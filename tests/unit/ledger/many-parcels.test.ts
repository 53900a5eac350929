import { expect, it } from 'vitest';
import { writeCsv } from '../../../lib/csv/write-csv';
import { addUp, sumDecimals } from '../../../lib/decimal';
import { loadTranslator } from '../../../lib/i18n/load-translator';
import { chooseLabels } from '../../../lib/labels/choose-labels';
import { ledgerTable } from '../../../lib/ledger/csv-table';
import { summariseDay } from '../../../lib/ledger/day-summary';
import { totalsOf } from '../../../lib/ledger/totals';
import { madeEntry } from './made-entry';

const MANY = 250_000;
const one = madeEntry({ quotedFee: { deliveryCost: '20.25', extraPrice: '0' } });
const all = Array.from({ length: MANY }, (_, nth) => ({
  ...one,
  id: `row-${nth}`,
  parcelCode: `SB-${nth}`,
  totalPrice: nth % 2 === 0 ? '100.10' : '50',
}));

it('sums 250,000 parcels exactly', () => {
  expect(totalsOf(all)).toMatchObject([{ parcels: MANY, toCollect: '18762500', fees: '5062500' }]);
  expect(sumDecimals(all.map(({ totalPrice }) => totalPrice))).toBe('18762500.00');
  expect(addUp(all.map(() => '0.001'))).toBe('250');
});

it('sums 250,000 parcels of which no two cost the same', () => {
  const different = all.map((entry, nth) => ({ ...entry, totalPrice: `${nth}.5` }));
  expect(totalsOf(different)).toMatchObject([{ parcels: MANY, toCollect: '31250000000' }]);
});

it('sums a day of 250,000 parcels up', () => {
  expect(summariseDay(all, one.createdAt)).toMatchObject({
    parcels: MANY,
    sums: [{ toCollect: '18762500', afterFees: '13700000', withoutFee: 0 }],
  });
});

it('writes 250,000 parcels into a table, and has a label for each', async () => {
  const { header, rows } = ledgerTable(all, await loadTranslator('en'));
  expect(writeCsv(header, rows).split('\r\n')).toHaveLength(MANY + 1);
  expect(chooseLabels(all, 'today', one.createdAt)).toHaveLength(MANY);
});

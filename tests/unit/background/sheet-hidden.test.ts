import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { readCollections } from '../../../lib/review/collected-orders';
import { linesAmongHidden } from '../../../lib/sheet/among-hidden';
import { keysOf } from '../../../lib/sheet/line-keys';
import { findSheetHeading } from '../../../lib/sheet/sheet-columns';
import type { SheetLine } from '../../../lib/sheet/sheet-lines';
import { ACCOUNT } from './fake-service';

const { collectSheet } = await import('../../../entrypoints/background/review/collect-sheet');
const { setUpReview } = await import('./review-orders');

beforeEach(setUpReview);

const LINE: SheetLine = {
  name: 'سلمى',
  phone: '0599300071',
  village: 'بيت لقيا',
  amount: '120',
  items: 'كوب',
};

/** The ids of the orders that a list was taken in as, the newest time. */
async function idsOf(source: string): Promise<readonly string[]> {
  const own = (await readCollections()).filter(({ store }) => store.basePath.endsWith(`/${source}/`));
  return own.at(-1)?.orders.map(({ orderId }) => orderId) ?? [];
}

it('an order stays who it is where a line that says the same is hidden above it, or it would ship again', async () => {
  const [, second] = await keysOf([LINE, LINE]);
  await collectSheet(ACCOUNT.id, 'Twins', [LINE, LINE], null, [0]);
  expect(await idsOf('Twins')).toEqual([`0:${second?.key}`]);
});

it('a customer’s new order is none of before, whose line is hidden and was known by the phone once', async () => {
  await collectSheet(ACCOUNT.id, 'Phones', [{ ...LINE, number: LINE.phone ?? '' }], null);
  const later = { ...LINE, items: 'صحن', amount: '80' };
  expect(await collectSheet(ACCOUNT.id, 'Phones', [LINE, later], null, [0])).toEqual({ before: 0 });
  expect(await collectSheet(ACCOUNT.id, 'Phones', [LINE, later], null)).not.toEqual({ before: 0 });
});

/** A list whose first line is hidden by a filter, as it is taken in. */
function filtered(source: string, all: readonly SheetLine[]) {
  const roles = ['number', 'name', 'phone', 'village', 'amount', 'items'] as const;
  const below = all.map((line) => roles.map((role) => line[role] ?? ''));
  const table = [['Order number', 'Name', 'Phone', 'Village', 'Amount', 'Items'], ...below.slice(1)];
  const heading = findSheetHeading(table);
  const { lines, hidden } = linesAmongHidden({ table, heading, below }, heading.columns);
  const places = lines.flatMap((line, place) => (hidden.has(line) ? [place] : []));
  return collectSheet(ACCOUNT.id, source, lines, null, places);
}

const NUMBERED: SheetLine = { ...LINE, number: '17' };

it('an order that was made is known by its number where a line that says the same is hidden above it, or it would ship again', async () => {
  await collectSheet(ACCOUNT.id, 'Numbers', [NUMBERED], null);
  expect(await filtered('Numbers', [NUMBERED, NUMBERED])).toEqual({ before: 1 });
});

it('a corrected order is the only one of its number while its old line is hidden, though both are of one customer', async () => {
  const other = { ...LINE, items: 'صحن', number: '18' };
  await filtered('Corrected', [NUMBERED, { ...NUMBERED, amount: '80' }, other]);
  expect(await idsOf('Corrected')).toEqual(['0:17', '0:18']);
});

it('nor is an old line with its number there for the sake of another order of its customer, which has none', async () => {
  await filtered('Mixed', [NUMBERED, { ...NUMBERED, amount: '80' }, { ...LINE, amount: '90' }]);
  expect((await idsOf('Mixed'))[0]).toBe('0:17');
});

import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { readCollections } from '../../../lib/review/collected-orders';
import { keysOf } from '../../../lib/sheet/line-keys';
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

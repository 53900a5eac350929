import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { readCollections } from '../../../lib/review/collected-orders';
import type { SheetLine } from '../../../lib/sheet/sheet-lines';
import { sheetStore } from '../../../lib/sheet/sheet-store';
import { storeKey } from '../../../lib/store-key';
import { need } from '../../need';
import { soon } from '../../soon';
import { ACCOUNT } from './fake-service';

const { setUpReview, shipShown } = await import('./review-orders');
const { collectSheet } = await import('../../../entrypoints/background/review/collect-sheet');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');

beforeEach(setUpReview);

const line = (number: number, phone: string): SheetLine => ({
  number: String(number),
  name: `زبون ${phone}`,
  phone,
  village: 'بيت لقيا',
  street: 'شارع المدارس',
  amount: '120',
  items: 'كوب',
});

async function newestOf(source: string) {
  const own = (await readCollections()).filter(({ store }) => store.basePath.includes(`/${source}/`));
  return need(own[0], 'the collection');
}

/** What is asked of each of a list's orders, `made` of one that has its parcel. */
async function askedOf(source: string) {
  const { id, orders } = await newestOf(source);
  const forms = await Promise.all(orders.map(async ({ orderId }) => (await readReviewed(id, orderId)).form));
  return forms.map((form) =>
    form?.row?.state === 'created'
      ? 'made'
      : form?.draft.findings.filter(({ severity }) => severity !== 'notice').map(({ code }) => code),
  );
}

async function shipAll(source: string): Promise<void> {
  const { id, orders } = await newestOf(source);
  const ids = orders.map(({ orderId }) => orderId);
  await shipShown(id, ids);
  const store = storeKey(sheetStore(ACCOUNT.id, source));
  await soon(async () => {
    for (const orderId of ids) expect((await rowsOfOrder({ store, orderId })).at(-1)?.state).toBe('created');
  });
}

it('a list that began its numbers anew this morning grows in the evening: its new lines are none of yesterday', async () => {
  const yesterday = [1, 2, 3].map((n) => line(n, `059930010${n}`));
  const today = [1, 2, 3].map((n) => line(n, `059930020${n}`));
  await collectSheet(ACCOUNT.id, 'Daily', yesterday, null);
  await shipAll('Daily');
  await collectSheet(ACCOUNT.id, 'Daily', today.slice(0, 2), 'new');
  await shipAll('Daily');
  await collectSheet(ACCOUNT.id, 'Daily', today, 'same');
  expect(await askedOf('Daily')).toEqual(['made', 'made', ['shipped-elsewhere']]);
  // Given once more before it is shipped it is asked about still.
  await collectSheet(ACCOUNT.id, 'Daily', today, 'same');
  expect(await askedOf('Daily')).toEqual(['made', 'made', ['shipped-elsewhere']]);
});

it('an order whose phone was mended in its form is the same one', async () => {
  const short = line(1, '059930030');
  await collectSheet(ACCOUNT.id, 'Mended', [line(1, '0599300301')], null);
  await shipAll('Mended');
  await collectSheet(ACCOUNT.id, 'Mended', [short], 'same');
  expect(await askedOf('Mended')).toEqual(['made']);
});

it('so is one whose line has both phones in a cell, or its parcel’s as the second', async () => {
  await collectSheet(ACCOUNT.id, 'Both', [line(1, '0599300401'), line(2, '0599300402')], null);
  await shipAll('Both');
  const cells = [line(1, '0568300401 / 0599300401'), { ...line(2, '0568300402'), phone2: '+970599300402' }];
  await collectSheet(ACCOUNT.id, 'Both', cells, 'same');
  expect(await askedOf('Both')).toEqual(['made', 'made']);
});

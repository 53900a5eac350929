import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { fillCollected } from '../../../lib/review/collected-orders';
import type { Together } from '../../../lib/review/together';
import { addEdits, findEdits, keepTogether } from '../../../lib/typed/saved-edits';
import { need } from '../../need';
import { soon } from '../../soon';
import { fact } from '../parcel/made-up';

const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { collect, ended, formOf, nextOrder, service, shipShown, stateOf } = await import('./review-orders');
const { cancelled, pressAgain, setUpAskedStore, tabsSay } = await import('./asked-store');

beforeEach(setUpAskedStore);

const NUMBER = { referenceNumber: 'A-1' };

/** The person lets stand whatever is said of the order. */
async function letStand(order: Order, collectionId: string): Promise<void> {
  const { findings, fields } = (await formOf(order, collectionId)).draft;
  const confirmed = confirmDoubts(findings, 'referenceNumber', fields);
  await addEdits({ key: draftKeyOf(order), orderId: order.id, confirmed });
}

it('an order of a store whose reading is not proven yet is asked about whatever reference number was typed', async () => {
  const order = nextOrder({ verified: false });
  await addEdits({ key: draftKeyOf(order), orderId: order.id, edits: NUMBER });
  expect((await formOf(order)).draft).toMatchObject({
    fields: NUMBER,
    findings: [{ severity: 'doubt', code: 'reader-unproven' }],
  });
});

it('an order that was let stand on hold and refused by the company goes with the number that is typed over it', async () => {
  const order = nextOrder({ status: fact('on-hold'), statusMeaning: 'held' });
  const id = await collect(order);
  await letStand(order, id);
  tabsSay({ 7: { order, notes: true } });
  service.answer = () => Response.json({ message: 'The reference number is taken' }, { status: 422 });
  await shipShown(id, [order.id]);
  await soon(async () => expect(await stateOf(order)).toBe('refused'));
  service.answer = null;
  expect(await pressAgain(order, NUMBER)).toMatchObject({ state: 'created' });
});

const NOT_TO_GO: readonly (readonly [string, (order: Order) => Order])[] = [
  ['was cancelled', cancelled],
  ['a colleague has shipped', (order) => ({ ...order, ownNote: 'P-77' })],
];

it.each(NOT_TO_GO)(
  'the goods of an order that %s go in another’s parcel only once that was answered',
  async (_, changed) => {
    const [first, other] = [nextOrder({}, '0599300162'), nextOrder({}, '0599300162')];
    const second = changed(other);
    const id = await collect(first, second);
    const merge = () =>
      decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
    await expect(merge()).rejects.toMatchObject({ code: 'changed-since-shown' });
    await letStand(second, id);
    await merge();
    expect(await shipShown(id, [first.id])).toMatchObject([{ failure: null }]);
    await ended([first]);
    expect(service.creations()).toMatchObject([{ total_price: 280 }]);
  },
);

it('a cancelled order that an earlier version put into another’s parcel unasked stops that parcel', async () => {
  const [first, second] = [nextOrder({}, '0599300163'), nextOrder({}, '0599300163')];
  const id = await collect(first, second);
  await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
  const { together } = need(await findEdits(draftKeyOf(second)), 'what was decided');
  const seen = { totalPrice: '140', village: 301, doubts: ['order-status-doubtful'] };
  await keepTogether(draftKeyOf(second), second.id, { ...together, seen } as Together);
  await fillCollected(cancelled(second));
  expect(await shipShown(id, [first.id])).toMatchObject([{ failure: 'merge-changed' }]);
  expect(service.creations()).toEqual([]);
});

it('an order that was let stand as failed is asked about anew once it is cancelled', async () => {
  const order = nextOrder({ status: fact('failed'), statusMeaning: 'ended' });
  const id = await collect(order);
  await letStand(order, id);
  expect((await formOf(order, id)).draft.findings).toEqual([]);
  await fillCollected(cancelled(order));
  expect(await shipShown(id, [order.id])).toMatchObject([{ failure: 'fields-wrong' }]);
  expect(service.creations()).toEqual([]);
});

it('an order that was to go beside the parcel with its goods is asked about anew once it is put in again', async () => {
  const [first, second] = [nextOrder({}, '0599300164'), nextOrder({}, '0599300164')];
  const id = await collect(first, second);
  const decide = (choice: 'merged' | 'undecided') =>
    decideTogether({ collectionId: id, orderId: second.id, choice, with: first.id });
  await decide('merged');
  await letStand(second, id);
  expect((await formOf(second, id)).draft.findings).toEqual([]);
  await decide('undecided');
  await decide('merged');
  expect((await formOf(second, id)).draft.findings).toMatchObject([{ code: 'merged-elsewhere' }]);
});

import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { changeSettings } from '../../../lib/settings/settings';
import { soon } from '../../soon';
import { fact } from '../parcel/made-up';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { expectNotChosen } = await import('./choose-otherwise');
const { caller, nextOrder, service, setUpStore } = await import('./review-orders');
const { chooseOffered } = await import('./at-door');

beforeEach(setUpStore);

/** Its account asks about paid orders, as a new one does. */
async function paidOrder(parts: Partial<Order> = {}): Promise<Order> {
  await changeSettings((settings) => ({
    ...settings,
    accounts: settings.accounts.map((account) => ({ ...account, paidOrders: 'ask' as const })),
  }));
  return nextOrder({ payment: fact('paid' as const), ...parts });
}

const wordsOf = ({ choices }: Awaited<ReturnType<typeof openOrder>>) =>
  choices.map(({ name }) => name.replace(/[\u00a0\u2066-\u2069]/g, ' ').replace(/\s+/g, ' '));

describe('an order’s one question in the bar', () => {
  it.each([
    ['nothing', 0, 0],
    ['the amount', 1, 140],
  ] as const)('of a paid one ships with what is pressed: %s', async (_, at, collected) => {
    const order = await paidOrder();
    const asked = await openOrder(order, caller);
    expect(wordsOf(asked)).toEqual(['Ship, collect nothing', expect.stringMatching(/^Ship, collect .*140/)]);
    expect(asked).toMatchObject({ digest: null, action: { kind: 'review' } });
    const shipped = await chooseOffered(order, asked.offered ?? '', at, caller);
    expect(shipped).toMatchObject({ tone: 'good', action: { kind: 'print' } });
    expect(service.creations()).toMatchObject([{ total_price: collected }]);
  });

  it('whether it is shipped at all, ships it when that is answered', async () => {
    const order = nextOrder({ status: fact('on-hold'), statusMeaning: 'held' });
    const asked = await openOrder(order, caller);
    expect(wordsOf(asked)).toEqual(['Ship anyway']);
    expect(await chooseOffered(order, asked.offered ?? '', 0, caller)).toMatchObject({ tone: 'good' });
    expect(service.creations()).toHaveLength(1);
  });

  it('about a status that nobody knows is asked once: the next order of it ships in one press', async () => {
    const parts = { status: fact('stage-2') };
    const first = nextOrder(parts);
    const asked = await openOrder(first, caller);
    expect(wordsOf(asked)).toEqual(['Ship anyway']);
    expect((await openOrder(nextOrder(parts), caller)).digest).toBeNull();
    await chooseOffered(first, asked.offered ?? '', 0, caller);
    await soon(async () =>
      expect(await openOrder(nextOrder(parts), caller)).toMatchObject({ action: { kind: 'ship' } }),
    );
    const another = { ...parts, status: fact('stage-3') };
    expect((await openOrder(nextOrder(another), caller)).action).toMatchObject({ kind: 'review' });
  });

  it('about a value lets it stand, and Ship is pressed for the parcel', async () => {
    const order = nextOrder({}, '059920012');
    const asked = await openOrder(order, caller);
    expect(wordsOf(asked)).toEqual(['Keep this number']);
    const answered = await chooseOffered(order, asked.offered ?? '', 0, caller);
    expect(answered).toMatchObject({ action: { kind: 'ship' }, choices: [], message: null });
    expect(service.creations()).toEqual([]);
  });

  it('is not offered beside another, nor where the order may have a parcel, nor where all of it is looked at', async () => {
    const two = await paidOrder({ statusMeaning: 'held' });
    const unproven = nextOrder({ verified: false });
    const shipped = nextOrder({ ownNote: 'P-1' });
    for (const order of [two, unproven, shipped])
      expect(await openOrder(order, caller)).toMatchObject({ choices: [], offered: null });
  });

  it('is no page’s to answer: not offered, offered otherwise, of an order that changed since', async () => {
    const order = await paidOrder();
    const { offered } = await openOrder(order, caller);
    const dearer: Order = { ...order, total: fact('500.00') };
    for (const [about, digest, at] of [
      [order, offered, 2],
      [order, 'made up', 0],
      [dearer, offered, 1],
      [await paidOrder(), offered, 1],
    ] as const)
      await expectNotChosen(about, digest, at, caller);
    expect(service.creations()).toEqual([]);
  });
});

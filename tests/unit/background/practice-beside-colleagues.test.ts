import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { changeSettings } from '../../../lib/settings/settings';
import { keepKey } from '../../../lib/vault/vault-write';
import { ACCOUNT } from './fake-service';
import { nextOrder } from './relay-world';
import { keepOneVillage } from './shop';

// More presses than a person makes in a moment; the pace has tests of its own.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { network, open, rowOf, service, setUpRelay } = await import('./joined-shop');
const { pressBar, pressForm } = await import('./presses');
const { formOf } = await import('./review-orders');

setUpRelay();

const PRACTICE = { ...ACCOUNT, id: 'practice', name: 'Tries', environment: 'testing' } as const;

/** The order is pressed with the practice account; from then on the account for real parcels ships again. */
async function tryOut(order: Order, press: () => Promise<unknown> = () => pressBar(order)) {
  await keepKey(PRACTICE, 'practice-key');
  await keepOneVillage(PRACTICE);
  const shipBy = (activeAccountId: string) =>
    changeSettings((now) => ({
      ...now,
      accounts: [...now.accounts.filter(({ id }) => id !== PRACTICE.id), PRACTICE],
      activeAccountId,
    }));
  await shipBy(PRACTICE.id);
  await press();
  await shipBy(ACCOUNT.id);
  return rowOf(order);
}

it('colleagues hear nothing of an order that is tried out with a practice account', async () => {
  const { sharedOf } = await open();
  const order = nextOrder();
  expect(await tryOut(order)).toMatchObject({ state: 'created', practice: true, colleaguesAsked: null });
  expect(await sharedOf(order)).toBeUndefined();
});

it('the order is then claimed where colleagues look for it as its parcel is made for real', async () => {
  const { sharedOf } = await open();
  const order = nextOrder();
  await tryOut(order);
  await pressBar(order);
  const rows = await rowsOfOrder(orderKeyOf(order));
  expect(rows).toMatchObject([{ practice: true }, { practice: false }]);
  expect(await sharedOf(order)).toMatchObject({ state: 'created', code: rows[1]?.parcelCode });
});

it('an order that was claimed for real is free again where it is tried out in its place', async () => {
  const { sharedOf } = await open();
  const order = nextOrder();
  service.answer = () => {
    network.relay = 'is down';
    return Response.json({ success: false, error: 'no' }, { status: 400 });
  };
  await pressBar(order);
  expect(await rowOf(order)).toMatchObject({ state: 'refused', colleaguesAsked: 'claimed' });
  service.answer = null;
  const press = async () => pressForm(await formOf(order), { accountId: PRACTICE.id });
  expect(await tryOut(order, press)).toMatchObject({ state: 'created', practice: true });
  network.relay = 'answers';
  expect(await sharedOf(order)).toMatchObject({ state: 'released' });
});

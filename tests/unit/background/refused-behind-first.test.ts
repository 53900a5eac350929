import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FormView } from '../../../lib/messaging/views/form';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { changeSettings } from '../../../lib/settings/settings';
import { need } from '../../need';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { openFormAgain } = await import('../../../entrypoints/background/forms/forms');
const { markWrong } = await import('../../../entrypoints/background/outbox/settling');
const { caller, collect, ended, formOf, nextOrder, service, setUpStore, shipShown } = await import(
  './review-orders'
);
const { pressBar, pressForm } = await import('./presses');
const { undoOrder } = await import('./at-door');

beforeEach(setUpStore);

const duplicate = () =>
  Response.json({
    success: false,
    duplicate: '0599123456',
    errors: ['phone number is duplicated from same customer parcels phone'],
  });

const hold = (holdSeconds: number) => changeSettings((settings) => ({ ...settings, holdSeconds }));
const rowsOf = (order: Order) => rowsOfOrder(orderKeyOf(order));

const withTotal = (form: FormView, totalPrice: string): FormView => ({
  ...form,
  draft: { ...form.draft, fields: { ...form.draft.fields, totalPrice } },
});

/** Of an order that was made a second parcel that collects nothing is asked for, which the service refuses. */
async function refusedBehind(order: Order, isFirstWrong = false) {
  await pressBar(order);
  const first = need((await rowsOf(order))[0], 'row');
  if (isFirstWrong) await markWrong(first.id, true);
  service.answer = duplicate;
  await pressForm(withTotal(await formOf(order), '0'), { again: true });
  service.answer = null;
  expect((await rowsOf(order)).map(({ state }) => state)).toEqual(['created', 'refused']);
  return first;
}

describe('a second parcel that the service refused', () => {
  it('asks in every form of its order whether the amount is collected twice', async () => {
    const order = nextOrder();
    const first = await refusedBehind(order);
    for (const form of [await formOf(order), await openFormAgain(first.id)]) {
      expect(form.row).toMatchObject({ state: 'refused', collectedBefore: true });
    }
  });

  it('asks nothing where the first was a mistake, or the press before was undone', async () => {
    const [wrong, undone] = [nextOrder(), nextOrder()];
    await refusedBehind(wrong, true);
    expect((await formOf(wrong)).row).toMatchObject({ state: 'refused', collectedBefore: false });
    await hold(60);
    await pressBar(undone);
    await undoOrder(undone, caller);
    await hold(0);
    service.answer = () => Response.json({ success: false, errors: ['try later'] });
    await pressBar(undone);
    expect((await formOf(undone)).row).toMatchObject({ state: 'refused', collectedBefore: false });
  });

  it('does not hide the first one’s code on the order’s page', async () => {
    const order = nextOrder();
    const { parcelCode } = await refusedBehind(order);
    const { tone, lines } = await openOrder(order, caller);
    expect(tone).toBe('bad');
    expect(lines.find(({ kind }) => kind === 'code')?.value.text).toBe(parcelCode);
  });

  it('is not forced among many with the whole amount once more', async () => {
    const [order, wrong] = [nextOrder(), nextOrder()];
    await refusedBehind(order);
    await refusedBehind(wrong, true);
    const made = service.creations().length;
    const collection = await collect(order, wrong);
    const intended = await shipShown(collection, [order.id, wrong.id], true);
    expect(intended.map((one) => ('failure' in one ? one.failure : null))).toEqual(['already-shipped', null]);
    await ended([wrong]);
    expect(service.creations().length).toBe(made + 1);
  });
});

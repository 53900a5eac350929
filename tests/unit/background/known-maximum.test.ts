import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../lib/messaging/serve';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { changeSettings } from '../../../lib/settings/settings';
import { learnMaximum } from '../../../lib/storage/learned-maximum';
import { ACCOUNT } from './fake-service';

const { openOrder, shipOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { createFromForm } = await import('../../../entrypoints/background/forms/forms');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { shipReviewed } = await import('../../../entrypoints/background/review/ship-reviewed');
const { collect, nextOrder, STORE, service, setUpReview } = await import('./review-orders');

const caller: Caller = { from: 'content', origin: STORE.origin, tabId: 7, active: true };

beforeEach(async () => {
  await setUpReview();
  await changeSettings((settings) => ({ ...settings, stores: [{ origin: STORE.origin, accountId: null }] }));
  // The made orders collect 140.
  await learnMaximum(ACCOUNT.id, '139.99');
});

async function formOf(order = nextOrder()) {
  const { form } = await readReviewed(await collect(order), order.id);
  if (form === null) throw new Error('no form');
  const { key, address, draft } = form;
  const press = (confirmed: readonly string[]) =>
    createFromForm({
      key,
      order: form.order,
      accountId: ACCOUNT.id,
      identityVersion: 1,
      currency: ACCOUNT.currency,
      fields: draft.fields,
      confirmed: [...confirmed],
      address,
      force: false,
      again: false,
    });
  return { form, press };
}

describe('an amount above the most that the service takes', () => {
  it('is asked about on the bar before the press, and nothing is sent by one', async () => {
    const order = nextOrder();
    const opened = await openOrder(order, caller);
    expect(opened.digest).toBeNull();
    expect(JSON.stringify(opened)).toContain('139.99');
    await shipOrder(order, opened.digest ?? '', caller);
    expect(service.creations()).toEqual([]);
  });

  it('is asked about in bulk, whatever the press names', async () => {
    const order = nextOrder();
    const collectionId = await collect(order);
    expect((await readReviewed(collectionId, order.id)).digest).toBeNull();
    const intentions = await shipReviewed(collectionId, [{ orderId: order.id, digest: 'any' }], false);
    expect(intentions).toEqual([{ orderId: order.id, failure: 'fields-wrong' }]);
    expect(service.creations()).toEqual([]);
  });

  it('is sent from the form once a person lets it stand, and not before', async () => {
    const { form, press } = await formOf();
    expect(form.learnedMaximum).toBe('139.99');
    await expect(press([])).rejects.toMatchObject({ code: 'fields-wrong' });
    expect(service.creations()).toEqual([]);
    const row = await press(confirmDoubts(form.draft.findings, 'totalPrice', form.draft.fields));
    expect(row.state).toBe('created');
  });

  it('is known from the account’s settings where another browser was told', async () => {
    await learnMaximum(ACCOUNT.id, '5000');
    const told = { at: 1, maximumPrice: '120', size: null, extraFeeFrom: null, extraFeeFraction: null };
    const moved = { ...ACCOUNT, id: 'moved', told };
    await changeSettings((settings) => ({ ...settings, accounts: [moved], activeAccountId: moved.id }));
    const { form } = await formOf();
    expect(form.draft.findings).toContainEqual({
      field: 'totalPrice',
      severity: 'doubt',
      code: 'over-learned-maximum',
      params: { maximum: '120' },
    });
  });
});

import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { changeSettings } from '../../../lib/settings/settings';
import { learnMaximum } from '../../../lib/storage/learned-maximum';
import { soon } from '../../soon';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { shipReviewed } = await import('../../../entrypoints/background/review/ship-reviewed');
const { caller, collect, ended, formOf, nextOrder, service, setUpStore } = await import('./review-orders');
const { pressForm } = await import('./presses');
const { shipOrder } = await import('./at-door');

beforeEach(async () => {
  await setUpStore();
  // The made orders collect 140.
  await learnMaximum(ACCOUNT.id, '139.99');
});

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
    const form = await formOf(nextOrder());
    expect(form.learnedMaximum).toBe('139.99');
    await expect(pressForm(form)).rejects.toMatchObject({ code: 'fields-wrong' });
    expect(service.creations()).toEqual([]);
    const confirmed = [...confirmDoubts(form.draft.findings, 'totalPrice', form.draft.fields)];
    const row = await pressForm(form, { confirmed });
    expect(row.state).toBe('created');
  });

  it('is not asked about any more once a parcel of it was made: the company takes more by now', async () => {
    const told = { at: 1, maximumPrice: '120', size: null, extraFeeFrom: null, extraFeeFraction: null };
    await changeSettings((settings) => ({ ...settings, accounts: [{ ...ACCOUNT, told }] }));
    const form = await formOf(nextOrder());
    const confirmed = [...confirmDoubts(form.draft.findings, 'totalPrice', form.draft.fields)];
    await pressForm(form, { confirmed });
    await soon(async () => expect((await openOrder(nextOrder(), caller)).action?.kind).toBe('ship'));
  });

  it('stays known where a parcel below it was made', async () => {
    await learnMaximum(ACCOUNT.id, '145');
    const order = nextOrder();
    await pressForm(await formOf(order));
    await ended([order]);
    const { draft } = await formOf(nextOrder({ total: fact('150.00') }));
    expect(draft.findings).toMatchObject([{ code: 'over-learned-maximum', params: { maximum: '145' } }]);
  });

  it('is known from the account’s settings where another browser was told', async () => {
    await learnMaximum(ACCOUNT.id, '5000');
    const told = { at: 1, maximumPrice: '120', size: null, extraFeeFrom: null, extraFeeFraction: null };
    const moved = { ...ACCOUNT, id: 'moved', told };
    await changeSettings((settings) => ({ ...settings, accounts: [moved], activeAccountId: moved.id }));
    const { draft } = await formOf(nextOrder());
    expect(draft.findings).toContainEqual({
      field: 'totalPrice',
      severity: 'doubt',
      code: 'over-learned-maximum',
      params: { maximum: '120' },
    });
  });
});

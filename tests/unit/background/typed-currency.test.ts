import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf, orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { changeSettings } from '../../../lib/settings/settings';
import { addEdits, saveEdits } from '../../../lib/typed/saved-edits';
import { keepKey } from '../../../lib/vault/vault-write';
import { need } from '../../need';
import { soon } from '../../soon';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';
import { keepOneVillage } from './shop';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { openFormAgain, openManualForm, pasteText } = await import(
  '../../../entrypoints/background/forms/forms'
);
const { settleRow, tryNow } = await import('../../../entrypoints/background/outbox/settling');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { caller, collect, ended, nextOrder, service, setUpStore, shipShown } = await import('./review-orders');
const { pressForm } = await import('./presses');
const { chooseOffered, shipOrder } = await import('./at-door');

const DINARS = { ...ACCOUNT, id: 'dinars', currency: 'JOD' };

const use = ({ id }: typeof ACCOUNT) => changeSettings((settings) => ({ ...settings, activeAccountId: id }));

/** As a form of this currency keeps it. */
const type = ({ id, store }: Order, edits: Partial<ParcelFields>, currency: string) =>
  addEdits({ key: draftKeyOf({ id, store }), orderId: id, edits, currency });

async function shownOf(order: Order) {
  const { form, digest } = await readReviewed(await collect(order), order.id);
  const { fields, findings } = need(form, 'form').draft;
  return { fields, digest, said: findings.map(({ field, code, share }) => [field, code, share?.index]) };
}

beforeEach(async () => {
  await setUpStore();
  await changeSettings((settings) => ({
    ...settings,
    accounts: [ACCOUNT, DINARS],
    activeAccountId: ACCOUNT.id,
  }));
  await keepKey(DINARS, 'practice-key');
  await keepOneVillage(DINARS);
});

describe('an amount that was typed while the store shipped in another currency', () => {
  it('is asked about, with what was typed, and is sent again where its own currency counts', async () => {
    const order = nextOrder();
    await type(order, { totalPrice: '120' }, 'ILS');
    await use(DINARS);
    const asked = await shownOf(order);
    expect(asked.fields.totalPrice).toBe('120 ILS');
    expect(asked).toMatchObject({ digest: null, said: [['totalPrice', 'currency-differs', undefined]] });
    const id = await collect(order);
    expect(await shipShown(id, [order.id])).toMatchObject([{ failure: 'fields-wrong' }]);
    expect(service.creations()).toEqual([]);

    await use(ACCOUNT);
    expect((await shownOf(order)).fields.totalPrice).toBe('120');
    await shipShown(id, [order.id]);
    await ended([order]);
    expect(service.creations()).toMatchObject([{ total_price: 120 }]);
  });

  it('is no press on the bar, which says both currencies', async () => {
    const order = nextOrder();
    await type(order, { totalPrice: '120' }, 'ILS');
    const { digest } = await openOrder(order, caller);
    await use(DINARS);
    const bar = await openOrder(order, caller);
    expect(bar).toMatchObject({ action: { kind: 'review' }, digest: null });
    expect(bar.message).toMatch(/ILS.*JOD/);
    expect(bar.lines.find(({ kind }) => kind === 'amount')?.value.text).toMatch(/^120 ILS/);
    await shipOrder(order, digest ?? '', caller);
    expect(service.creations()).toEqual([]);
  });

  it('is asked about although the account is the same, whose currency was corrected', async () => {
    const order = nextOrder();
    await type(order, { totalPrice: '120' }, 'ILS');
    await changeSettings((settings) => ({ ...settings, accounts: [{ ...ACCOUNT, currency: 'JOD' }] }));
    expect((await shownOf(order)).digest).toBeNull();
  });

  it('is sent once it is typed anew', async () => {
    const order = nextOrder();
    await type(order, { totalPrice: '120' }, 'ILS');
    await use(DINARS);
    await type(order, { totalPrice: '25' }, 'JOD');
    await shipShown(await collect(order), [order.id]);
    await ended([order]);
    expect(service.creations()).toMatchObject([{ total_price: 25 }]);
  });

  it('is each amount for itself: the goods’ price and those of several parcels, but not nothing', async () => {
    const order = nextOrder();
    const share = (amount: string) => ({ amount, description: 'قميص' });
    await type(order, { totalPrice: '120', actualPrice: '90', parcels: [share('120'), share('0')] }, 'ILS');
    await use(DINARS);
    await type(order, { totalPrice: '25' }, 'JOD');
    const asked = await shownOf(order);
    expect(asked.fields).toMatchObject({ totalPrice: '25', actualPrice: '90 ILS' });
    expect(asked.fields.parcels).toEqual([share('120 ILS'), share('0')]);
    expect(asked.said).toEqual(
      expect.arrayContaining([
        ['actualPrice', 'currency-differs', undefined],
        ['parcels', 'currency-differs', 0],
      ]),
    );
    // What one of several holds was typed, and all of them are kept with it.
    await type(order, { actualPrice: '', parcels: [share('120 ILS'), share('5')] }, 'JOD');
    expect((await shownOf(order)).said).toContainEqual(['parcels', 'currency-differs', 0]);
  });

  it('is asked about where it was an answer in the bar', async () => {
    const order = nextOrder({ payment: fact('paid' as const) });
    const { offered, choices } = await openOrder(order, caller);
    // Nothing is made, so that what was answered is kept.
    service.down = true;
    const at = choices.findIndex(({ name }) => /140/.test(name));
    await chooseOffered(order, offered ?? '', at, caller);
    expect((await shownOf(order)).fields.totalPrice).toBe('140');
    await use(DINARS);
    expect((await shownOf(order)).fields.totalPrice).toBe('140 ILS');
  });

  it('is asked about in a parcel that is shipped once more', async () => {
    const row = madeRow({ accountId: ACCOUNT.id, state: 'created', parcelCode: 'P-1' });
    await intend(row);
    const { key, order } = await openFormAgain(row.id);
    await addEdits({ key, orderId: order.orderId, edits: { totalPrice: '70' }, currency: 'ILS' });
    await changeSettings((settings) => ({ ...settings, accounts: [{ ...ACCOUNT, currency: 'JOD' }] }));
    expect((await openFormAgain(row.id)).draft.fields.totalPrice).toBe('70 ILS');
  });
});

describe('an amount that was sent, or waits to be, in an account whose currency was corrected since', () => {
  const correct = () =>
    changeSettings((settings) => ({ ...settings, accounts: [{ ...ACCOUNT, currency: 'JOD' }] }));
  async function rowOf(order: Order) {
    return need((await rowsOfOrder(orderKeyOf(order)))[0], 'row');
  }

  it('is asked about where it is shipped once more', async () => {
    const order = nextOrder();
    await shipShown(await collect(order), [order.id]);
    await ended([order]);
    const { id } = await rowOf(order);
    expect((await openFormAgain(id)).draft).toMatchObject({ fields: { totalPrice: '140' }, findings: [] });
    await correct();
    const form = await openFormAgain(id);
    expect(form.draft.fields.totalPrice).toBe('140 ILS');
    expect(form.draft.findings).toContainEqual(expect.objectContaining({ code: 'currency-differs' }));
    await expect(pressForm(form, { currency: 'JOD', again: true })).rejects.toMatchObject({
      code: 'fields-wrong',
    });
    expect(service.creations()).toHaveLength(1);
  });

  it('is not sent by itself, nor where it is said not to have been made', async () => {
    const [waiting, lost] = [nextOrder(), nextOrder()];
    service.down = true;
    await shipShown(await collect(waiting), [waiting.id]);
    await soon(async () => expect((await rowOf(waiting)).waiting).not.toBeNull());
    service.down = false;
    const unknown = { ...(await rowOf(waiting)), id: 'lost', orderId: lost.id, phoneKey: '599000001' };
    await intend({ ...unknown, state: 'unknown', waiting: null });
    await correct();
    expect(await tryNow((await rowOf(waiting)).id)).toMatchObject({
      state: 'refused',
      refusal: { code: 'account-changed' },
    });
    await expect(settleRow('lost', { was: 'not-made', next: 'send-again' })).rejects.toMatchObject({
      code: 'account-changed',
    });
    expect(service.creations()).toEqual([]);
  });
});

describe('an amount typed into the form by hand', () => {
  it('is asked about, and gone with another person’s text', async () => {
    const { key, order } = await openManualForm();
    await addEdits({ key, orderId: order.orderId, edits: { totalPrice: '70' }, currency: 'ILS' });
    await use(DINARS);
    const form = await pasteText('الاسم: سلمى حسن\nجوال: 0599100200\nبيت لقيا شارع البلد');
    expect(form.draft.fields.totalPrice).toBe('70 ILS');
    expect(form.draft.findings).toContainEqual(
      expect.objectContaining({ code: 'currency-differs', params: { order: 'ILS', account: 'JOD' } }),
    );
    const { currency, id: accountId, identityVersion } = DINARS;
    await expect(pressForm(form, { currency, accountId, identityVersion })).rejects.toMatchObject({
      code: 'fields-wrong',
    });
    const other = await pasteText('الاسم: رامي عودة\nجوال: 0599300400');
    expect(other).toMatchObject({ replacedTyped: true, draft: { fields: { totalPrice: '' } } });
  });
});

describe('an amount that was kept before its currency was', () => {
  it('is read as it was', async () => {
    const order = nextOrder();
    await saveEdits({
      key: draftKeyOf(order),
      orderId: order.id,
      edits: { totalPrice: '25' },
      confirmed: [],
    });
    await use(DINARS);
    const { fields, digest } = await shownOf(order);
    expect(fields.totalPrice).toBe('25');
    expect(digest).not.toBeNull();
  });
});

describe('two orders in one parcel', () => {
  const twoOrders = async () => {
    const [first, second] = [nextOrder({}, '0599300077'), nextOrder({}, '0599300077')];
    const collectionId = await collect(first, second);
    const decide = (choice: 'merged' | 'undecided') =>
      decideTogether({ collectionId, orderId: second.id, choice, with: first.id });
    return { first, second, decide };
  };

  it('collect their sum in the currency that they were added up in, and are taken apart with their own', async () => {
    const { first, decide } = await twoOrders();
    await type(first, { totalPrice: '120' }, 'ILS');
    await decide('merged');
    expect((await shownOf(first)).fields.totalPrice).toBe('260');
    await use(DINARS);
    expect((await shownOf(first)).fields.totalPrice).toBe('260 ILS');
    await decide('undecided');
    expect((await shownOf(first)).fields.totalPrice).toBe('120 ILS');
  });

  it('are not worth the sum of two currencies', async () => {
    const { first, second, decide } = await twoOrders();
    await type(first, { totalPrice: '120', actualPrice: '90' }, 'ILS');
    await use(DINARS);
    await type(first, { totalPrice: '25' }, 'JOD');
    await type(second, { totalPrice: '30', actualPrice: '20' }, 'JOD');
    await decide('merged');
    expect((await shownOf(first)).fields).toMatchObject({ totalPrice: '55', actualPrice: '' });
  });
});

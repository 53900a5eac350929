import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { fillCollected, keepPress } from '../../../lib/review/collected-orders';
import { changeSettings } from '../../../lib/settings/settings';
import { openDatabase } from '../../../lib/storage/db';
import { saveEdits } from '../../../lib/typed/saved-edits';
import { listLearned } from '../../../lib/villages/learned';
import { need } from '../../need';
import { soon } from '../../soon';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';
import { keepOneVillage } from './shop';

const { forgetRead } = await import('../../../entrypoints/background/directories/directories');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { decideCutShort, listCutShort } = await import('../../../entrypoints/background/review/cut-short');
const { shipReviewed } = await import('../../../entrypoints/background/review/ship-reviewed');
const { caller, collect, ended, formOf, nextOrder, STORE, service, setUpStore, shipShown, shown, stateOf } =
  await import('./review-orders');

const { pressBar, pressForm } = await import('./presses');
const { shipOrder } = await import('./at-door');

const OTHER = { ...ACCOUNT, id: 'other' };

beforeEach(async () => {
  await setUpStore();
  await changeSettings((settings) => ({
    ...settings,
    accounts: [ACCOUNT, OTHER],
  }));
  await keepOneVillage(OTHER);
});

const useOther = () => changeSettings((settings) => ({ ...settings, activeAccountId: OTHER.id }));

describe('a press in the review', () => {
  it('does not send what the order’s page was read as meanwhile, until that was seen', async () => {
    const order = nextOrder();
    const id = await collect(order);
    const seen = await shown(id, order.id);
    await fillCollected({ ...order, total: fact('1110') });
    expect(await shipReviewed(id, seen, false)).toMatchObject([{ failure: 'changed-since-shown' }]);
    expect(await stateOf(order)).toBeUndefined();
    await shipShown(id, [order.id]);
    await ended([order]);
    expect(service.creations()).toMatchObject([{ total_price: 1110 }]);
  });

  it('does not send with another account than it was shown with', async () => {
    const order = nextOrder();
    const id = await collect(order);
    const seen = await shown(id, order.id);
    await useOther();
    expect(await shipReviewed(id, seen, false)).toMatchObject([{ failure: 'changed-since-shown' }]);
    expect(service.creations()).toEqual([]);
  });

  it('does not send what somebody must look at first, though it is named rightly', async () => {
    const order = nextOrder();
    const id = await collect(order);
    const seen = await shown(id, order.id);
    await fillCollected({ ...order, status: fact('cancelled') });
    expect(await shipReviewed(id, seen, false)).toMatchObject([{ failure: 'fields-wrong' }]);
    await fillCollected({ ...order, ownNote: 'P-1' });
    expect(await shipReviewed(id, seen, false)).toMatchObject([{ failure: 'shipped-elsewhere' }]);
    expect(service.creations()).toEqual([]);
  });

  it('learns the village that the person chose for an address', async () => {
    const plain = nextOrder();
    const party = { ...plain.shipping, city: fact('قلعة الياسمين') };
    const order = { ...plain, shipping: party, billing: party };
    const village = { id: 301, cityId: 3, name: 'بيت لقيا', city: 'رام الله' };
    await saveEdits({ key: draftKeyOf(order), orderId: order.id, edits: { village }, confirmed: [] });
    const id = await collect(order);
    await shipShown(id, [order.id]);
    await ended([order]);
    await soon(async () =>
      expect(await listLearned(ACCOUNT.id)).toMatchObject([
        { villageId: 301, text: expect.stringContaining('الياسمين') },
      ]),
    );
  });
});

describe('a press on the bar', () => {
  it('does not send what was shown otherwise, nor with another account', async () => {
    const order = nextOrder();
    const { digest } = await openOrder(order, caller);
    const changed = { ...order, total: fact('1110') };
    expect(await shipOrder(changed, digest ?? '', caller)).toMatchObject({
      tone: 'warning',
      message: expect.stringMatching(/changed after it was shown/),
    });
    await useOther();
    await shipOrder(order, digest ?? '', caller);
    expect(service.creations()).toEqual([]);
  });

  it('does not send what is in doubt, whatever it names', async () => {
    const order = nextOrder();
    const { digest } = await openOrder(order, caller);
    await shipOrder({ ...order, status: fact('cancelled') }, digest ?? '', caller);
    await shipOrder({ ...order, ownNote: 'P-1' }, digest ?? '', caller);
    expect(service.creations()).toEqual([]);
  });

  it('is not too many after a bulk of 40, nor after rows that a clock set back since dates in the future', async () => {
    const store = STORE.origin + STORE.basePath;
    const now = Date.now();
    for (let made = 0; made < 40; made += 1) {
      await intend(madeRow({ store, state: 'created', pressedIn: 'review', createdAt: now }));
      await intend(madeRow({ store, state: 'created', pressedIn: 'bar', createdAt: now + 3_600_000 }));
    }
    const order = nextOrder();
    await pressBar(order);
    expect(await stateOf(order)).toBe('created');
  });
});

describe('a press in the form', () => {
  const press = async (change: Parameters<typeof pressForm>[1] = {}) =>
    pressForm(await formOf(nextOrder()), change);

  it('says that the account is another by now, or not the store’s any more, and not that the order changed', async () => {
    await expect(press({ identityVersion: 0 })).rejects.toMatchObject({ code: 'account-changed' });
    await expect(press({ currency: 'JOD' })).rejects.toMatchObject({ code: 'account-changed' });
    await useOther();
    await expect(press()).rejects.toMatchObject({ code: 'account-changed', params: { by: 'other' } });
    expect(service.creations()).toEqual([]);
  });

  it('does not send to a village that is another in the list by now, or of which there is no list', async () => {
    const { draft } = await formOf(nextOrder());
    const village = need(draft.fields.village, 'village');
    const fields = { ...draft.fields, village: { ...village, name: 'عين عريك' } };
    await expect(press({ fields })).rejects.toMatchObject({ code: 'fields-wrong' });
    await (await openDatabase()).clear('directories');
    forgetRead();
    await expect(press({ fields: draft.fields })).rejects.toMatchObject({ code: 'fields-wrong' });
    await keepOneVillage();
    forgetRead();
    expect(service.creations()).toEqual([]);
  });

  it('does not send a doubt that nobody let stand', async () => {
    const { draft } = await formOf(nextOrder());
    const fields = { ...draft.fields, plannedDate: '2020-01-01' };
    await expect(press({ fields })).rejects.toMatchObject({ code: 'fields-wrong' });
    expect(service.creations()).toEqual([]);
  });
});

describe('a press in the review that was cut short more than a day ago', () => {
  const cutShort = async () => {
    const order = nextOrder();
    const collectionId = await collect(order);
    const at = Date.now() - 25 * 3_600_000;
    await keepPress({ collectionId, rows: await shown(collectionId, order.id), at });
    return { order, collectionId, at };
  };

  it('is sent when a person says so', async () => {
    const { order, collectionId, at } = await cutShort();
    expect(await listCutShort()).toEqual([{ collectionId, at, orders: 1 }]);
    await decideCutShort(collectionId, 'send');
    await ended([order]);
    expect(await listCutShort()).toEqual([]);
  });

  it('is let go of when a person says so', async () => {
    const { order, collectionId } = await cutShort();
    await decideCutShort(collectionId, 'leave');
    expect(await listCutShort()).toEqual([]);
    expect(await rowsOfOrder({ store: STORE.origin + STORE.basePath, orderId: order.id })).toEqual([]);
  });
});

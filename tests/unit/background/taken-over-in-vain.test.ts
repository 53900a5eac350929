import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { openDatabase } from '../../../lib/storage/db';
import { nextOrder } from './relay-world';

// More presses than a person makes in a moment; the pace has tests of its own.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { caller, letStand, open, rowOf, service, setUpRelay } = await import('./joined-shop');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { formOf } = await import('./review-orders');
const { pressBar, pressForm } = await import('./presses');

setUpRelay();

const LOST = { state: 'unknown' } as const;
const refusing = () => Response.json({ success: false, errors: ['try later'] });

/** Rana's answer was lost; Sami takes her order over, and gives it back when nothing came of his press. */
async function takenInVain(order: Order) {
  const shop = await open();
  const key = await shop.keyOf(order);
  const claim = await shop.claimByRana(order);
  await shop.rana.settle(key, { claim, ...LOST });
  const sami = await shop.colleague('Sami');
  const his = crypto.randomUUID();
  await sami.claim(key, his, claim);
  return { ...shop, key, claim, giveBack: () => sami.release(key, his) };
}

/** The doubt that the order's form has of colleagues. */
async function doubtOf(order: Order) {
  const { draft } = await formOf(order);
  return draft.findings.find(({ code }) => code === 'claimed-elsewhere' || code === 'shipped-by-colleague');
}

describe('a lost order that a colleague took over and of which they sent nothing', () => {
  it('is shipped by a third only where they were told whose parcel there may be', async () => {
    const order = nextOrder();
    const { giveBack, sharedOf } = await takenInVain(order);
    await giveBack();
    await catchUp();
    expect(await openOrder(order, caller)).toMatchObject({ digest: null, action: { kind: 'review' } });
    expect(await doubtOf(order)).toMatchObject({ code: 'claimed-elsewhere', params: { name: 'Desk' } });
    await expect(pressForm(await formOf(order))).rejects.toMatchObject({ code: 'claimed-elsewhere' });
    expect(service.creations()).toHaveLength(0);
    await letStand(order);
    await pressBar(order);
    expect(service.creations()).toHaveLength(1);
    expect(await sharedOf(order)).toMatchObject({ state: 'created', member: { name: 'Counter' } });
  });

  it('is not shipped at the press either, where the third has not heard of it yet', async () => {
    const order = nextOrder();
    const { giveBack, sharedOf } = await takenInVain(order);
    await giveBack();
    await catchUp();
    await (await openDatabase()).clear('shared-orders');
    for (const _press of ['first', 'second']) {
      const bar = await pressBar(order);
      expect(service.creations()).toHaveLength(0);
      expect(bar.message).toContain('Desk');
      expect(bar).toMatchObject({ digest: null, action: { kind: 'review' } });
    }
    expect(await sharedOf(order)).toMatchObject({ state: 'released', takenFrom: { name: 'Desk' } });
  });

  it('is asked about once more here, where it was taken over here and refused, as often as that happens', async () => {
    const { rana, keyOf, claimByRana, sharedOf } = await open();
    const order = nextOrder();
    await rana.settle(await keyOf(order), { claim: await claimByRana(order), ...LOST });
    await catchUp();
    service.answer = refusing;
    for (const revision of [0, 1]) {
      await letStand(order);
      await pressForm(await formOf(order));
      expect(await rowOf(order)).toMatchObject({ state: 'refused', revision });
      expect(await sharedOf(order)).toMatchObject({ state: 'released', takenFrom: { name: 'Desk' } });
      await catchUp();
      expect(await doubtOf(order)).toMatchObject({ code: 'claimed-elsewhere', params: { name: 'Desk' } });
    }
  });

  it.each(['before', 'after'])(
    'is theirs with its code where that comes %s it was given back',
    async (when) => {
      const order = nextOrder();
      const { rana, key, claim, giveBack } = await takenInVain(order);
      const made = { claim, state: 'created', code: 'SB-5', amount: '9', fee: null };
      if (when === 'before') await rana.settle(key, made);
      await giveBack();
      if (when === 'after') await rana.settle(key, made);
      await catchUp();
      expect(await openOrder(order, caller)).toMatchObject({ digest: null, action: { kind: 'review' } });
      const params = { name: 'Desk', code: 'SB-5' };
      expect(await doubtOf(order)).toMatchObject({ code: 'shipped-by-colleague', params });
    },
  );

  it('is free without a question once they know that there is no parcel of it', async () => {
    const order = nextOrder();
    const { rana, key, claim, giveBack } = await takenInVain(order);
    await giveBack();
    await rana.release(key, claim);
    await catchUp();
    expect(await doubtOf(order)).toBeUndefined();
    await pressBar(order);
    expect(service.creations()).toHaveLength(1);
  });
});

it('a parcel that a colleague tells of late is theirs, where this browser had claimed its order and was refused', async () => {
  const { rana, keyOf } = await open();
  const order = nextOrder();
  const key = await keyOf(order);
  const late = { claim: crypto.randomUUID(), state: 'created', code: 'P-LATE', amount: null, fee: null };
  service.answer = async () => {
    await rana.settle(key, late);
    return refusing();
  };
  await pressForm(await formOf(order));
  expect(await rowOf(order)).toMatchObject({ state: 'refused' });
  await catchUp();
  expect(await doubtOf(order)).toMatchObject({ code: 'shipped-by-colleague', params: { name: 'Desk' } });
});

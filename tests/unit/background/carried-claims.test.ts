import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { factValue, type Order } from '../../../lib/order';
import { keepCollection } from '../../../lib/review/collected-orders';
import { changeStore } from '../../../lib/settings/settings';
import { soon } from '../../soon';
import { fact } from '../parcel/made-up';
import { nextOrder } from './relay-world';

// More presses than a person makes in a moment; the pace has tests of its own.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { caller, network, open, rowOf, service, setUpRelay } = await import('./joined-shop');
const { pressBar } = await import('./presses');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { shipReviewed } = await import('../../../entrypoints/background/review/ship-reviewed');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { enterCode, markWrong, settleRow } = await import('../../../entrypoints/background/outbox/settling');
const { listNotes, ...notes } = await import('../../../entrypoints/background/notes/order-notes');
const { atDoor, shipOrder } = await import('./at-door');
const claimNote = atDoor('notes/claim', notes.claimNote);
const noteSettled = atDoor('notes/settle', notes.noteSettled);

setUpRelay();

/** Two orders to one phone, of which the first one's parcel carries the second. */
async function oneParcelForBoth() {
  const first = nextOrder();
  const { shipping, billing } = first;
  const second = { ...nextOrder(), number: fact('1021'), shipping, billing };
  const collectionId = await keepCollection({
    store: first.store,
    orders: [first, second].map((order) => ({
      orderId: order.id,
      number: null,
      link: order.link,
      reply: { order },
    })),
  });
  await decideTogether({ collectionId, orderId: second.id, choice: 'merged', with: first.id });
  const undo = () => decideTogether({ collectionId, orderId: second.id, choice: 'undecided', with: null });
  const shipInReview = async ({ id: orderId }: Order) => {
    const { digest } = await readReviewed(collectionId, orderId);
    await shipReviewed(collectionId, [{ orderId, digest: digest ?? '' }], false);
  };
  return { first, second, undo, shipInReview };
}

it('an order that another one’s parcel carries is claimed with it, and colleagues learn its code', async () => {
  const { sharedOf } = await open();
  const { first, second } = await oneParcelForBoth();
  await pressBar(first);
  const { parcelCode } = await rowOf(first);
  expect(parcelCode).not.toBeNull();
  expect(await sharedOf(first)).toMatchObject({ state: 'created', code: parcelCode });
  expect(await sharedOf(second)).toMatchObject({ state: 'created', code: parcelCode });
});

it('nothing is made for both where a colleague has the carried one', async () => {
  const { claimByRana, sharedOf } = await open();
  const { first, second } = await oneParcelForBoth();
  const { digest } = await openOrder(first, caller);
  await claimByRana(second);
  await shipOrder(first, digest ?? '', caller);
  expect(service.creations()).toEqual([]);
  expect(await rowOf(first)).toMatchObject({ state: 'withdrawn', refusal: { code: 'claimed-elsewhere' } });
  expect(await sharedOf(first)).toMatchObject({ state: 'released' });
});

it('nothing is made for both where a colleague has the carried one, though the relay does not answer of the other', async () => {
  const { claimByRana, keyOf } = await open();
  const { first, second } = await oneParcelForBoth();
  const { digest } = await openOrder(first, caller);
  await claimByRana(second);
  const key = await keyOf(first);
  vi.stubGlobal('fetch', async (...call: Parameters<typeof network.fetch>) => {
    if (String(call[0]).endsWith(key)) throw new TypeError('Failed to fetch');
    return network.fetch(...call);
  });
  await shipOrder(first, digest ?? '', caller);
  expect(service.creations()).toEqual([]);
  expect(await rowOf(first)).toMatchObject({ state: 'withdrawn', refusal: { code: 'claimed-elsewhere' } });
});

it('nothing is made for both where it is known that a colleague has the carried one', async () => {
  const { claimByRana } = await open();
  const { first, second } = await oneParcelForBoth();
  await claimByRana(second);
  await catchUp();
  await pressBar(first);
  expect(service.creations()).toEqual([]);
});

it('a carried order is free again once it was taken out of a parcel that was refused', async () => {
  const { sharedOf } = await open();
  const { first, second, undo, shipInReview } = await oneParcelForBoth();
  service.answer = () => Response.json({ success: false, errors: ['no such street'] });
  await pressBar(first);
  expect(await sharedOf(second)).toMatchObject({ state: 'released' });
  await undo();
  service.answer = null;
  await shipInReview(first);
  await soon(async () => expect((await rowOf(first)).state).toBe('created'));
  expect(await sharedOf(first)).toMatchObject({ state: 'created' });
  expect(await sharedOf(second)).toMatchObject({ state: 'released' });
});

it('both orders get the tracking number of the one parcel, which is not written where that was made by mistake', async () => {
  const { first, second } = await oneParcelForBoth();
  await changeStore(first.store.origin, (store) => ({
    ...store,
    kind: 'woocommerce',
    follow: { tracking: 'wanted' },
  }));
  await pressBar(first);
  const { id, parcelCode } = await rowOf(first);
  const numbers = async () =>
    (await listNotes()).flatMap(({ follow, number }) => (follow ? [[number, follow.after]] : [])).sort();
  expect(await numbers()).toEqual(
    [first, second].map(({ number }) => [factValue(number), parcelCode]).sort(),
  );
  await markWrong(id, true);
  expect(await numbers()).toEqual([]);
});

it('both orders get a note of the one parcel; a corrected code and a parcel made by mistake are said in both', async () => {
  const { sharedOf } = await open();
  const { first, second } = await oneParcelForBoth();
  service.answer = () => new Response('bad gateway', { status: 502 });
  await pressBar(first);
  const { id } = await rowOf(first);
  await settleRow(id, { was: 'made', parcelCode: 'SB-TYPED' });
  await changeStore(first.store.origin, (store) => ({ ...store, kind: 'woocommerce', noteOrders: true }));
  const shop = { store: first.store, rowId: '', parcelCode: '', outcome: 'written' } as const;
  const writeAll = async (opened: boolean) => {
    const written = [];
    for (;;) {
      const note = await claimNote({ store: first.store, orderId: null, opened }, caller);
      if (note === null) return written;
      const { rowId, parcelCode, takesBack } = note;
      await noteSettled({ ...shop, rowId, parcelCode, takesBack }, caller);
      written.push([note.orderId, parcelCode, takesBack]);
    }
  };
  const ofBoth = (code: string, takesBack: boolean) =>
    [first, second].map((order) => [order.id, code, takesBack]);
  expect(await writeAll(true)).toEqual(ofBoth('SB-TYPED', false));
  expect((await listNotes()).map(({ number }) => number).sort()).toEqual(
    [first, second].map(({ number }) => factValue(number)).sort(),
  );
  await enterCode(id, 'SB-CORRECTED');
  expect(await writeAll(true)).toEqual(ofBoth('SB-CORRECTED', false));
  expect(await sharedOf(second)).toMatchObject({ code: 'SB-CORRECTED' });
  await markWrong(id, true);
  expect(await writeAll(true)).toEqual(ofBoth('SB-CORRECTED', true));
});

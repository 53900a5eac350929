import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { whileShown } from '../../../lib/messaging/pressed-form';
import type { Order } from '../../../lib/order';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { findClaim } from '../../../lib/shop-relay/order-claims';
import { openDatabase } from '../../../lib/storage/db';
import { ACCOUNT } from './fake-service';
import { nextOrder } from './relay-world';

const { caller, letStand, network, open, rowOf, service, setUpRelay } = await import('./joined-shop');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { draftContext, draftOrder } = await import('../../../entrypoints/background/drafting/draft-order');
const { formOf } = await import('./review-orders');
const { pressBar, pressForm } = await import('./presses');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');
const { shipOrder, undoOrder } = await import('./at-door');

setUpRelay();

/** Presses the order's form, which stays open, where all that stands beside it is let stand. */
async function pressFormOf(order: Order, again = false) {
  const form = await formOf(order);
  const { findings, fields } = form.draft;
  const confirmed = [...confirmDoubts(findings, 'referenceNumber', fields)];
  return whileShown(form.key, () => pressForm(form, { again, confirmed }));
}

describe('an order of a shop with a relay', () => {
  it('whose press was undone is shipped in the place where a colleague would ship it too', async () => {
    const { rana, keyOf, sharedOf, claimByRana } = await open();
    const order = nextOrder();
    await changeSettings((settings) => ({ ...settings, holdSeconds: 60 }));
    await pressBar(order);
    await undoOrder(order, caller);
    await changeSettings((settings) => ({ ...settings, holdSeconds: 0 }));
    const claim = await claimByRana(order);
    await expect(pressFormOf(order)).rejects.toMatchObject({ code: 'claimed-elsewhere' });
    expect(service.creations()).toHaveLength(0);
    await rana.release(await keyOf(order), claim);
    await catchUp();
    await pressFormOf(order);
    expect(service.creations()).toHaveLength(1);
    expect(await sharedOf(order)).toMatchObject({ state: 'created', member: { name: 'Counter' } });
  });

  it('that a colleague was found to have at the press is taken over in its place once that is let stand', async () => {
    const { rana, keyOf, sharedOf, claimByRana } = await open();
    const order = nextOrder();
    const { digest } = await openOrder(order, caller);
    const claim = await claimByRana(order);
    await shipOrder(order, digest ?? '', caller);
    await letStand(order);
    await pressBar(order);
    expect(service.creations()).toHaveLength(1);
    expect(await sharedOf(order)).toMatchObject({ state: 'created', takenFrom: { name: 'Desk' } });
    expect((await rana.claim(await keyOf(order), claim)).status).toBe(409);
  });

  it('gets a deliberate second parcel behind the first, which stands behind a colleague’s', async () => {
    const { rana, keyOf, claimByRana } = await open();
    const order = nextOrder();
    const claim = await claimByRana(order);
    await rana.settle(await keyOf(order), { claim, state: 'created', code: 'SB-7', amount: '9', fee: null });
    await catchUp();
    await letStand(order);
    await pressBar(order);
    await pressFormOf(order, true);
    expect(service.creations()).toHaveLength(2);
    expect((await rowOf(order)).colleaguesAsked).toBe('claimed');
    await followClaims();
    expect((await rana.orders()).get(await keyOf(order, 2))).toMatchObject({ member: { name: 'Counter' } });
  });

  it('says both codes of a colleague’s two parcels, and goes behind both once they are let stand', async () => {
    const { rana, keyOf, claimByRana } = await open();
    const order = nextOrder();
    const first = { claim: await claimByRana(order), copy: 0, code: 'SB-7' };
    const second = { claim: crypto.randomUUID(), copy: 1, code: 'SB-8' };
    await rana.claim(await keyOf(order, 1), second.claim);
    for (const { claim, copy, code } of [first, second]) {
      await rana.settle(await keyOf(order, copy), { claim, state: 'created', code, amount: '9', fee: null });
    }
    await catchUp();
    const { draft } = await draftOrder(order, draftContext(ACCOUNT, await readSettings()));
    const said = draft.findings.find(({ code }) => code === 'shipped-by-colleague');
    expect(said?.params).toMatchObject({ code: 'SB-7, SB-8' });
    // The store's note names one of them, and nobody: the relay says more.
    const bar = await openOrder({ ...order, ownNote: 'SB-8' }, caller);
    expect(bar.message?.replace(/\p{Cf}/gu, '')).toMatch(/^Desk made parcel SB-7, SB-8/);
    expect(bar.lines.find(({ kind }) => kind === 'code')?.value.text).toBe('SB-7 · SB-8');
    const noted = await openOrder({ ...nextOrder(), ownNote: 'SB-9' }, caller);
    expect(noted.message).toContain('Made by a colleague');
    await pressFormOf(order);
    expect(service.creations()).toHaveLength(1);
    await followClaims();
    expect((await rana.orders()).get(await keyOf(order, 2))).toMatchObject({ member: { name: 'Counter' } });
  });

  it('is claimed anew where an own claim was not given back yet', async () => {
    const { rana, keyOf, sharedOf } = await open();
    const order = nextOrder();
    const { digest } = await openOrder(order, caller);
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      if (init?.method === 'DELETE') throw new TypeError('Failed to fetch');
      return input instanceof Request && input.url.endsWith('parcels/create')
        ? Response.json({ success: false, errors: ['try later'] })
        : network.fetch(input, init);
    });
    await shipOrder(order, digest ?? '', caller);
    const { id } = await rowOf(order);
    const before = await findClaim(id);
    expect(before).not.toBeNull();
    vi.stubGlobal('fetch', network.fetch);
    await pressFormOf(order);
    expect(service.creations()).toHaveLength(1);
    expect((await findClaim(id))?.claim).not.toBe(before?.claim);
    expect(await sharedOf(order)).toMatchObject({ state: 'created', takenFrom: null });
    expect((await rana.claim(await keyOf(order), crypto.randomUUID())).status).toBe(409);
  });

  it('that is sent anew while its claim is being given back stays held by its new claim', async () => {
    const { rana, keyOf } = await open();
    const order = nextOrder();
    const { digest } = await openOrder(order, caller);
    let refuses = true;
    const giving = Promise.withResolvers<void>();
    const gives = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      if (init?.method === 'DELETE') {
        giving.resolve();
        await gives.promise;
      }
      return refuses && input instanceof Request && input.url.endsWith('parcels/create')
        ? Response.json({ success: false, errors: ['try later'] })
        : network.fetch(input, init);
    });
    await shipOrder(order, digest ?? '', caller);
    const told = followClaims();
    await giving.promise;
    // What this browser knows of the order is lost: nothing but its own claim says that it has it.
    const database = await openDatabase();
    await database.clear('shared-orders');
    refuses = false;
    await pressFormOf(order);
    const { id } = await rowOf(order);
    const anew = await findClaim(id);
    gives.resolve();
    await told;
    expect((await findClaim(id))?.claim).toBe(anew?.claim);
    expect((await rana.claim(await keyOf(order), crypto.randomUUID())).order.claim).toBe(anew?.claim);
    await followClaims();
    expect((await findClaim(id))?.told).toBe('made-with-code');
  });
});

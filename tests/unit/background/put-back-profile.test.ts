import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { changeSettings } from '../../../lib/settings/settings';
import { openDatabase } from '../../../lib/storage/db';
import { nextOrder } from './relay-world';

const { caller, letStand, network, open, rowOf, service, setUpRelay } = await import('./joined-shop');
const { pressBar, pressForm } = await import('./presses');
const { formOf } = await import('./review-orders');
const { tryNow, withdrawRow } = await import('../../../entrypoints/background/outbox/settling');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');

setUpRelay();

/** All that this browser keeps, to be put back later: its profile from a backup, or a copy of it on another machine. */
async function copyProfile(): Promise<() => Promise<void>> {
  const database = await openDatabase();
  const all = await Promise.all(
    [...database.objectStoreNames].map(async (name) => {
      const [keys, values] = await Promise.all([database.getAllKeys(name), database.getAll(name)]);
      return { name, entries: keys.map((key, at) => ({ key, value: values[at] })) };
    }),
  );
  return async () => {
    for (const { name, entries } of all) {
      const { store } = database.transaction(name, 'readwrite');
      await store.clear?.();
      for (const { key, value } of entries) {
        await (store.keyPath === null
          ? store.put?.(value as never, key as never)
          : store.put?.(value as never));
      }
    }
    await catchUp();
  };
}

async function saidOf(order: Order) {
  const { message, digest } = await openOrder(order, caller);
  return { said: message?.replace(/\p{Cf}/gu, ''), ships: digest !== null };
}

const MADE = /^Counter made parcel P-\S+ for this order already/;

function refuseCreations(): void {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) =>
    input instanceof Request && input.url.endsWith('parcels/create')
      ? Response.json({ success: false, errors: ['try later'] })
      : network.fetch(input, init),
  );
}

describe('a browser that was put back from a copy', () => {
  it('asks about an order that it shipped since, and ships it once more only where that is let stand', async () => {
    await open();
    const order = nextOrder();
    const putBack = await copyProfile();
    await pressBar(order);
    await followClaims();
    await putBack();
    expect(await saidOf(order)).toMatchObject({ said: expect.stringMatching(MADE), ships: false });
    await pressBar(order).catch(() => null);
    expect(service.creations()).toHaveLength(1);
    await letStand(order);
    await pressBar(order);
    expect(service.creations()).toHaveLength(2);
  });

  it('asks about an order that was refused then and that it has shipped since', async () => {
    await open();
    const order = nextOrder();
    refuseCreations();
    await pressBar(order);
    await followClaims();
    const putBack = await copyProfile();
    vi.stubGlobal('fetch', network.fetch);
    await pressForm(await formOf(order));
    expect((await rowOf(order)).state).toBe('created');
    await followClaims();
    const made = service.creations().length;
    await putBack();
    const { findings } = (await formOf(order)).draft;
    expect(findings).toMatchObject([{ code: 'shipped-by-colleague', params: { name: 'Counter' } }]);
    await expect(pressForm(await formOf(order))).rejects.toThrow();
    expect(service.creations()).toHaveLength(made);
  });

  it.each(['made', 'lost'])(
    'does not send what waited then and whose parcel was %s since',
    async (became) => {
      await open();
      const order = nextOrder();
      await changeSettings((settings) => ({ ...settings, holdSeconds: 60 }));
      await pressBar(order);
      const { id } = await rowOf(order);
      // The relay knows of its claim by now, as of one that is sent again after the service did not answer.
      const looksDown = (input: Request | string, init?: RequestInit) =>
        input instanceof Request && !input.url.endsWith('parcels/create')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : network.fetch(input, init);
      vi.stubGlobal('fetch', looksDown);
      await tryNow(id);
      expect((await rowOf(order)).state).toBe('queued');
      const putBack = await copyProfile();
      vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) =>
        became === 'lost' && input instanceof Request && input.url.endsWith('parcels/create')
          ? network.fetch(input, init).then(() => new Response('bad gateway', { status: 502 }))
          : network.fetch(input, init),
      );
      await tryNow(id);
      expect((await rowOf(order)).state).toBe(became === 'made' ? 'created' : 'unknown');
      await followClaims();
      const made = service.creations().length;
      expect(made).toBe(1);
      await putBack();
      vi.stubGlobal('fetch', network.fetch);
      await tryNow(id);
      expect(service.creations()).toHaveLength(made);
      expect((await rowOf(order)).refusal).toMatchObject({ code: 'claimed-elsewhere' });
      if ((await rowOf(order)).state === 'refused') await withdrawRow(id);
      await followClaims();
      await catchUp();
      expect(await saidOf(order)).toMatchObject({ ships: false });
      await pressBar(order).catch(() => null);
      expect(service.creations()).toHaveLength(made);
    },
  );

  it('says nothing of an order whose parcel it knows', async () => {
    await open();
    const order = nextOrder();
    await pressBar(order);
    await followClaims();
    const putBack = await copyProfile();
    await putBack();
    expect((await formOf(order)).draft.findings).toEqual([]);
  });
});

import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it } from 'vitest';
import { recogniseStore } from '../../../lib/stores/registry';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { capturedPagesThere } from '../../captured/captured-pages';
import { startCapturedStore } from '../../stores/captured-store';
import { AMBIGUOUS, PLAIN, practiceOrders } from '../../stores/orders';
import { startPracticeStore } from '../../stores/practice-store';
import type { Served } from '../../stores/serve';
import { readOrder } from './judged';

const open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()));
});

function started<Store extends Served>(store: Store): Store {
  open.push(store);
  return store;
}

/** A browser's part: it keeps the cookie a page set, and sends it to that origin. */
async function visit(address: string) {
  const page = await fetch(address);
  const cookie = page.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const document = new JSDOM(await page.text(), { url: address }).window.document;
  const fetchAsPage: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (init?.credentials === 'same-origin') headers.set('Cookie', cookie);
    return fetch(input, { ...init, headers });
  };
  return { document, url: new URL(address), fetchAsPage };
}

async function readAt(address: string) {
  const { document, url, fetchAsPage } = await visit(address);
  return readOrder({
    adapter: woocommerce,
    document,
    url,
    fetch: fetchAsPage,
    signal: new AbortController().signal,
  });
}

describe('the practice shop', () => {
  it.each(['classic', 'new'] as const)(
    'all its orders are read in the %s storage, in both languages',
    async (storage) => {
      const store = started(await startPracticeStore());
      for (const { id } of practiceOrders) {
        const english = await readAt(store.orderUrl(id, { storage, lang: 'en' }));
        expect(english).toMatchObject({
          id: String(id),
          currency: { from: 'store-data' },
          total: { known: true },
        });
        expect(JSON.stringify(english)).not.toContain('disagree');
        await expect(readAt(store.orderUrl(id, { storage, lang: 'ar' }))).resolves.toEqual(english);
      }
    },
  );

  it('blocks its interface when told to, and then the currency is unknown', async () => {
    const store = started(await startPracticeStore({ restAvailable: false }));
    await expect(readAt(store.orderUrl(PLAIN))).resolves.toMatchObject({ currency: { known: false } });
    store.setRestAvailable(true);
    await expect(readAt(store.orderUrl(PLAIN))).resolves.toMatchObject({ currency: { value: 'ILS' } });
  });

  it('refuses an old nonce and gives a new one', async () => {
    const store = started(await startPracticeStore({ plainPermalinks: true }));
    const { document, url, fetchAsPage } = await visit(store.orderUrl(AMBIGUOUS));
    store.expireNonces();
    const order = await woocommerce.readStructured?.(String(AMBIGUOUS), {
      document,
      url,
      fetch: fetchAsPage,
      signal: new AbortController().signal,
    });
    expect(order?.id).toBe(String(AMBIGUOUS));
  });

  it('has lists, takes notes, saves edits', async () => {
    const store = started(await startPracticeStore());
    for (const storage of ['classic', 'new'] as const) {
      const { document, url } = await visit(store.listUrl({ storage }));
      expect(recogniseStore(document, url)?.page).toBe('order-list');
      expect(document.querySelectorAll('#the-list a.order-preview')).toHaveLength(practiceOrders.length);
    }
    const { document, fetchAsPage } = await visit(store.orderUrl(PLAIN));
    const nonce =
      /createNonceMiddleware\( "(\w+)"/.exec(document.documentElement.textContent ?? '')?.[1] ?? '';
    const noted = await fetchAsPage(`${store.url}/wp-json/wc/v3/orders/${PLAIN}/notes`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
      body: JSON.stringify({ note: 'shipped', customer_note: false }),
    });
    expect(noted.status).toBe(201);
    expect(store.notes(PLAIN)).toMatchObject([{ note: 'shipped', customer_note: false }]);
    await fetch(store.orderUrl(PLAIN), {
      method: 'POST',
      body: new URLSearchParams({ _billing_phone: '0599000999' }),
    });
    await expect(readAt(store.orderUrl(PLAIN))).resolves.toMatchObject({
      billing: { phone: { value: '0599000999' } },
    });
  });
});

describe.skipIf(!capturedPagesThere)('captured pages, served (skipped where they are not)', () => {
  it.each(['10.5-orders-tables', '10.5-orders-tables-arabic', '10.5-comma-decimals', '10.5-posts'] as const)(
    '%s: the interface answers, or only the document does',
    async (folder) => {
      const open = started(await startCapturedStore({ restAvailable: true, folder }));
      const blocked = started(await startCapturedStore({ restAvailable: false, folder }));
      const id = open.orderIds[0] ?? '';
      await expect(readAt(open.orderUrl(id))).resolves.toMatchObject({
        id,
        currency: { value: 'ILS', from: 'store-data' },
      });
      await expect(readAt(blocked.orderUrl(id))).resolves.toMatchObject({ id, currency: { known: false } });
    },
  );
});

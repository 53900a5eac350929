import { describe, expect, it } from 'vitest';
import { findListReader } from '../../../lib/stores/lists';
import { findOwnNote } from '../../../lib/stores/own-note';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { writeNote } from '../../../lib/stores/write-note';
import { practiceOrders } from '../../stores/orders';
import { restOrder } from '../../stores/rest-order';
import { Shop } from '../../stores/shop';
import { askedFrom } from './judged';
import { ORIGIN, openListPage, openOrderPage } from './open-page';

const signal = new AbortController().signal;
const [first, second] = practiceOrders;
if (first === undefined || second === undefined) throw new Error('no practice orders');
const orderId = String(first.id);
const note = {
  orderId,
  parcelCode: 'SB-1',
  takesBack: false,
  text: '[Shahna] SB-1 · parcel created',
  triedBefore: false,
};

/** The interface of a shop, as far as notes go. `refuse`: what it answers in place of everything else. */
function shopOf(refuse?: { readonly status: number; readonly code: string }) {
  const shop = new Shop(practiceOrders);
  const asked: string[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input));
    asked.push(`${init.method ?? 'GET'} ${pathname.replace('/wp-json/wc/v3', '')}`);
    const json = (body: unknown, status = 200) => Response.json(body, { status });
    if (refuse !== undefined) return json({ code: refuse.code }, refuse.status);
    const of = (id: number) => ({ ...restOrder(first as never), id, meta_data: shop.metaData(id) });
    if (pathname.endsWith('/orders')) {
      return json((searchParams.get('include') ?? '').split(',').map((id) => of(Number(id))));
    }
    const id = Number(/orders\/(\d+)/.exec(pathname)?.[1]);
    const body = init.body === undefined ? null : JSON.parse(String(init.body));
    if (pathname.endsWith('/notes')) {
      if (body === null) return json(shop.notes(id));
      return json(shop.addNote(id, body.note, body.customer_note), 201);
    }
    if (body !== null) shop.setMetaData(id, body.meta_data);
    return json(of(id));
  };
  return { shop, asked, fetch: fetch as typeof globalThis.fetch };
}

const write = (page: { document: Document; url: URL }, fetch: typeof globalThis.fetch, change = {}) =>
  writeNote('woocommerce', { ...note, ...change }, { ...page, fetch, signal });

describe('a parcel in its order', () => {
  it('is a note for the shop alone, with code and state among the order’s data', async () => {
    const { shop, fetch } = shopOf();
    expect(await write(openOrderPage(first), fetch)).toBe('written');
    expect(shop.notes(first.id)).toMatchObject([{ note: note.text, customer_note: false }]);
    expect(shop.metaData(first.id)).toEqual([
      { key: '_shahna_parcel_code', value: 'SB-1' },
      { key: '_shahna_parcel_state', value: 'created' },
    ]);
  });

  it.each([
    ['another order’s page', openOrderPage(second)],
    ['the list', openListPage(practiceOrders)],
  ])('is written from %s too', async (_, page) => {
    const { shop, fetch } = shopOf();
    expect(await write(page, fetch)).toBe('written');
    expect(shop.notes(first.id)).toHaveLength(1);
  });

  it('is not written twice where a try before wrote it and nobody heard so', async () => {
    const { shop, fetch } = shopOf();
    await write(openOrderPage(first), fetch);
    expect(await write(openOrderPage(first), fetch, { triedBefore: true })).toBe('written');
    expect(shop.notes(first.id)).toHaveLength(1);
    // A deliberate second parcel has a note of its own.
    await write(openOrderPage(first), fetch, {
      triedBefore: true,
      parcelCode: 'SB-2',
      text: '[Shahna] SB-2 · x',
    });
    expect(shop.notes(first.id)).toHaveLength(2);
  });

  it('is taken back in a note and among the data, once, and never another parcel’s', async () => {
    const back = { takesBack: true, text: '[Shahna] SB-1 × · x' };
    const { shop, fetch } = shopOf();
    const shipped = async () => {
      const { document, url } = openListPage(practiceOrders);
      return [
        ...((await findListReader('woocommerce')?.readShipped?.([orderId], {
          document,
          url,
          fetch,
          signal,
        })) ?? []),
      ];
    };
    await write(openOrderPage(first), fetch);
    for (const _ of [1, 2]) expect(await write(openOrderPage(first), fetch, back)).toBe('written');
    expect(
      shop
        .notes(first.id)
        .map(({ note }) => note)
        .toSorted(),
    ).toEqual([note.text, back.text].toSorted());
    expect(await shipped()).toEqual([]);
    const { document, url } = openOrderPage(first);
    const notes = await woocommerce.readNotes?.(orderId, { document, url, fetch, signal });
    expect(findOwnNote(notes?.map(({ note }) => String(note)) ?? [])).toBeNull();
    expect(notes).toHaveLength(2);
    const next = { parcelCode: 'SB-2', text: '[Shahna] SB-2 · x' };
    await write(openOrderPage(first), fetch, next);
    await write(openOrderPage(first), fetch, back);
    expect(await shipped()).toEqual([[orderId, 'SB-2']]);
    expect(shop.notes(first.id)).toHaveLength(3);
  });

  it('that is gone keeps no note waiting that would take it back', async () => {
    const { fetch } = shopOf({ status: 404, code: 'woocommerce_rest_shop_order_invalid_id' });
    expect(await write(openOrderPage(first), fetch, { takesBack: true })).toBe('refused');
  });

  it.each([
    [404, 'woocommerce_rest_shop_order_invalid_id', 'refused'],
    [400, 'rest_invalid_param', 'refused'],
    [404, 'rest_no_route', 'unreachable'],
    [403, 'rest_disabled', 'unreachable'],
    [401, 'woocommerce_rest_cannot_edit', 'unreachable'],
    [503, 'maintenance', 'unreachable'],
  ])('that answers %i %s is %s', async (status, code, outcome) => {
    const { fetch } = shopOf({ status, code });
    expect(await write(openOrderPage(first), fetch)).toBe(outcome);
  });

  it.each([
    ['a host’s check of browsers', '/orders/', 202],
    ['a plugin’s page', '/notes', 200],
    ['a proxy’s refusal', '/notes', 400],
  ])('waits where %s answers in place of the shop', async (_, at, status) => {
    const { shop, fetch } = shopOf();
    const page = async (input: unknown, init: RequestInit = {}) =>
      new URL(String(input)).pathname.includes(at)
        ? new Response('<!doctype html><p>One moment…</p>', {
            status,
            headers: { 'Content-Type': 'text/html' },
          })
        : fetch(input as string, init);
    expect(await write(openOrderPage(first), page as typeof globalThis.fetch)).toBe('unreachable');
    expect(shop.notes(first.id)).toHaveLength(0);
    expect(await write(openOrderPage(first), fetch, { triedBefore: true })).toBe('written');
    expect(shop.notes(first.id)).toHaveLength(1);
  });

  it('is no network’s failure: it waits', async () => {
    const fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await write(openOrderPage(first), fetch)).toBe('unreachable');
  });
});

describe('a colleague’s parcel', () => {
  it('is read from the list in one request, and from the order itself', async () => {
    const { shop, asked, fetch } = shopOf();
    shop.setMetaData(second.id, [
      { key: '_shahna_parcel_code', value: 'SB-C' },
      { key: '_shahna_parcel_state', value: 'created' },
    ]);
    const { document, url } = openListPage(practiceOrders);
    const ids = [first.id, second.id].map(String);
    const codes = await findListReader('woocommerce')?.readShipped?.(ids, { document, url, fetch, signal });
    expect([...(codes ?? [])]).toEqual([[String(second.id), 'SB-C']]);
    expect(asked).toEqual(['GET /orders']);
    const page = openOrderPage(second);
    const order = await askedFrom(woocommerce, String(second.id), page, fetch);
    expect(order?.ownNote).toBe('SB-C');
  });

  it('is none where what stands there is no code, or says something else', async () => {
    const { shop, fetch } = shopOf();
    shop.setMetaData(first.id, [
      { key: '_shahna_parcel_code', value: '<b>x</b>' },
      { key: '_shahna_parcel_state', value: 'created' },
    ]);
    shop.setMetaData(second.id, [
      { key: '_shahna_parcel_code', value: 'SB-1' },
      { key: '_shahna_parcel_state', value: 'deleted' },
    ]);
    const { document, url } = openListPage(practiceOrders);
    const ids = [first.id, second.id].map(String);
    expect(await findListReader('woocommerce')?.readShipped?.(ids, { document, url, fetch, signal })).toEqual(
      new Map(),
    );
  });

  it('is looked for on the list’s own origin alone', async () => {
    const { asked, fetch } = shopOf();
    const { document, url } = openListPage(practiceOrders, { restRoot: 'https://evil.example/wp-json/' });
    expect(
      await findListReader('woocommerce')?.readShipped?.(['1'], { document, url, fetch, signal }),
    ).toEqual(new Map());
    expect(ORIGIN).not.toContain('evil');
    expect(asked).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Json } from '../../../lib/stores/json';
import { findListReader } from '../../../lib/stores/lists';
import { medusa } from '../../../lib/stores/medusa/reader';
import { writeNote } from '../../../lib/stores/write-note';
import { MEDUSA_ORDER_ID, medusaOrder } from '../../stores/medusa/medusa-order';
import { medusaOrderPage } from '../../stores/medusa/medusa-page';
import { askedFrom } from './judged';
import { parsePage } from './parse-page';

const { signal } = new AbortController();
const url = new URL(`/app/orders/${MEDUSA_ORDER_ID}`, 'https://shop.example');
const ADDRESS = `https://shop.example/admin/orders/${MEDUSA_ORDER_ID}?fields=id,metadata`;
const page = () => parsePage(medusaOrderPage(MEDUSA_ORDER_ID, '1042'));
const parcel = {
  orderId: MEDUSA_ORDER_ID,
  parcelCode: 'SB-1',
  takesBack: false,
  text: '[Shahna] SB-1 · parcel made',
  triedBefore: false,
};

interface Behaviour {
  /** What is kept of what was sent. */
  readonly keep?: (sent: Json, before: unknown) => unknown;
  readonly id?: string;
  /** From which request on nobody is signed in; 0 is the first. */
  readonly signedOutFrom?: number;
}

/** A practice interface whose order has metadata. */
function adminOf(
  metadata: unknown,
  { keep = (sent) => sent, id = MEDUSA_ORDER_ID, signedOutFrom = Number.POSITIVE_INFINITY }: Behaviour = {},
) {
  let kept = metadata;
  let requests = 0;
  const sent: Json[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    expect(String(input)).toBe(ADDRESS);
    const nth = requests;
    requests += 1;
    if (nth >= signedOutFrom) return new Response('{"type":"unauthorized"}', { status: 401 });
    if (init.method === 'POST') {
      expect(init.redirect).toBe('manual');
      const body = JSON.parse(String(init.body)) as { readonly metadata: Json };
      expect(Object.keys(body)).toEqual(['metadata']);
      sent.push(body.metadata);
      kept = keep(body.metadata, kept);
    }
    return Response.json({ order: { id, metadata: kept } });
  };
  return { fetch: fetch as typeof globalThis.fetch, sent, metadata: () => kept };
}

const write = ({ fetch }: { readonly fetch: typeof globalThis.fetch }, change = {}) =>
  writeNote('medusa', { ...parcel, ...change }, { document: page(), url, fetch, signal });

describe('a parcel in the metadata of a Medusa order', () => {
  it('is one key beside what stands there, all of which is sent as it was read', async () => {
    const metadata = { area: 'الماسيون', gift: true, deep: { list: [1, 2.5, null] } };
    const admin = adminOf(metadata);
    expect(await write(admin)).toBe('written');
    expect(admin.metadata()).toEqual({ ...metadata, shahna_parcel: parcel.text });
    expect(admin.sent).toHaveLength(1);
  });

  it('stands alone where there is no metadata yet', async () => {
    const admin = adminOf(null);
    expect(await write(admin)).toBe('written');
    expect(admin.metadata()).toEqual({ shahna_parcel: parcel.text });
  });

  it('is there in a store that merges what is sent, too', async () => {
    const admin = adminOf({ a: 'b' }, { keep: (sent, before) => ({ ...(before as Json), ...sent, x: 'y' }) });
    expect(await write(admin)).toBe('written');
  });

  it('is not written again where it stands, though nobody heard so', async () => {
    const admin = adminOf({ shahna_parcel: `[Shahna] SB-1 · x [Shahna] SB-2 · x` });
    expect(await write(admin, { triedBefore: true })).toBe('written');
    expect(admin.sent).toEqual([]);
  });

  it('stands behind that of an earlier parcel, and the newest is the order’s', async () => {
    const admin = adminOf({ shahna_parcel: '[Shahna] SB-0 · x' });
    expect(await write(admin)).toBe('written');
    expect(admin.metadata()).toEqual({ shahna_parcel: `[Shahna] SB-0 · x ${parcel.text}` });
    expect((await read(admin.metadata()))?.ownNote).toBe('SB-1');
  });

  it('is taken back once it stands there, and once alone', async () => {
    const back = { ...parcel, takesBack: true, text: '[Shahna] SB-1 × · marked as wrong' };
    const admin = adminOf({ a: 'b', shahna_parcel: parcel.text });
    expect(await write(admin, back)).toBe('written');
    expect(await write(admin, back)).toBe('written');
    expect(admin.metadata()).toEqual({ a: 'b', shahna_parcel: `${parcel.text} ${back.text}` });
    const never = adminOf({ a: 'b' });
    expect(await write(never, back)).toBe('written');
    expect([...admin.sent, ...never.sent]).toHaveLength(1);
  });

  it('is of no order any more once it is taken back', async () => {
    const back = `${parcel.text} [Shahna] SB-1 × · x`;
    expect((await read({ shahna_parcel: back }))?.ownNote).toBeUndefined();
    // Another parcel’s code is written behind it.
    const admin = adminOf({ shahna_parcel: back });
    const next = { parcelCode: 'SB-2', text: '[Shahna] SB-2 · x' };
    expect(await write(admin, next)).toBe('written');
    expect((await read(admin.metadata()))?.ownNote).toBe('SB-2');
  });

  it('is said to be refused where the store did not keep it', async () => {
    expect(await write(adminOf({ a: 'b' }, { keep: (_, before) => before }))).toBe('refused');
    expect(await write(adminOf({ a: 'b' }, { keep: () => ({ shahna_parcel: 'a colleague’s' }) }))).toBe(
      'refused',
    );
  });

  it.each([
    ['something else stands under the key', { shahna_parcel: 'mine' }],
    ['a number may have been changed in reading', { weight: 0.12345678901234568 }],
    ['it is a list', ['x']],
    ['it is a text', 'x'],
  ])('is not sent where %s', async (_, metadata) => {
    const admin = adminOf(metadata);
    expect(await write(admin)).toBe('refused');
    expect(admin.sent).toEqual([]);
  });

  it('waits where nobody is signed in, from the beginning or by the time it is read back', async () => {
    for (const signedOutFrom of [0, 1, 2]) {
      const admin = adminOf({ a: 'b' }, { signedOutFrom });
      expect(await write(admin)).toBe('unreachable');
    }
  });

  it('waits where another order answers, or nothing does', async () => {
    const other = adminOf({ a: 'b' }, { id: 'order_OTHER' });
    expect(await write(other)).toBe('unreachable');
    expect(other.sent).toEqual([]);
    const silent = { fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    expect(await write(silent)).toBe('unreachable');
  });
});

async function read(metadata: unknown) {
  const fetch = async () => Response.json({ order: medusaOrder({ metadata: metadata as Json }) });
  return askedFrom(medusa, MEDUSA_ORDER_ID, { document: page(), url }, fetch);
}

it('an order of Medusa says whose parcel it has, and that is no field of the shop’s own', async () => {
  const order = await read({ area: 'x', shahna_parcel: '[Shahna] SB-7 · תוכן' });
  expect(order?.ownNote).toBe('SB-7');
  expect(order?.customFields).toEqual([{ at: 'data', key: 'area', label: '', value: 'x' }]);
  expect((await read({ note: '[Shahna] SB-7' }))?.ownNote).toBeUndefined();
});

it('a list of Medusa says which of its orders have parcels', async () => {
  const asked: string[] = [];
  const fetch = (async (input: unknown) => {
    asked.push(String(input));
    return Response.json({
      orders: [
        { id: 'order_A', metadata: { shahna_parcel: '[Shahna] SB-7 · x' } },
        { id: 'order_B', metadata: null },
        { id: 'order_C', metadata: { shahna_parcel: '[Shahna] SB-9 · x' } },
      ],
    });
  }) as typeof globalThis.fetch;
  const codes = await findListReader('medusa')?.readShipped?.(['order_A', 'order_B'], {
    document: page(),
    url,
    fetch,
    signal,
  });
  expect([...(codes ?? [])]).toEqual([['order_A', 'SB-7']]);
  expect(asked).toEqual([
    'https://shop.example/admin/orders?fields=id,metadata&limit=2&id[]=order_A&id[]=order_B',
  ]);
  const silent = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(
    (
      await findListReader('medusa')?.readShipped?.(['order_A'], {
        document: page(),
        url,
        fetch: silent,
        signal,
      })
    )?.size,
  ).toBe(0);
});

import { madeAccount } from '../made-account';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Press } from '../../../entrypoints/background/shipping/ship';
import type { CreateParcelRequest } from '../../../lib/courier/parcels';
import { findStanding } from '../../../lib/outbox/meaning';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { EMPTY_FIELDS } from '../../../lib/parcel/empty-fields';
import type { Account } from '../../../lib/settings/account';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { keepKey } from '../../../lib/vault/vault-write';

const shipping = await import('../../../entrypoints/background/shipping/ship');
const { digestOf } = await import('../../../entrypoints/background/shipping/digest');

const account = madeAccount();

let made = 0;
const nextOrder = () => {
  made += 1;
  return { store: 'https://shop.example/wp-admin/', orderId: String(made), number: String(made), link: null };
};

const requestFor = (phone: string): CreateParcelRequest => ({
  recipient: { first_name: 'سلمى', phone },
  address: { city_id: 1, village_id: 7, street_name: 'شارع المدارس' },
  total_price: '120.5',
  description: 'قميص',
});

interface Wanted {
  readonly order: ReturnType<typeof nextOrder>;
  readonly account: Account;
  readonly request: CreateParcelRequest;
  readonly forced: boolean;
  readonly again: boolean;
}

/** A press on a form that holds a request's words. */
async function pressOf({ order, request, ...wanted }: Wanted): Promise<Press> {
  const { recipient, address, total_price, description } = request;
  const village = { id: address.village_id, cityId: address.city_id ?? 1, name: 'بورين', city: 'نابلس' };
  const fields = {
    ...EMPTY_FIELDS,
    firstName: recipient.first_name,
    phone: recipient.phone,
    village,
    streetName: address.street_name,
    totalPrice: total_price,
    description,
  };
  const shown = await digestOf(order, wanted.account, fields);
  const draft = { fields, findings: [] };
  const key = `key of ${order.orderId}`;
  return { ...wanted, pressedIn: 'form', order, draft, shown, key, address: null, fee: null };
}

const ship = async (wanted: Wanted) => shipping.ship(await pressOf(wanted));

let answers: { readonly [path: string]: () => Response };
const called: string[] = [];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(async () => {
  called.length = 0;
  answers = {
    'recipient/findRecipientByPhoneNumber': () => json({ success: true, recipients: [] }),
    'parcels/create': () => json({ success: true, parcel_code: `P-${made}` }),
    'address/getCitiesAndVillages': () => json([]),
  };
  vi.stubGlobal('fetch', async (input: Request) => {
    const path = new URL(input.url).pathname.slice(1);
    called.push(path);
    return answers[path]?.() ?? new Response('not found', { status: 404 });
  });
  await keepKey(account, 'practice-key');
  await changeSettings((settings) => ({ ...settings, accounts: [account], activeAccountId: 'account' }));
});

const creations = () => called.filter((path) => path === 'parcels/create').length;

describe('shipping', () => {
  it('writes the row, looks the phone up in its four forms, creates once', async () => {
    const order = nextOrder();
    const row = await ship({
      order,
      account,
      request: requestFor('0599100001'),
      forced: false,
      again: false,
    });
    expect(row).toMatchObject({
      state: 'created',
      parcelCode: `P-${made}`,
      attempts: [{ recipientBefore: 'absent' }],
    });
    expect(called).toEqual([...Array(4).fill('recipient/findRecipientByPhoneNumber'), 'parcels/create']);
  });

  it('does not ship an order again unless a second parcel is asked for', async () => {
    const order = nextOrder();
    const intention = { order, account, request: requestFor('0599100002'), forced: false, again: false };
    await ship(intention);
    await expect(ship(intention)).rejects.toMatchObject({ code: 'already-shipped' });
    expect(creations()).toBe(1);
    expect(await ship({ ...intention, again: true })).toMatchObject({ copy: 1, state: 'created' });
  });

  it('makes one parcel of many presses at once', async () => {
    const intention = {
      order: nextOrder(),
      account,
      request: requestFor('0599100003'),
      forced: false,
      again: false,
    };
    const presses = await Promise.allSettled(Array.from({ length: 8 }, () => ship(intention)));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(creations()).toBe(1);
  });

  it('never forces as a first try, nor for another phone than the one that was refused', async () => {
    const order = nextOrder();
    const intention = { order, account, request: requestFor('0599100004'), forced: false, again: false };
    await expect(ship({ ...intention, forced: true })).rejects.toMatchObject({ code: 'not-allowed' });
    answers = {
      ...answers,
      'recipient/findRecipientByPhoneNumber': () => new Response('busy', { status: 400 }),
      'parcels/create': () =>
        json({
          success: false,
          duplicate: '0599100004',
          errors: ['phone number is duplicated from same customer parcels phone'],
        }),
    };
    expect(await ship(intention)).toMatchObject({
      state: 'refused',
      refusal: { code: 'duplicate-recipient' },
    });
    const elsewhere = { ...intention, request: requestFor('0599100005'), forced: true };
    await expect(ship(elsewhere)).rejects.toMatchObject({ code: 'not-allowed' });
    answers = { ...answers, 'parcels/create': () => json({ success: true, parcel_code: 'P-forced' }) };
    expect(await ship({ ...intention, forced: true })).toMatchObject({
      parcelCode: 'P-forced',
      revision: 1,
      forced: true,
    });
  });

  it('knows an order as shipped although a second parcel of it was taken back, or is said not to be made', async () => {
    const intention = { account, request: requestFor('0599100011'), forced: false, again: false };
    for (const given of ['withdrawn', 'not-made'] as const) {
      const order = nextOrder();
      await ship({ ...intention, order });
      const [second = null] = await shipping.intendPlanned([
        await shipping.planPress(await pressOf({ ...intention, order, again: true }), {
          settings: await readSettings(),
          joined: null,
          rows: await rowsOfOrder(order),
        }),
      ]);
      if (second === null) throw new Error('another press was first');
      if (given === 'withdrawn') await applyEvent(second.id, { type: 'withdrawn', at: Date.now() });
      else {
        const attemptId = 'lost';
        const begun = { attemptId, recipientBefore: 'absent', sent: null } as const;
        await applyEvent(
          second.id,
          { type: 'claimed', ...begun, at: 1 },
          { type: 'lost', attemptId, answer: null, at: 2 },
          { type: 'settled', choice: 'not-made', at: 3 },
        );
      }
      const made = creations();
      await expect(ship({ ...intention, order })).rejects.toMatchObject({ code: 'already-shipped' });
      expect(creations()).toBe(made);
      expect(findStanding(await rowsOfOrder(order))).toMatchObject({ copy: 0, state: 'created' });
      expect(await ship({ ...intention, order, again: true })).toMatchObject({ copy: 2, state: 'created' });
    }
  });

  it('sends a mended order as a new revision of the same row', async () => {
    const order = nextOrder();
    const intention = { order, account, request: requestFor('0599100006'), forced: false, again: false };
    answers = { ...answers, 'parcels/create': () => json({ success: false, errors: ['failed to add'] }) };
    expect(await ship(intention)).toMatchObject({ state: 'refused', refusal: { code: 'parcel-not-added' } });
    answers = { ...answers, 'parcels/create': () => json({ success: true, parcel_code: 'P-mended' }) };
    await ship({ ...intention, request: { ...intention.request, description: 'قميص أزرق' } });
    expect(await rowsOfOrder(order)).toMatchObject([
      { copy: 0, revision: 1, request: { description: 'قميص أزرق' } },
    ]);
  });

  it('never sends an order whose first answer was lost', async () => {
    const intention = {
      order: nextOrder(),
      account,
      request: requestFor('0599100007'),
      forced: false,
      again: false,
    };
    answers = { ...answers, 'parcels/create': () => new Response('<html>', { status: 502 }) };
    expect(await ship(intention)).toMatchObject({ state: 'unknown' });
    for (const again of [false, true]) {
      await expect(ship({ ...intention, again })).rejects.toMatchObject({ code: 'unsettled' });
    }
    expect(creations()).toBe(1);
  });

  it('sends nothing without a key: it waits for one; nor to an address that has changed since', async () => {
    const withoutKey: Account = { ...account, id: 'no-key' };
    const changed: Account = { ...account, id: 'changed', identityVersion: 2 };
    await changeSettings((settings) => ({ ...settings, accounts: [withoutKey, changed] }));
    const request = requestFor('0599100008');
    expect(
      await ship({ order: nextOrder(), account: withoutKey, request, forced: false, again: false }),
    ).toMatchObject({
      state: 'queued',
      waiting: { reason: 'key-unavailable' },
    });
    const stale = { ...changed, identityVersion: 1 };
    expect(
      await ship({ order: nextOrder(), account: stale, request, forced: false, again: false }),
    ).toMatchObject({
      state: 'refused',
      refusal: { code: 'account-changed' },
    });
    expect(called).toEqual([]);
  });
});

import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeNames } from '../../../lib/number-names/kept-names';
import { changeSettings } from '../../../lib/settings/settings';
import { findRelay } from '../../../lib/shop-relay/kept-relay';
import { readHistory } from '../../../lib/shop-relay/parcel-states';
import { eventBody, send } from '../../relay/shop-client';
import { soon } from '../../soon';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { ACCOUNT } from './fake-service';

const { network, open, service, setUpRelay } = await import('./joined-shop');
const { setRelayWebhook, testRelay } = await import('../../../entrypoints/background/relay/webhook');
const { viewRelay } = await import('../../../entrypoints/background/relay/relay-view');
const { onAlarm } = await import('../../../entrypoints/background/start-up');

setUpRelay();
// Parcels are moved in practice alone.
beforeEach(() => changeSettings((now) => ({ ...now, accounts: [ACCOUNT] })));

/** Statuses and places that were met, as after some events. */
const meet = (...statuses: readonly number[]) =>
  changeNames(ACCOUNT.id, (names) => ({
    ...names,
    'parcel-status': statuses.map((number) => ({ number, names: {} })),
    'parcel-position': [{ number: 2, names: {} }],
  }));
const ship = (parcelCode: string, createdAt: number) =>
  intend(madeRow({ accountId: ACCOUNT.id, state: 'created', parcelCode, createdAt, orderId: parcelCode }));

/** The service moves a practice parcel, and tells the address that was set with it, or nobody. */
function serveMoves(tellsOf: (code: string) => boolean = () => true): readonly unknown[] {
  const asked: unknown[] = [];
  let address: string | null = null;
  vi.spyOn(service, 'fetch').mockImplementation(async (request) => {
    const { Service_API_KEY: _, ...body } = (await request.json()) as Record<string, unknown>;
    asked.push(body);
    if (request.url.endsWith('customer/webhookURL')) {
      address = String(body.webhook_url);
      return Response.json({ success: true, message: 'saved' });
    }
    const code = String(body.parcel_code);
    if (address !== null && tellsOf(code)) await send(address, eventBody(body));
    const lists = {
      allowed_companion_parcels: [],
      rejected_parcels: [],
      rejected_companion_parcels: [],
    };
    return Response.json({
      success: true,
      failedToSubmit: false,
      parcelResultStatus: { allowed_parcels: [code], ...lists },
    });
  });
  return asked;
}

/** Time passes by looks at the relay alone, each past the patience of whoever looks: how busy the machine is says nothing. */
function passTimeByLooks(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', (...call: Parameters<typeof network.fetch>) => {
    vi.setSystemTime(Date.now() + 11_000);
    return network.fetch(...call);
  });
}

describe('where the service sends its events', () => {
  it('is set in one press, and proven by moving the newest practice parcel to a status that it does not have', async () => {
    const { webhook } = await open();
    const asked = serveMoves();
    await setRelayWebhook();
    expect(asked).toEqual([{ webhook_url: webhook }]);
    expect(await viewRelay()).toMatchObject({ webhook: 'set', isProven: false, mayTest: true });
    await ship('OLDER', 1);
    await ship('NEWEST', 2);
    await meet(4, 5);
    expect(await testRelay()).toBe('arrived');
    expect(await testRelay()).toBe('arrived');
    expect(asked.slice(1)).toEqual([
      { parcel_code: 'NEWEST', parcel_status_id: 4, parcel_position_id: 2 },
      { parcel_code: 'NEWEST', parcel_status_id: 5, parcel_position_id: 2 },
    ]);
    expect((await readHistory('NEWEST')).map(({ statusId }) => statusId)).toEqual([4, 5]);
    expect(await viewRelay()).toMatchObject({ isProven: true });
  });

  it('is said not to have told anything where no event comes in time', async () => {
    await open();
    serveMoves(() => false);
    await setRelayWebhook();
    await ship('P-1', 1);
    await meet(4);
    passTimeByLooks();
    expect(await testRelay()).toBe('not-arrived');
    vi.useRealTimers();
  });

  it('is not tried out without a parcel, without a status that was met, or in an account that is no practice', async () => {
    await open();
    const asked = serveMoves();
    expect(await testRelay()).toBe('no-parcel');
    await ship('P-1', 1);
    expect(await testRelay()).toBe('no-status');
    await meet(4);
    await changeSettings((now) => ({ ...now, accounts: [{ ...ACCOUNT, environment: 'live' }] }));
    expect(await viewRelay()).toMatchObject({ mayTest: false });
    await expect(testRelay()).rejects.toMatchObject({ code: 'testing-only' });
    expect(asked).toEqual([]);
  });
});

describe('the alarm of a browser in which no page of ours is open', () => {
  it('has all that happened taken in', async () => {
    const { webhook } = await open();
    // The look that follows joining.
    await soon(async () => expect((await findRelay())?.caughtUpAt).not.toBeNull());
    await send(webhook, eventBody({ parcel_code: 'P-1', parcel_status_id: 4 }));
    onAlarm({ name: 'relay' });
    await soon(async () => expect(await readHistory('P-1')).toMatchObject([{ statusId: 4 }]));
  });
});

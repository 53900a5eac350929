import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey } from '../../../lib/order-key';
import { requireRow } from '../../../lib/outbox/read-rows';
import { applyEvent, claim } from '../../../lib/outbox/write-rows';
import { changeSettings } from '../../../lib/settings/settings';
import { findEdits, saveEdits } from '../../../lib/typed/saved-edits';
import { keepKey } from '../../../lib/vault/vault-write';
import { soon } from '../../soon';
import { intend } from '../outbox/intend';
import { lostRow, madeAttempt, madeRow } from '../outbox/made-row';
import { ACCOUNT, FakeService } from './fake-service';

const { browser } = await import('wxt/browser');
const { enterCode, listOutbox, lookAgain, settleRow, tryNow, withdrawRow } = await import(
  '../../../entrypoints/background/outbox/settling'
);
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');

const service = new FakeService();

beforeEach(async () => {
  service.reset();
  vi.stubGlobal('fetch', service.fetch);
  await keepKey(ACCOUNT, 'practice-key');
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id }));
});

async function kept(row: ReturnType<typeof madeRow>) {
  await intend(row);
  return row;
}
const lost = (change: Parameters<typeof lostRow>[0] = {}) => {
  const now = Date.now();
  const attempt = madeAttempt({ startedAt: now, endedAt: now, outcome: 'unknown' });
  return kept(lostRow({ attempts: [attempt], ...change }));
};

describe('a person’s word on a row that nobody knows the outcome of', () => {
  it('“it was made” keeps the code and sends nothing', async () => {
    const row = await lost();
    const view = await settleRow(row.id, { was: 'made', parcelCode: 'SB1' });
    expect(view).toMatchObject({ state: 'settled', parcelCode: 'SB1', codeFrom: 'person' });
    expect(service.creations()).toEqual([]);
  });

  it('“it was made” ends what was typed, and is answered, where what is to be learned cannot be kept', async () => {
    const row = await lost();
    const key = draftKey({ store: row.store, orderId: row.orderId });
    await saveEdits({ key, orderId: row.orderId, edits: { note: 'قرب الجامع' }, confirmed: [] });
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      if (this.name === 'village-use') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    });
    expect(await settleRow(row.id, { was: 'made', parcelCode: 'SB2' })).toMatchObject({ parcelCode: 'SB2' });
    expect(await findEdits(key)).toBeNull();
    vi.mocked(IDBObjectStore.prototype.put).mockRestore();
  });

  it('“send it again” sends a new request, once, never forced, looked up anew', async () => {
    const request = { ...madeRow().request, forceDuplicate: true };
    const row = await lost({ forced: true, request });
    const view = await settleRow(row.id, { was: 'not-made', next: 'send-again' });
    expect(view).toMatchObject({ state: 'created', forced: false });
    expect(view.attempts).toMatchObject([
      { revision: 0 },
      { revision: 1, repeat: false, recipientBefore: 'absent' },
    ]);
    expect(service.creations()).toHaveLength(1);
    expect(service.creations()[0]).not.toHaveProperty('forceDuplicate');
  });

  it('“send it again” sends nothing to another address than the request was made for', async () => {
    const row = await lost();
    const moved = { ...ACCOUNT, identityVersion: ACCOUNT.identityVersion + 1 };
    await changeSettings((settings) => ({ ...settings, accounts: [moved] }));
    const again = settleRow(row.id, { was: 'not-made', next: 'send-again' });
    await expect(again).rejects.toMatchObject({ code: 'account-changed' });
    expect(await requireRow(row.id)).toMatchObject({ state: 'settled', parcelCode: null });
    expect(service.creations()).toEqual([]);
  });

  it('“send it again” of an order’s further parcel makes it at once, once a late request had its time', async () => {
    const request = { ...madeRow().request, forceDuplicate: true };
    const part = { press: 'p', number: 2, of: 2 };
    const again = { was: 'not-made', next: 'send-again' } as const;
    const lostBefore = (milliseconds: number) => {
      const at = Date.now() - milliseconds;
      return [madeAttempt({ startedAt: at, endedAt: at, outcome: 'unknown', recipientBefore: 'present' })];
    };
    const late = await lost({ forced: true, request, part, attempts: lostBefore(95_000) });
    expect(await settleRow(late.id, again)).toMatchObject({ state: 'created', forced: true });
    // A request that may still be on its way could make one more: the service's refusal asks once again.
    const early = await lost({ forced: true, request, part, attempts: lostBefore(5_000) });
    expect(await settleRow(early.id, again)).toMatchObject({ forced: false });
    // The first parcel of an order never is: of that the refusal tells.
    const first = { press: 'p', number: 1, of: 2 };
    const one = await lost({ forced: true, request, part: first, attempts: lostBefore(95_000) });
    expect(await settleRow(one.id, again)).toMatchObject({ forced: false });
    expect(service.creations().map((sent) => sent.forceDuplicate)).toEqual([true, undefined, undefined]);
  });

  it('“do not send it” sends nothing, and the order may be shipped later', async () => {
    const row = await lost();
    const view = await settleRow(row.id, { was: 'not-made', next: 'leave' });
    expect(view).toMatchObject({ state: 'settled', parcelCode: null });
    expect(service.creations()).toEqual([]);
  });

  it('counts once, however many windows say it', async () => {
    const row = await lost();
    const again = { was: 'not-made', next: 'send-again' } as const;
    const said = await Promise.allSettled([1, 2, 3].map(() => settleRow(row.id, again)));
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(service.creations()).toHaveLength(1);
  });

  it('waits for the answer while the service is being asked about it', async () => {
    const row = await lost();
    await claim(row.id, { type: 'repeat-claimed', attemptId: 'r', recipientBefore: 'absent', at: 1 });
    const word = settleRow(row.id, { was: 'not-made', next: 'send-again' });
    await expect(word).rejects.toMatchObject({ code: 'being-sent' });
    await applyEvent(row.id, { type: 'lost', attemptId: 'r', answer: null, at: 2 });
  });

  it('does not take the code of another order', async () => {
    const [row, other] = [await lost(), await lost()];
    await settleRow(other.id, { was: 'made', parcelCode: 'SB5' });
    const word = settleRow(row.id, { was: 'made', parcelCode: 'SB5' });
    await expect(word).rejects.toMatchObject({ code: 'code-taken', params: { number: other.orderNumber } });
  });

  it('lets the next row of its phone go', async () => {
    const row = await lost({ phoneKey: '599123123' });
    const next = await kept(madeRow({ phoneKey: '599123123', updatedAt: Date.now() }));
    await drainDue();
    expect((await requireRow(next.id)).state).toBe('queued');
    await settleRow(row.id, { was: 'made', parcelCode: 'SB6' });
    await soon(async () => expect((await requireRow(next.id)).state).toBe('created'));
  });
});

describe('what else a person can do about a row', () => {
  it('enters the code of a parcel that is known to be made', async () => {
    const row = await kept(madeRow({ state: 'made-code-unknown' }));
    expect(await enterCode(row.id, 'SB8')).toMatchObject({ state: 'created', parcelCode: 'SB8' });
  });

  it('looks the recipient up now, which changes nothing but what is shown', async () => {
    const row = await lost();
    expect(await lookAgain(row.id)).toMatchObject({ state: 'unknown', lookedAgain: { found: 'absent' } });
    expect(service.creations()).toEqual([]);
  });

  it('looks the recipient up also once the account’s currency was corrected, and nowhere else', async () => {
    const row = await lost({ currency: 'ILS' });
    const account = { ...ACCOUNT, currency: 'JOD' };
    await changeSettings((settings) => ({ ...settings, accounts: [account] }));
    expect(await lookAgain(row.id)).toMatchObject({ lookedAgain: { found: 'absent' }, currency: 'ILS' });
    const moved = { ...account, identityVersion: ACCOUNT.identityVersion + 1 };
    await changeSettings((settings) => ({ ...settings, accounts: [moved] }));
    await expect(lookAgain(row.id)).rejects.toMatchObject({ code: 'account-changed' });
  });

  it('tries at once what waits for the service', async () => {
    const waiting = { reason: 'offline', since: 1, tries: 4, nextTryAt: Date.now() + 500_000 } as const;
    const row = await kept(madeRow({ waiting }));
    await drainDue();
    expect(service.creations()).toEqual([]);
    expect(await tryNow(row.id)).toMatchObject({ state: 'created' });
  });

  it('withdraws what waits, and nothing that is being sent', async () => {
    const row = await kept(madeRow({ phoneKey: '599000001' }));
    expect(await withdrawRow(row.id)).toMatchObject({ state: 'withdrawn' });
    const sending = await kept(madeRow({ state: 'sending', attempts: [madeAttempt()] }));
    await expect(withdrawRow(sending.id)).rejects.toMatchObject({ code: 'being-sent' });
  });

  it('does not count what was withdrawn as a parcel of its order', async () => {
    const first = await kept(madeRow({ phoneKey: '599000002' }));
    await withdrawRow(first.id);
    const next = await kept(madeRow({ orderId: first.orderId, copy: 1, phoneKey: '599000002' }));
    expect(await tryNow(next.id)).toMatchObject({ state: 'created', copy: 0 });
  });

  it('sees what needs somebody first', async () => {
    const states = (await listOutbox()).map(({ state }) => state);
    const order = ['unknown', 'made-code-unknown', 'refused', 'queued', 'sending'];
    expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  });
});

describe('the service that cannot be reached', () => {
  it('is tried again by an alarm set for the next row, at its own time', async () => {
    service.down = true;
    const row = await kept(
      madeRow({ request: { ...madeRow().request, description: 'waits' }, updatedAt: Date.now() }),
    );
    await drainDue();
    const { waiting, state } = await requireRow(row.id);
    expect([state, waiting?.reason, waiting?.tries]).toEqual(['queued', 'service-unreachable', 1]);
    const alarms = vi.mocked(browser.alarms.create).mock.calls as unknown as [
      string,
      { delayInMinutes: number },
    ][];
    const [name, { delayInMinutes }] = alarms.at(-1) ?? ['', { delayInMinutes: 0 }];
    expect(name).toBe('outbox');
    expect(delayInMinutes).toBeGreaterThan(0);
    expect(delayInMinutes).toBeLessThanOrEqual(0.5);
    service.down = false;
    expect(await tryNow(row.id)).toMatchObject({ state: 'created', waiting: null });
  }, 20_000);
});

import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuestionPace } from '../../../entrypoints/background/relay/question-pace';
import { findRelay, keepRelay } from '../../../lib/shop-relay/kept-relay';
import { sealReplacement } from '../../../lib/vault/vault';

const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { joinWished } = await import('../../../entrypoints/background/relay/join');
const { findJoined } = await import('../../../entrypoints/background/relay/secrets');
const { ownerOf } = await import('../../../lib/shop-relay/kept-relay');
const { sealSecret } = await import('../../../lib/vault/vault-write');
const { writeInvitation } = await import('../../../lib/relay/invitation');

const URL = 'https://relay.example';
const KEY = 'A'.repeat(43);

/** A browser that joined the relay, as it was kept; its events go to `webhook`. */
async function keepJoined(webhook: string | null = null): Promise<void> {
  const kept = {
    url: URL,
    shop: 'Shop',
    memberName: 'Counter',
    memberId: 1,
    accountId: 'account',
    after: 7,
    caughtUpAt: null,
    trouble: null,
  };
  const first = await sealSecret(ownerOf({ url: URL }), 'invitation');
  await keepRelay({ ...kept, state: 'wished', secrets: first });
  const secrets = { token: 'token', privateKey: KEY, orderSecret: KEY, webhook };
  const sealed = await sealReplacement(ownerOf({ url: URL }), JSON.stringify(secrets));
  if (sealed === null) throw new Error('not sealed');
  await keepRelay({ ...kept, state: 'joined', secrets: sealed });
}

const event = (seq: number) => ({
  kind: 'event',
  seq,
  at: '2026-01-01T00:00:00Z',
  parcelCode: null,
  statusId: null,
  positionId: null,
  sealed: '',
});

describe('a hostile relay', () => {
  beforeEach(() => keepJoined());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([
    ['says “more” and brings nothing', { changes: [], last: 9, more: true }],
    ['gives a number below any', { changes: [], last: -1, more: false }],
    ['gives the same number again', { changes: [event(7)], last: 7, more: true }],
    ['gives numbers backwards', { changes: [event(9), event(8)], last: 9, more: true }],
    ['gives numbers beyond its last', { changes: [event(9)], last: 8, more: true }],
    ['gives no whole numbers', { changes: [event(7.5)], last: 9, more: true }],
    [
      'gives more than one answer may have',
      {
        changes: Array.from({ length: 501 }, (_, nth) => event(8 + nth)),
        last: 9000,
        more: false,
      },
    ],
  ])('that %s is asked once, and what it says is no answer', async (_name, answer) => {
    const fetch = vi.fn(async () => Response.json(answer));
    vi.stubGlobal('fetch', fetch);
    await catchUp();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await findRelay()).toMatchObject({ trouble: 'relay-answer', after: 7 });
  });

  it('that never ends its answer is read up to a bound', async () => {
    const part = new Uint8Array(1024 * 1024).fill(32);
    let sent = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 1;
          controller.enqueue(part);
        },
      });
    vi.stubGlobal('fetch', async () => new Response(endless()));
    await catchUp();
    expect(sent).toBeLessThan(60);
    expect(await findRelay()).toMatchObject({ trouble: 'relay-answer' });
  });

  it('that always has news at once is asked twice a second at most, after a month’s worth', async () => {
    vi.useFakeTimers();
    const pace = new QuestionPace();
    const over = new AbortController();
    let asked = 0;
    const asking = (async () => {
      while (!over.signal.aborted) {
        await pace.turn(over.signal);
        asked += 1;
        pace.afterNews();
      }
    })();
    await vi.advanceTimersByTimeAsync(60_000);
    over.abort();
    await asking;
    expect(asked).toBeGreaterThan(40);
    expect(asked).toBeLessThanOrEqual(40 + 120 + 2);
  });

  it('that answers at once without news is asked ever more slowly, and as before once it has some', async () => {
    vi.useFakeTimers();
    const pace = new QuestionPace();
    const { signal } = new AbortController();
    const pauses: number[] = [];
    for (let nth = 0; nth < 9; nth += 1) {
      if (nth === 8) pace.afterNews();
      const began = Date.now();
      const pause = pace.afterNothing(signal);
      await vi.advanceTimersToNextTimerAsync();
      await pause;
      pauses.push((Date.now() - began) / 1000);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 1]);
  });
});

describe('an invitation', () => {
  afterEach(() => vi.unstubAllGlobals());

  const invitation = (webhook: string) => ({
    version: 1 as const,
    url: URL,
    shop: 'Shop',
    secret: 'secret',
    privateKey: KEY,
    orderSecret: KEY,
    webhook,
  });

  it('whose events go to another server is not joined, however that is written', async () => {
    const fetch = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', fetch);
    const others = fc.constantFrom(
      'https://relay.example.evil.example/hook/x',
      'https://relay.example@evil.example/hook/x',
      'https://evil.example/https://relay.example/hook/x',
      'https://relay.example:8443/hook/x',
      'http://relay.example/hook/x',
      'https://sub.relay.example/hook/x',
    );
    await fc.assert(
      fc.asyncProperty(others, async (webhook) => {
        await keepJoined();
        const kept = await findRelay();
        if (kept === null) throw new Error('no relay');
        const secrets = await sealSecret(ownerOf({ url: URL }), writeInvitation(invitation(webhook)));
        await keepRelay({ ...kept, state: 'wished', secrets });
        await expect(joinWished()).rejects.toMatchObject({ code: 'invitation-ended' });
      }),
      { numRuns: 12 },
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('joined earlier, whose events would go to another server, sends them nowhere', async () => {
    await keepJoined('https://evil.example/hook/x');
    expect((await findJoined())?.secrets.webhook).toBeNull();
    await keepJoined(`${URL}/hook/x`);
    expect((await findJoined())?.secrets.webhook).toBe(`${URL}/hook/x`);
  });
});

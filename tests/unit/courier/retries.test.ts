import { afterEach, describe, expect, it, vi } from 'vitest';
import { calculateFees } from '../../../lib/courier/parcels';
import { CHANGES, LOOK_UPS } from './calls';
import { errorOf, fakeService, hangs, json, lost } from './fake-service';

const failed = () => json({ success: false }, 503);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('only look-ups are repeated', () => {
  it.each(Object.entries(CHANGES))('%s is sent once, lost or failed', async (_name, call) => {
    for (const reply of [lost(), failed(), json({}, 429), json({}, 500)]) {
      const service = fakeService(reply);
      await errorOf(call(service.client));
      expect(service.requests).toHaveLength(1);
    }
  });

  it.each(Object.entries(LOOK_UPS))('%s is sent three times and no more', async (_name, call) => {
    for (const [reply, code] of [
      [lost(), 'service-unreachable'],
      [failed(), 'server-failed'],
      [json({ message: 'Too Many Attempts.' }, 429), 'rate-limited'],
    ] as const) {
      const service = fakeService(reply);
      expect((await errorOf(call(service.client))).code).toBe(code);
      expect(service.requests).toHaveLength(3);
      const bodies = await Promise.all(service.requests.map((request) => request.text()));
      expect(new Set(bodies).size).toBe(1);
    }
  });

  it.each(Object.entries(LOOK_UPS))('%s is not repeated when it was refused', async (_name, call) => {
    for (const reply of [json({ success: false, errors: ['unauthorized'] }), json({}, 404), json({}, 401)]) {
      const service = fakeService(reply);
      await errorOf(call(service.client));
      expect(service.requests).toHaveLength(1);
    }
  });

  it('a repeated look-up that is answered is a success', async () => {
    const fees = {
      delivery_cost: '20.00',
      returned_delivery_cost: '10.00',
      extra_price: 0,
      returned_extra_price: 0,
    };
    const service = fakeService([lost(), failed(), json(fees)]);
    expect((await calculateFees(service.client, { village_id: 1 })).delivery_cost).toBe('20.00');
  });

  it('the key is read once for all attempts', async () => {
    const readKey = vi.fn(async () => 'key');
    const { client } = fakeService(lost(), { readKey });
    await errorOf(calculateFees(client, { village_id: 1 }));
    expect(readKey).toHaveBeenCalledOnce();
  });

  it('with a growing pause between', async () => {
    const backoff = vi.fn(() => 0);
    await errorOf(calculateFees(fakeService(lost(), { backoff }).client, { village_id: 1 }));
    expect(backoff.mock.calls).toEqual([[1], [2]]);
  });

  it('within the same twenty seconds', async () => {
    vi.useFakeTimers();
    const service = fakeService([lost(), hangs]);
    const ended = errorOf(calculateFees(service.client, { village_id: 1 }));
    await vi.advanceTimersByTimeAsync(20_100);
    expect((await ended).code).toBe('timed-out');
    expect(service.requests).toHaveLength(2);
  });

  it('one that breaks off within its answer like one that breaks off before', async () => {
    const broken = () => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"delivery_cost":'));
        },
        pull(controller) {
          controller.error(new TypeError('Error in input stream'));
        },
      });
      return new Response(body);
    };
    const service = fakeService(broken);
    expect((await errorOf(calculateFees(service.client, { village_id: 1 }))).code).toBe(
      'service-unreachable',
    );
    expect(service.requests).toHaveLength(3);
  });

  it('not at all when the service asks for a longer wait than ours, and that is told', async () => {
    const now = Date.now();
    for (const after of ['3600', new Date(now + 3_600_000).toUTCString()]) {
      const service = fakeService(new Response('{}', { status: 429, headers: { 'retry-after': after } }));
      const error = await errorOf(calculateFees(service.client, { village_id: 1 }));
      expect(error.code).toBe('rate-limited');
      expect(Math.abs((error.retryAt ?? 0) - now - 3_600_000)).toBeLessThan(60_000);
      expect(service.requests).toHaveLength(1);
    }
  });

  it.each(['soon', '-5', '999999999999999', ''])('and %j names no time', async (after) => {
    const service = fakeService(new Response('{}', { status: 503, headers: { 'retry-after': after } }));
    // A wait that is too long for a clock is cut to the longest of ours.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed = errorOf(calculateFees(service.client, { village_id: 1 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await failed).retryAt).toBeNull();
  });

  it('and not after it was cancelled in the pause', async () => {
    const controller = new AbortController();
    const backoff = () => {
      controller.abort();
      return 60_000;
    };
    const service = fakeService(lost(), { backoff });
    const error = await errorOf(calculateFees(service.client, { village_id: 1 }, controller.signal));
    expect(error.code).toBe('aborted');
    expect(service.requests).toHaveLength(1);
  });
});

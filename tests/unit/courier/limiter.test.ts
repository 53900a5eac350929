import PQueue from 'p-queue';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RequestLimiter } from '../../../lib/courier/client';
import { calculateFees, createParcel } from '../../../lib/courier/parcels';
import { errorOf, fakeService, json, PARCEL } from './fake-service';

const created = json({ success: true, parcel_code: 'P-1' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a limiter decides when a call begins', () => {
  it('one after the other, waiting not counted as time', async () => {
    vi.useFakeTimers();
    const queue = new PQueue({ concurrency: 1 });
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 15_000));
      return created.clone();
    };
    const service = fakeService(slow, { limiter: (call) => queue.add(call) });
    const both = Promise.all([createParcel(service.client, PARCEL), createParcel(service.client, PARCEL)]);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(service.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(16_100);
    expect(await both).toHaveLength(2);
  });

  it('and knows which operation and signal it is asked for', async () => {
    const contexts: unknown[] = [];
    const limiter: RequestLimiter = (call, context) => {
      contexts.push(context);
      return call();
    };
    const { signal } = new AbortController();
    await createParcel(fakeService(created, { limiter }).client, PARCEL, signal);
    await calculateFees(fakeService(created, { limiter }).client, { village_id: 1 }).catch(() => null);
    expect(contexts).toEqual([
      { operation: 'createParcel', signal },
      { operation: 'calculateFees', signal: undefined },
    ]);
  });

  it('a call cancelled while it waits is not sent', async () => {
    const queue = new PQueue({ autoStart: false });
    const controller = new AbortController();
    const limiter: RequestLimiter = (call, { signal }) => queue.add(call, signal && { signal });
    const service = fakeService(created, { limiter });
    const ended = errorOf(createParcel(service.client, PARCEL, controller.signal));
    controller.abort();
    queue.start();
    expect(await ended).toMatchObject({ code: 'aborted', evidence: 'not-sent' });
    expect(service.requests).toHaveLength(0);
  });

  it('a call cancelled while it waits is not sent even when the limiter begins it nevertheless', async () => {
    const controller = new AbortController();
    const limiter = async <Value>(call: () => Promise<Value>) => {
      controller.abort();
      return call();
    };
    const service = fakeService(created, { limiter });
    const error = await errorOf(createParcel(service.client, PARCEL, controller.signal));
    expect(error).toMatchObject({ code: 'aborted', evidence: 'not-sent' });
    expect(service.requests).toHaveLength(0);
  });

  it('a call given up and begun later is not sent', async () => {
    let begin: () => Promise<unknown> = async () => null;
    const limiter = async <Value>(call: () => Promise<Value>): Promise<Value> => {
      begin = call;
      throw new Error('the queue is full');
    };
    const service = fakeService(created, { limiter });
    const error = await errorOf(createParcel(service.client, PARCEL));
    expect(error).toMatchObject({ code: 'unexpected-failure', evidence: 'not-sent' });
    await expect(begin()).rejects.toThrow();
    expect(service.requests).toHaveLength(0);
  });
});

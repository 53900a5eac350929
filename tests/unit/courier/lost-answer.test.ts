import { afterEach, describe, expect, it, vi } from 'vitest';
import { createParcel } from '../../../lib/courier/parcels';
import { CALLS, CHANGES } from './calls';
import { errorOf, fakeService, hangs, lost, PARCEL } from './fake-service';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what was sent and not answered is unknown', () => {
  it.each(Object.entries(CHANGES))('%s, when the connection breaks', async (_name, call) => {
    const error = await errorOf(call(fakeService(lost()).client));
    expect(error).toMatchObject({ code: 'service-unreachable', evidence: 'unknown', status: null });
  });

  it('when the answer breaks off', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('terminated'));
      },
    });
    const error = await errorOf(createParcel(fakeService(() => new Response(body)).client, PARCEL));
    expect(error).toMatchObject({ code: 'service-unreachable', evidence: 'unknown' });
  });

  it.each(Object.entries(CALLS))('%s, after twenty seconds without an answer', async (_name, call) => {
    vi.useFakeTimers();
    const ended = errorOf(call(fakeService(hangs).client));
    let over = false;
    void ended.then(() => {
      over = true;
    });
    await vi.advanceTimersByTimeAsync(19_900);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await ended).toMatchObject({ code: 'timed-out', evidence: 'unknown' });
  });

  it('after twenty seconds of an answer that does not end', async () => {
    vi.useFakeTimers();
    const endless = () => new Response(new ReadableStream({}));
    const ended = errorOf(createParcel(fakeService(endless).client, PARCEL));
    await vi.advanceTimersByTimeAsync(20_100);
    expect(await ended).toMatchObject({ code: 'timed-out', evidence: 'unknown' });
  });

  it('after twenty seconds even where fetch does not stop', async () => {
    vi.useFakeTimers();
    const ended = errorOf(createParcel(fakeService(() => new Promise<Response>(() => {})).client, PARCEL));
    await vi.advanceTimersByTimeAsync(20_100);
    expect((await ended).code).toBe('timed-out');
  });

  it.each(Object.entries(CALLS))('%s, cancelled under way, and the request with it', async (_name, call) => {
    const controller = new AbortController();
    const service = fakeService((request) => {
      setTimeout(() => controller.abort());
      return hangs(request);
    });
    expect(await errorOf(call(service.client, controller.signal))).toMatchObject({
      code: 'aborted',
      evidence: 'unknown',
    });
    expect(service.requests).toHaveLength(1);
  });
});

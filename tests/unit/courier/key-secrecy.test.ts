import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CourierError } from '../../../lib/courier/errors';
import { calculateFees, createParcel, restoreParcel } from '../../../lib/courier/parcels';
import { errorOf, fakeService, json, KEY, PARCEL, text } from './fake-service';

/** Everything an error could give away: its fields, its words, its trace, what it was caused by. */
function traces(error: unknown): string {
  const parts = [JSON.stringify(error), String(error), inspect(error, { depth: null, showHidden: true })];
  if (error instanceof Error) parts.push(error.stack ?? '', inspect(error.cause, { depth: null }));
  for (const name of typeof error === 'object' && error ? Reflect.ownKeys(error) : []) {
    parts.push(inspect(Reflect.get(Object(error), name), { depth: null, showHidden: true }));
  }
  return parts.join('\n');
}

const keys = fc.stringMatching(/^[A-Za-z0-9|_/+=.-]{8,60}$/);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the key is in no error', () => {
  it('whatever the service echoes, wherever it does', async () => {
    const echoes = fc.constantFrom<(key: string) => unknown>(
      (key) => ({ success: false, errors: [`invalid key ${key}`] }),
      (key) => ({ success: false, errors: [key, `${key}${key}`] }),
      (key) => ({ success: false, error: key }),
      (key) => ({ message: key, errors: { [key]: [key], Service_API_KEY: [`${key} is wrong`] } }),
      (key) => ({ success: false, duplicate: key }),
      (key) => ({ success: true, parcel_code: null, request: { Service_API_KEY: key } }),
      (key) => `<html><head><title>Error: ${key}</title></head><body>${key}</body></html>`,
      (key) => `{"request":{"Service_API_KEY":"${key}"},"broken`,
      (key) => `{"request":{"Service_API_KEY":"${key.replaceAll('/', '\\/')}"},"broken`,
      (key) => `key=${encodeURIComponent(key)} key=${key}`,
    );
    const statuses = fc.constantFrom(200, 400, 401, 403, 422, 429, 500, 503);
    await fc.assert(
      fc.asyncProperty(keys, echoes, statuses, async (key, echo, status) => {
        const body = echo(key);
        const response = typeof body === 'string' ? text(body, status) : json(body, status);
        const { client } = fakeService(response, { readKey: async () => key });
        for (const call of [createParcel(client, PARCEL), calculateFees(client, { village_id: 1 })]) {
          const error = await errorOf(call);
          expect(traces(error)).not.toContain(key);
          for (const written of [encodeURIComponent(key), key.replaceAll('/', '\\/')]) {
            expect(error.serviceText ?? '').not.toContain(written);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('however short it is', async () => {
    const { client } = fakeService(json({ success: false, errors: ['bad key s3cr'] }), {
      readKey: async () => 's3cr',
    });
    expect((await errorOf(createParcel(client, PARCEL))).serviceText).toBe('bad key […]');
  });

  it('with quotes, ampersands and angle brackets in it, in a page', async () => {
    const key = `a"b'c&d<e>f/g`;
    const written = 'a&quot;b&#039;c&amp;d&lt;e&gt;f/g';
    const { client } = fakeService(text(`<title>Key ${written}</title>`, 500), { readKey: async () => key });
    expect((await errorOf(createParcel(client, PARCEL))).serviceText).toBe('Key […]');
  });

  it('whatever is thrown underneath, the request itself among it', async () => {
    const faults: readonly ((request: Request, body: string) => never)[] = [
      (_request, body) => {
        throw new TypeError('fetch failed', { cause: body });
      },
      (_request, body) => {
        throw new Error(body);
      },
      (request, body) => {
        throw Object.assign(new Error('fault'), { request, body });
      },
      (_request, body) => {
        throw body;
      },
      (_request, body) => {
        throw new DOMException(body, 'NetworkError');
      },
    ];
    for (const fault of faults) {
      const { client } = fakeService(async (request) => fault(request, await request.clone().text()));
      for (const call of [createParcel(client, PARCEL), calculateFees(client, { village_id: 1 })]) {
        const error = await errorOf(call);
        expect(traces(error)).not.toContain(KEY);
        expect(error.cause).toBeUndefined();
      }
    }
  });

  it('when time runs out, when it is cancelled, when it is sent elsewhere', async () => {
    const never = () => new Promise<Response>(() => {});
    const controller = new AbortController();
    const cancelled = fakeService((request) => {
      setTimeout(() => controller.abort(KEY));
      return new Promise((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    });
    const errors = await Promise.all([
      errorOf(createParcel(fakeService(never, { timeout: 5 }).client, PARCEL)),
      errorOf(createParcel(cancelled.client, PARCEL, controller.signal)),
      errorOf(
        createParcel(
          fakeService(new Response(KEY, { status: 307, headers: { location: `/${KEY}` } })).client,
          PARCEL,
        ),
      ),
      errorOf(
        createParcel(fakeService(json({}), { readKey: () => Promise.reject(new Error(KEY)) }).client, PARCEL),
      ),
      errorOf(
        createParcel(fakeService(json({}), { address: `https://${KEY}:x@service.example` }).client, PARCEL),
      ),
    ]);
    expect(errors.map((error) => error.code)).toEqual([
      'timed-out',
      'aborted',
      'redirected',
      'key-unavailable',
      'invalid-address',
    ]);
    for (const error of errors) expect(traces(error)).not.toContain(KEY);
  });

  it('names operation and code in its message, and no person’s data', async () => {
    const error = await errorOf(
      createParcel(fakeService(json({ success: false, duplicate: '0591234567' })).client, PARCEL),
    );
    expect(String(error)).toBe('CourierError: createParcel: duplicate-recipient');
    expect(new CourierError('createParcel', 'refused', 'refused')).toMatchObject({
      status: null,
      serviceText: null,
      params: {},
    });
  });
});

describe('the key is in nothing else either', () => {
  it('not in a value that echoes it', async () => {
    const parcel = {
      parcel_code: 'P-1',
      note: `key ${KEY}`,
      contents: [{ [KEY]: KEY }],
      echo: { Service_API_KEY: KEY },
    };
    const { client } = fakeService(json({ success: true, parcel }));
    const restored = await restoreParcel(client, { parcel_id: 'P-1' });
    expect(JSON.stringify(restored)).not.toContain(KEY);
    expect(restored.parcel_code).toBe('P-1');
  });

  it('but a key as short as a word does not change values', async () => {
    const parcel = { parcel_code: 'P-1', note: 'test' };
    const { client } = fakeService(json({ success: true, parcel }), { readKey: async () => 'test' });
    expect((await restoreParcel(client, { parcel_id: 'P-1' })).note).toBe('test');
  });

  it('not in the address, the headers or the log', async () => {
    const consoles = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name),
    );
    const service = fakeService(new TypeError('fetch failed'));
    await errorOf(calculateFees(service.client, { village_id: 1 }));
    for (const request of service.requests) {
      expect(request.url).not.toContain(KEY);
      expect(JSON.stringify([...request.headers])).not.toContain(KEY);
    }
    for (const spy of consoles) expect(spy).not.toHaveBeenCalled();
  });

  it('read anew for each call, so that a changed key counts at once', async () => {
    let key = 'first-key';
    const service = fakeService(json({ success: true, parcel_code: 'P-1' }), { readKey: async () => key });
    await createParcel(service.client, PARCEL);
    key = 'second-key';
    await createParcel(service.client, PARCEL);
    expect(await service.sent(0)).toHaveProperty('Service_API_KEY', 'first-key');
    expect(await service.sent(1)).toHaveProperty('Service_API_KEY', 'second-key');
  });
});

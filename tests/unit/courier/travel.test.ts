import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCourierClient } from '../../../lib/courier/client';
import { createParcel } from '../../../lib/courier/parcels';
import { CALLS } from './calls';
import { errorOf, fakeService, json, lost, PARCEL } from './fake-service';

const created = json({ success: true, parcel_code: 'P-1' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('how a request travels', () => {
  it.each(Object.entries(CALLS))(
    '%s: as JSON asked for, without cookies, cache, referrer or redirects',
    async (name, call) => {
      const service = fakeService(lost());
      await errorOf(call(service.client));
      const request = service.requests[0];
      expect(request).toMatchObject({
        method: name === 'updateWebhookUrl' ? 'PUT' : 'POST',
        credentials: 'omit',
        redirect: 'manual',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        keepalive: false,
      });
      expect(request?.headers.get('accept')).toBe('application/json');
      const type =
        name === 'updateParcelContent' ? /^multipart\/form-data; boundary=/ : /^application\/json$/;
      expect(request?.headers.get('content-type')).toMatch(type);
    },
  );

  it.each([
    ['https://service.example', 'https://service.example/parcels/create'],
    ['https://service.example/', 'https://service.example/parcels/create'],
    ['https://service.example/api/v1', 'https://service.example/api/v1/parcels/create'],
    ['https://service.example/api/v1/', 'https://service.example/api/v1/parcels/create'],
    ['http://localhost:8080', 'http://localhost:8080/parcels/create'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/parcels/create'],
    ['http://[::1]:8080', 'http://[::1]:8080/parcels/create'],
  ])('to the address %s', async (address, url) => {
    const service = fakeService(created, { address });
    await createParcel(service.client, PARCEL);
    expect(service.requests[0]?.url).toBe(url);
  });

  it('with the fetch there is when none is given', async () => {
    const fetch = vi.fn(async () => created.clone());
    vi.stubGlobal('fetch', fetch);
    const plain = createCourierClient({ address: 'https://service.example', readKey: async () => 'key' });
    expect((await createParcel(plain, PARCEL)).parcel_code).toBe('P-1');
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('a redirect is not followed', () => {
  it.each([301, 302, 303, 307, 308])('as Node shows it: %i', async (status) => {
    const response = new Response(null, { status, headers: { location: 'https://elsewhere.example/' } });
    const service = fakeService(response);
    const error = await errorOf(createParcel(service.client, PARCEL));
    expect(error).toMatchObject({ code: 'redirected', evidence: 'unknown', status });
    expect(service.requests).toHaveLength(1);
  });

  it('as browsers show it: of status 0 and its own type', async () => {
    const opaque = (): Response =>
      Object.defineProperties(new Response(''), {
        type: { value: 'opaqueredirect' },
        status: { value: 0 },
        ok: { value: false },
      });
    for (const call of Object.values(CALLS)) {
      expect(await errorOf(call(fakeService(opaque).client))).toMatchObject({
        code: 'redirected',
        evidence: 'unknown',
        status: null,
      });
    }
  });

  it('nor is an answer taken that came from elsewhere', async () => {
    const followed = (): Response => Object.defineProperty(created.clone(), 'redirected', { value: true });
    expect((await errorOf(createParcel(fakeService(followed).client, PARCEL))).code).toBe('redirected');
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createParcel } from '../../../lib/courier/parcels';
import { CALLS } from './calls';
import { errorOf, fakeService, json, PARCEL } from './fake-service';

const created = json({ success: true, parcel_code: 'P-1' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what was never sent is said so', () => {
  it.each([
    '',
    'service.example',
    'http://service.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'https://user:secret@service.example',
    'https://user@service.example',
    'https://:secret@service.example',
    'https://service.example/?to=elsewhere',
    'https://service.example/#part',
    'ftp://service.example',
    'javascript:alert(1)',
  ])('to the address %j', async (address) => {
    const service = fakeService(created, { address });
    expect(await errorOf(createParcel(service.client, PARCEL))).toMatchObject({
      code: 'invalid-address',
      evidence: 'not-sent',
    });
    expect(service.requests).toHaveLength(0);
  });

  const unreadable = (): never => {
    throw new Error('locked');
  };
  it.each<[string, () => Promise<string | null>]>([
    ['is none', async () => null],
    ['is empty', async () => ''],
    ['cannot be read', async () => unreadable()],
    ['fails to be asked for', unreadable],
  ])('when the key %s', async (_what, readKey) => {
    const service = fakeService(created, { readKey });
    expect(await errorOf(createParcel(service.client, PARCEL))).toMatchObject({
      code: 'key-unavailable',
      evidence: 'not-sent',
    });
    expect(service.requests).toHaveLength(0);
  });

  it('when there is no network, except to this machine', async () => {
    const offline = { isOnline: () => false };
    const service = fakeService(created, offline);
    expect(await errorOf(createParcel(service.client, PARCEL))).toMatchObject({
      code: 'offline',
      evidence: 'not-sent',
    });
    expect(service.requests).toHaveLength(0);
    const own = fakeService(created, { ...offline, address: 'http://localhost:8080' });
    expect((await createParcel(own.client, PARCEL)).parcel_code).toBe('P-1');
  });

  it('when the browser knows of no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect((await errorOf(createParcel(fakeService(created).client, PARCEL))).code).toBe('offline');
    vi.stubGlobal('navigator', { onLine: true });
    expect((await createParcel(fakeService(created).client, PARCEL)).parcel_code).toBe('P-1');
  });

  it.each(Object.entries(CALLS))(
    'when %s was cancelled before, and its key is not even read',
    async (_name, call) => {
      const readKey = vi.fn(async () => 'key');
      const service = fakeService(created, { readKey });
      expect(await errorOf(call(service.client, AbortSignal.abort()))).toMatchObject({
        code: 'aborted',
        evidence: 'not-sent',
      });
      expect(service.requests).toHaveLength(0);
      expect(readKey).not.toHaveBeenCalled();
    },
  );

  it('when it was cancelled while the key was read', async () => {
    const controller = new AbortController();
    const readKey = async () => {
      controller.abort();
      return 'key';
    };
    const service = fakeService(created, { readKey });
    const error = await errorOf(createParcel(service.client, PARCEL, controller.signal));
    expect(error).toMatchObject({ code: 'aborted', evidence: 'not-sent' });
    expect(service.requests).toHaveLength(0);
  });

  it('when reading the key took all the time there was, and it is not sent afterwards either', async () => {
    let giveKey = (_key: string) => {};
    const readKey = () =>
      new Promise<string>((resolve) => {
        giveKey = resolve;
      });
    const service = fakeService(created, { readKey, timeout: 5 });
    const error = await errorOf(createParcel(service.client, PARCEL));
    expect(error).toMatchObject({ code: 'timed-out', evidence: 'not-sent' });
    giveKey('key');
    await new Promise((resolve) => setTimeout(resolve));
    expect(service.requests).toHaveLength(0);
  });
});

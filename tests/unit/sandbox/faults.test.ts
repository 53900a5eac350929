import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../sandbox/faults/fault';
import { soon } from '../../soon';
import { ORDINARY_PARCEL, serviceForTests } from './service-for-tests';

const service = serviceForTests();
const create = (changes: object = {}) => service.send('/parcels/create', { ...ORDINARY_PARCEL, ...changes });
const setFault = (kind: FaultKind, more: object = {}) =>
  service.control.setFault({ operation: 'parcels/create', kind, ...more });
const ledger = () => service.control.ledger();
const lost = (promise: Promise<unknown>) => expect(promise).rejects.toThrow(TypeError);

describe('a dropped connection', () => {
  it('before the work leaves nothing behind', async () => {
    setFault('drop-before');
    await lost(create());
    expect(ledger()).toMatchObject({
      requests: [{ fault: 'drop-before', answer: null, sent: 'dropped', committed: false, parcelCode: null }],
      parcels: [],
    });
  });

  it('after the work leaves a parcel, which the ledger shows', async () => {
    setFault('drop-after');
    await lost(create());
    const { requests, parcels } = ledger();
    expect(requests).toMatchObject([
      { sent: 'dropped', committed: true, answer: { status: 200, body: { success: true } } },
    ]);
    expect(parcels).toMatchObject([
      { parcelCode: requests[0]?.parcelCode, requestId: 1, phone: '0598765432' },
    ]);
  });

  it('after a refusal has committed nothing', async () => {
    setFault('drop-after');
    await lost(create({ total_price: 9999 }));
    expect(ledger()).toMatchObject({ requests: [{ committed: false, sent: 'dropped' }], parcels: [] });
  });

  it('in the middle of the answer shows its beginning', async () => {
    setFault('drop-midway');
    const response = await fetch(`${service.url}/parcels/create`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...ORDINARY_PARCEL, Service_API_KEY: 'practice-key' }),
    });
    expect(response.status).toBe(200);
    await lost(response.text());
    expect(ledger().parcels).toHaveLength(1);
  });
});

describe('an answer that contradicts itself or is too much', () => {
  it('says failure beside the code of the parcel that it made', async () => {
    setFault('failure-with-code', { status: 422 });
    const { status, body } = await create();
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, parcel_code: ledger().parcels[0]?.parcelCode });
  });

  it('asks for a wait', async () => {
    setFault('status', { status: 429, retryAfter: 3600 });
    expect((await create()).headers.get('retry-after')).toBe('3600');
    expect(() => setFault('html', { retryAfter: 1 })).toThrow();
  });

  it('is ten megabytes long', async () => {
    setFault('large');
    const response = await fetch(`${service.url}/parcels/create`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...ORDINARY_PARCEL, Service_API_KEY: 'practice-key' }),
    });
    expect((await response.text()).length).toBeGreaterThan(10 * 1024 * 1024);
    expect(ledger().parcels).toHaveLength(1);
  });
});

describe('a fault about one phone', () => {
  it('is met by requests about it in any form, and by no others', async () => {
    setFault('status', { status: 500, phone: '0598765432' });
    const elsewhere = { ...ORDINARY_PARCEL.recipient, phone: '0598765433' };
    expect((await create({ recipient: elsewhere })).status).toBe(200);
    const same = { ...ORDINARY_PARCEL.recipient, phone: '+970598765432' };
    expect((await create({ recipient: same })).status).toBe(500);
  });
});

describe('a commit after the connection died', () => {
  it('comes later', async () => {
    setFault('late-commit', { delayMs: 100 });
    await lost(create());
    expect(ledger()).toMatchObject({ requests: [{ committed: false, answer: null }], parcels: [] });
    await service.control.idle();
    expect(ledger()).toMatchObject({
      requests: [{ committed: true, sent: 'dropped' }],
      parcels: [{ requestId: 1 }],
    });
  });

  it('is refused as a duplicate when a repeat came first and the check is atomic', async () => {
    setFault('late-commit', { delayMs: 100, times: 1 });
    await lost(create());
    expect((await create()).body).toMatchObject({ success: true });
    await service.control.idle();
    expect(ledger()).toMatchObject({
      requests: [{ committed: false, answer: { body: { duplicate: '0598765432' } } }, { committed: true }],
      parcels: [{ requestId: 2 }],
    });
  });

  it('makes a second parcel after a repeat when the check is not atomic', async () => {
    service.control.choose({ duplicateCheck: 'not-atomic', duplicateGapMs: 0 });
    setFault('late-commit', { delayMs: 100, times: 1 });
    await lost(create());
    expect((await create()).body).toMatchObject({ success: true });
    await service.control.idle();
    expect(ledger().parcels.map(({ requestId }) => requestId)).toEqual([2, 1]);
  });

  it('does not come after a reset', async () => {
    setFault('late-commit', { delayMs: 50 });
    await lost(create());
    service.control.reset();
    await service.control.idle();
    expect(ledger()).toEqual({ requests: [], parcels: [], events: [] });
    expect((await create()).body).toMatchObject({ success: true });
  });
});

describe('a wrong answer', () => {
  it.each([
    [500, false],
    [429, false],
    [503, true],
  ])('with status %i, committed: %s', async (status, commits) => {
    setFault('status', { status, commits });
    const reply = await create();
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual({ message: expect.any(String) });
    expect(ledger().parcels).toHaveLength(commits ? 1 : 0);
    expect(ledger().requests).toMatchObject([{ committed: commits, sent: { status } }]);
  });

  it.each([
    [{}, 200],
    [{ status: 502, commits: true }, 502],
  ])('that is a page: %o', async (more, status) => {
    setFault('html', more);
    const reply = await create();
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toContain('text/html');
    expect(reply.body).toContain('<!doctype html>');
  });

  it('cut short: the parcel is there, the JSON is not', async () => {
    setFault('truncated');
    await expect(create()).rejects.toThrow(SyntaxError);
    const [request] = ledger().requests;
    expect(request?.committed).toBe(true);
    expect(request?.sent).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^\{"success":true.*[^}]$/),
    });
  });

  it('without a body: the parcel is there', async () => {
    setFault('empty');
    const reply = await create();
    expect([reply.status, reply.body]).toEqual([200, '']);
    expect(ledger().parcels).toHaveLength(1);
  });

  it('that is late: the parcel is there before the answer', async () => {
    setFault('delay', { delayMs: 2_000 });
    const reply = create();
    await soon(() => expect(ledger().parcels).toHaveLength(1));
    expect(ledger().requests[0]?.sent).toBeNull();
    expect((await reply).body).toMatchObject({ success: true });
  });

  it('that is late: the client has gone, and the parcel is there all the same', async () => {
    setFault('delay', { delayMs: 2_000 });
    const leaving = new AbortController();
    const init = {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      signal: leaving.signal,
    };
    const body = JSON.stringify({ ...ORDINARY_PARCEL, Service_API_KEY: 'practice-key' });
    const reply = fetch(`${service.url}/parcels/create`, { ...init, body });
    await soon(() => expect(ledger().parcels).toHaveLength(1));
    leaving.abort();
    await expect(reply).rejects.toThrow();
    await soon(() => expect(ledger().requests[0]?.sent).toBe('client-gone'));
    expect(ledger().parcels).toHaveLength(1);
  });

  it('that a reset overtakes never comes', async () => {
    setFault('delay', { delayMs: 60_000 });
    const reply = create();
    await soon(() => expect(ledger().parcels).toHaveLength(1));
    service.control.reset();
    await lost(reply);
  });

  it('that leads elsewhere: the ledger shows what followed, key and all', async () => {
    setFault('redirect');
    expect((await create()).body).toEqual({ success: true });
    const [first, second] = ledger().requests;
    expect(first).toMatchObject({ committed: false, sent: { status: 307 } });
    expect(second).toMatchObject({ operation: 'elsewhere', body: { Service_API_KEY: 'practice-key' } });
    expect(second?.headers.host).not.toBe(first?.headers.host);
  });

  it('that leads to a given address', async () => {
    setFault('redirect', { location: 'http://127.0.0.1:9/far' });
    const response = await fetch(`${service.url}/parcels/create`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: '{}',
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([307, 'http://127.0.0.1:9/far']);
  });
});

describe('setting faults', () => {
  it('counts the requests they meet, oldest first, each for its operation', async () => {
    setFault('status', { status: 500, times: 2 });
    setFault('status', { status: 503, times: 1 });
    expect((await service.send('/parcels/fees', { village_id: 103 })).status).toBe(200);
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await create()).status);
    expect(statuses).toEqual([500, 500, 503, 200]);
    expect(service.control.faults()).toEqual([]);
  });

  it('can be for every operation, until cleared', async () => {
    service.control.setFault({ operation: '*', kind: 'status', status: 503 });
    expect((await create()).status).toBe(503);
    expect((await service.send('/parcels/fees', { village_id: 103 })).status).toBe(503);
    service.control.clearFaults();
    expect((await create()).status).toBe(200);
  });

  it('refuses what contradicts itself', () => {
    expect(() => setFault('drop-before', { commits: true })).toThrow('contradicts the kind');
    expect(() => setFault('drop-after', { commits: false })).toThrow('contradicts the kind');
    expect(() => setFault('empty', { status: 500 })).toThrow('status');
    expect(() => setFault('html', { location: 'http://localhost/' })).toThrow('redirect');
    expect(() => setFault('delay', { times: 0 })).toThrow();
  });
});

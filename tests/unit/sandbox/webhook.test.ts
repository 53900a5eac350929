import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { isLoopback } from '../../sandbox/webhook/is-loopback';
import { serviceForTests } from './service-for-tests';

const service = serviceForTests();
const configure = (webhook_url: unknown) =>
  service.send('/customer/webhookURL', { webhook_url }, { method: 'PUT' });
const deliveries = () => service.control.ledger().events.map(({ delivery }) => delivery);

let receiver: Server | undefined;
afterEach(() => void receiver?.close());

interface ReceivedCall {
  readonly method: string | undefined;
  readonly contentType: string | undefined;
  readonly body: unknown;
}

/** A receiver on loopback that notes a call as it answers it, the first one late. */
async function startReceiver(status = 200, headers: Record<string, string> = {}) {
  const calls: ReceivedCall[] = [];
  let delay = 50;
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse((await request.toArray()).join(''));
    const call = { method: request.method, contentType: request.headers['content-type'], body };
    setTimeout(() => {
      calls.push(call);
      response.writeHead(status, headers).end();
    }, delay);
    delay = 0;
  });
  receiver = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { calls, url: `http://127.0.0.1:${port}/hook` };
}

describe('setting the webhook address', () => {
  it('answers with a message', async () => {
    const reply = await configure('http://127.0.0.1:9/hook');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, message: expect.stringContaining('updated successfully') });
  });

  it.each([undefined, '', 'not an address', 'ftp://example.com/', 5])('refuses %o', async (url) => {
    expect(await configure(url)).toMatchObject({ status: 422, body: { errors: { webhook_url: [{}] } } });
  });
});

describe('events', () => {
  it('are sent when a parcel moves, is updated and is deleted, in that order', async () => {
    const { calls, url } = await startReceiver();
    await configure(url);
    await service.send('/parcels/test-parcel', {
      parcel_code: 'SB900001',
      parcel_status_id: 17,
      parcel_position_id: 105,
    });
    service.control.updateParcel('SB900001', { note: 'اتصل قبل الوصول' });
    service.control.deleteParcel('SB900001');
    await service.control.idle();

    const body = {
      event: 'parcel',
      parcel_code: 'SB900001',
      parcel_status_id: 17,
      parcel_position_id: 105,
      note: 'اتصل قبل الوصول',
      reference_number: 'A-1001',
    };
    const call = { method: 'POST', contentType: 'application/json' };
    expect(calls).toEqual([
      { ...call, body: { ...body, note: null } },
      { ...call, body },
      { ...call, body },
    ]);
    expect(service.control.ledger().events.map(({ reason }) => reason)).toEqual([
      'moved',
      'updated',
      'deleted',
    ]);
    expect(deliveries()).toEqual(Array(3).fill({ outcome: 'delivered', status: 200 }));
  });

  it('go to the customer whose parcel it is', async () => {
    const { calls, url } = await startReceiver();
    await configure(url);
    service.control.moveParcel('SB900101', 17, 105);
    await service.control.idle();
    expect(calls).toEqual([]);
    expect(deliveries()).toEqual([{ outcome: 'not-sent', why: 'no webhook URL' }]);
  });

  it('that fail stand in the ledger and change nothing else', async () => {
    await configure('http://127.0.0.1:9/hook');
    service.control.moveParcel('SB900001', 17, 105);
    await service.control.idle();
    const { url } = await startReceiver(500);
    await configure(url);
    service.control.deleteParcel('SB900001');
    await service.control.idle();
    expect(deliveries()).toMatchObject([
      { outcome: 'failed' },
      { outcome: 'failed', error: 'the receiver answered 500' },
    ]);
    expect((await service.send('/parcels/fees', { village_id: 103 })).status).toBe(200);
  });

  it('follow no redirect and go to no other machine', async () => {
    const { calls, url } = await startReceiver(307, { Location: '/elsewhere' });
    await configure(url);
    service.control.moveParcel('SB900001', 17, 105);
    await service.control.idle();
    await configure('https://shop.example/hook');
    service.control.deleteParcel('SB900001');
    expect(calls).toHaveLength(1);
    expect(deliveries()).toEqual([
      { outcome: 'failed', error: 'the receiver answered 307' },
      { outcome: 'not-sent', why: 'not a loopback address' },
    ]);
  });
});

it.each([
  ['http://localhost:80/', true],
  ['https://127.8.9.1/', true],
  ['http://[::1]:5/', true],
  ['http://2130706433/', true],
  ['http://127.0.0.1.example.com/', false],
  ['http://localhost.example.com/', false],
  ['http://user@10.0.0.1/?127.0.0.1', false],
  ['http://0.0.0.0/', false],
])('%s is loopback: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createCourierClient } from '../../../lib/courier/client';
import { updateParcelContent } from '../../../lib/courier/contents';
import { calculateFees, createParcel, serializeCreate } from '../../../lib/courier/parcels';
import { errorOf, KEY, PARCEL } from './fake-service';

/** The client over a real connection on loopback: what an injected fetch cannot show. */
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const clientOf = (address: string, timeout = 20_000) =>
  createCourierClient({ address, readKey: async () => KEY, backoff: () => 0, timeout });

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('over a real connection', () => {
  it('the bytes are those that were serialised, with the key behind them', async () => {
    let received: { request: IncomingMessage; body: string } | undefined;
    const address = await serve(async (request, response) => {
      received = { request, body: (await bodyOf(request)).toString() };
      response.end('{"success":true,"parcel_code":"P-1"}');
    });
    expect((await createParcel(clientOf(address), PARCEL)).parcel_code).toBe('P-1');
    expect(received?.body).toBe(`${serializeCreate(PARCEL).slice(0, -1)},"Service_API_KEY":"${KEY}"}`);
    expect(received?.request).toMatchObject({ method: 'POST', url: '/parcels/create' });
    expect(received?.request.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(received?.request.headers).not.toHaveProperty('cookie');
    expect(received?.request.headers).not.toHaveProperty('referer');
  });

  it('a form arrives whole', async () => {
    let form: FormData | undefined;
    const address = await serve(async (request, response) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      form = await new Response(new Uint8Array(await bodyOf(request)), { headers }).formData();
      response.end('{"parcel_content":{"id":4}}');
    });
    const image = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' });
    await updateParcelContent(clientOf(address), 4, { quantity: '1.50', item_image: image });
    expect([...(form?.keys() ?? [])]).toEqual(['quantity', 'item_image', 'Service_API_KEY']);
    const sent = form?.get('item_image');
    expect(sent instanceof File && [sent.name, sent.type, sent.size]).toEqual([
      'item_image.png',
      'image/png',
      3,
    ]);
  });

  it.each([301, 302, 303, 307, 308])('a redirect with %i takes the key nowhere', async (status) => {
    let elsewhere = 0;
    const other = await serve((_request, response) => {
      elsewhere += 1;
      response.end('{"success":true,"parcel_code":"P-1"}');
    });
    const address = await serve((_request, response) => {
      response.writeHead(status, { location: `${other}/parcels/create` }).end();
    });
    expect(await errorOf(createParcel(clientOf(address), PARCEL))).toMatchObject({
      code: 'redirected',
      evidence: 'unknown',
    });
    expect(elsewhere).toBe(0);
  });

  it.each([
    ['before anything was answered', (response: Parameters<RequestListener>[1]) => response.destroy()],
    [
      'in the middle of the answer',
      (response: Parameters<RequestListener>[1]) => {
        response.writeHead(200, { 'content-length': '40' });
        response.write('{"success":true,');
        setTimeout(() => response.destroy(), 5);
      },
    ],
  ])(
    'a connection that breaks %s leaves the parcel unknown, and it is not sent again',
    async (_when, breakOff) => {
      let received = 0;
      const address = await serve(async (request, response) => {
        await bodyOf(request);
        received += 1;
        breakOff(response);
      });
      expect(await errorOf(createParcel(clientOf(address), PARCEL))).toMatchObject({
        code: 'service-unreachable',
        evidence: 'unknown',
      });
      expect(received).toBe(1);
    },
  );

  it('a connection that nobody accepts counts as sent: it cannot be told from one that broke', async () => {
    const address = await serve(() => {});
    const [server] = servers.splice(0);
    await new Promise((resolve) => server?.close(resolve));
    expect(await errorOf(createParcel(clientOf(address), PARCEL))).toMatchObject({
      code: 'service-unreachable',
      evidence: 'unknown',
    });
  });

  it('time runs out before an answer and within one', async () => {
    const silent = await serve(() => {});
    const slow = await serve((_request, response) => {
      response.writeHead(200);
      response.write('{');
    });
    for (const address of [silent, slow]) {
      const error = await errorOf(createParcel(clientOf(address, 50), PARCEL));
      expect(error).toMatchObject({ code: 'timed-out', evidence: 'unknown' });
    }
  });

  it('cancelling closes the connection', async () => {
    const controller = new AbortController();
    let closed = () => {};
    const whenClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const address = await serve((_request, response) => {
      response.on('close', closed);
      controller.abort();
    });
    const error = await errorOf(createParcel(clientOf(address), PARCEL, controller.signal));
    expect(error).toMatchObject({ code: 'aborted', evidence: 'unknown' });
    await whenClosed;
  });

  it('a look-up survives a broken connection and a failing service', async () => {
    let received = 0;
    const fees = {
      delivery_cost: '20.00',
      returned_delivery_cost: '10.00',
      extra_price: 0,
      returned_extra_price: 0,
    };
    const address = await serve(async (request, response) => {
      await bodyOf(request);
      received += 1;
      if (received === 1) response.destroy();
      else if (received === 2) response.writeHead(503, { 'retry-after': '0' }).end('busy');
      else response.end(JSON.stringify(fees));
    });
    expect((await calculateFees(clientOf(address), { village_id: 1 })).delivery_cost).toBe('20.00');
    expect(received).toBe(3);
  });
});

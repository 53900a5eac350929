import { describe, expect, it } from 'vitest';
import { operations } from '../../sandbox/operations/operations';
import { serviceForTests } from './service-for-tests';

const service = serviceForTests();
const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' };
const addresses = operations.map(({ path, method, contentType }) => ({
  path: path.replace(':id', '541'),
  method,
  contentType,
}));
const jsonAddresses = addresses.filter(({ contentType }) => contentType === 'application/json');

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** A request right in everything but what is given. */
function request(path: string, method: string, contentType: string, key: string | null) {
  const fields: Record<string, string> = key === null ? { other: 'x' } : { Service_API_KEY: key };
  const isForm = contentType !== 'application/json';
  return fetch(`${service.url}${path}`, {
    method,
    headers: isForm ? { Accept: 'application/json' } : JSON_HEADERS,
    body: isForm ? form(fields) : JSON.stringify(fields),
  });
}

describe('every operation', () => {
  it('is one of the ten of the specification', () => {
    expect(addresses.map(({ path, method }) => `${method} ${path}`)).toEqual([
      'POST /parcels/create',
      'POST /parcels/restore-parcel',
      'POST /parcels/test-parcel',
      'POST /parcels/calculateSizeExtraFee',
      'POST /parcels/fees',
      'POST /parcel-content/update/541',
      'POST /address/getCitiesAndVillages',
      'POST /recipient/findRecipientByPhoneNumber',
      'POST /premium-customer/employees/541',
      'PUT /customer/webhookURL',
    ]);
  });

  it.each(addresses)(
    '$path answers a missing key with unauthorized at 200',
    async ({ path, method, contentType }) => {
      service.control.choose({ invalidKey: '401' });
      const response = await request(path, method, contentType, null);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: false, errors: ['unauthorized'] });
    },
  );

  it.each(addresses)(
    '$path answers a wrong key at 200 or 401, as chosen',
    async ({ path, method, contentType }) => {
      const answer = { success: false, errors: ['unauthorized'] };
      const open = await request(path, method, contentType, 'nobody-key');
      expect([open.status, await open.json()]).toEqual([200, answer]);
      service.control.choose({ invalidKey: '401' });
      const strict = await request(path, method, contentType, 'nobody-key');
      expect([strict.status, await strict.json()]).toEqual([401, answer]);
    },
  );

  it.each(addresses)('$path refuses other methods', async ({ path, method }) => {
    for (const other of ['GET', 'DELETE', method === 'PUT' ? 'POST' : 'PUT']) {
      const body = other === 'GET' ? {} : { body: '{}' };
      const response = await fetch(`${service.url}${path}`, {
        method: other,
        headers: JSON_HEADERS,
        ...body,
      });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe(method);
    }
  });

  it.each(addresses)('$path wants Accept to name JSON', async ({ path, method }) => {
    for (const accept of ['*/*', 'text/html', 'application/jsonp']) {
      const headers = { ...JSON_HEADERS, Accept: accept };
      const response = await fetch(`${service.url}${path}`, { method, headers, body: '{}' });
      expect(response.status).toBe(406);
    }
  });

  it.each(addresses)('$path wants its own content type', async ({ path, method, contentType }) => {
    const wrong = contentType === 'application/json' ? 'text/plain' : 'application/json';
    const headers = { ...JSON_HEADERS, 'Content-Type': wrong };
    const response = await fetch(`${service.url}${path}`, { method, headers, body: '{}' });
    expect(response.status).toBe(415);
  });

  it.each(jsonAddresses)('$path refuses a body that is no JSON object', async ({ path, method }) => {
    for (const body of ['', '{', '[]', 'null', '"practice-key"']) {
      const response = await fetch(`${service.url}${path}`, { method, headers: JSON_HEADERS, body });
      expect(response.status).toBe(400);
    }
  });

  it.each(addresses)('$path gives no CORS header', async ({ path, method, contentType }) => {
    const response = await request(path, method, contentType, 'practice-key');
    await response.text();
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

it('accepts a charset and further types beside JSON', async () => {
  const response = await fetch(`${service.url}/address/getCitiesAndVillages`, {
    method: 'POST',
    headers: {
      Accept: 'application/json, text/plain;q=0.5',
      'Content-Type': 'application/json; charset=utf-8',
    },
    body: JSON.stringify({ Service_API_KEY: 'practice-key' }),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveLength(23);
});

it('answers an address of no operation with 404 and notes the request', async () => {
  const reply = await service.send('/parcels/list', {});
  expect(reply.status).toBe(404);
  expect(service.control.ledger().requests).toMatchObject([{ operation: 'unknown', path: '/parcels/list' }]);
});

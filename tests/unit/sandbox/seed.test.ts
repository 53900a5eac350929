import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readDefaultSeed, readSeed } from '../../sandbox/seed/read-seed';
import type { Seed } from '../../sandbox/seed/seed-schema';
import { startSandbox } from '../../sandbox/start-sandbox';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

const VILLAGE = { id: 1, city_id: 1, name: 'قرية', region_id: 1, region_type: 1 };
const RECIPIENT = { first_name: 'أمل', phone: '0598765432', address: { village_id: 1, street_name: 'شارع' } };
const PARCEL = { parcel_code: 'X1', recipient: RECIPIENT, description: 'كتب', total_price: 10 };
const CUSTOMER = { id: 5, key: 'a-key', business_name: 'دكان' };
const SMALL: Seed = {
  cities: [{ id: 1, name: 'مدينة', villages: [VILLAGE] }],
  lifecycle: {
    statuses: [{ id: 1, name: 'Submitted', kind: 'submitted' }],
    positions: [{ id: 1, name: 'Here' }],
    journey: [{ parcel_status_id: 1, parcel_position_id: 1 }],
  },
  customers: [CUSTOMER],
};
const withParcel = (changes: object) => ({
  ...SMALL,
  customers: [{ ...CUSTOMER, parcels: [{ ...PARCEL, ...changes }] }],
});

describe('a seed', () => {
  it('may be small: everything else has a default', () => {
    const [customer] = readSeed(SMALL).customers;
    expect(customer).toMatchObject({ environment: 'testing', info: { max_price_for_parcel: 5000 } });
  });

  it('may be a file with its cities in another beside it', () => {
    write('cities.json', SMALL.cities);
    const file = write('seed.json', { ...SMALL, cities: 'cities.json' });
    expect(readSeed(file).cities).toMatchObject([{ name: 'مدينة', villages: [{ id: 1, is_closed: 0 }] }]);
  });

  it('is the default one when none is given', () => {
    expect(readSeed().cities.flatMap(({ villages }) => villages)).toHaveLength(808);
    expect(readDefaultSeed().customers.map(({ key }) => key)).toEqual([
      'practice-key',
      'whole-key',
      'limited-key',
      'premium-key',
    ]);
  });

  it('drives the service', async () => {
    const seed: Seed = {
      ...SMALL,
      customers: [{ ...CUSTOMER, webhook_url: 'http://localhost:9/', parcels: [PARCEL] }],
    };
    const { url, control, close } = await startSandbox({ seed, host: '127.0.0.1' });
    const response = await fetch(`${url}/address/getCitiesAndVillages`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ Service_API_KEY: 'a-key' }),
    });
    const [city] = (await response.json()) as readonly { villages: readonly object[] }[];
    expect(city?.villages[0]).not.toHaveProperty('driver_region_id');
    expect(control.parcels()).toMatchObject([{ parcel_code: 'X1', parcel_status_id: 1 }]);
    await close();
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe('a seed that cannot be used says where and why', () => {
  it.each([
    ['customers', { ...SMALL, customers: [] }],
    ['customers[0]', { ...SMALL, customers: [{ ...CUSTOMER, keys: 'x' }] }, 'Unrecognized key'],
    ['customers[0].environment', { ...SMALL, customers: [{ ...CUSTOMER, environment: 'production' }] }],
    ['choices.invalidKey', { ...SMALL, choices: { invalidKey: '403' } }],
    ['villages[0].id', { ...SMALL, villages: [{ id: 7 }] }, 'no village 7'],
    [
      'lifecycle.journey[0]',
      { ...SMALL, lifecycle: { ...SMALL.lifecycle, positions: [{ id: 9, name: 'x' }] } },
    ],
    [
      'customers[1].key',
      { ...SMALL, customers: [CUSTOMER, { ...CUSTOMER, id: 6 }] },
      'already that of customers[0]',
    ],
    ['customers[1].id', { ...SMALL, customers: [CUSTOMER, { ...CUSTOMER, key: 'b' }] }, 'already that of'],
    [
      'customers[0].parcels[0].recipient.phone',
      withParcel({ recipient: { ...RECIPIENT, phone: '12' } }),
      'phone form',
    ],
    [
      'customers[0].parcels[0].recipient.address.village_id',
      withParcel({ recipient: { ...RECIPIENT, address: { village_id: 8, street_name: 'x' } } }),
      'no village 8',
    ],
    ['customers[0].parcels[0].parcel_status_id', withParcel({ parcel_status_id: 2 }), 'no status 2'],
    ['customers[0].parcels[0].total_price', withParcel({ total_price: 1.234 }), '2 decimals'],
    [
      'customers[0].parcels[0].contents[0].product_id',
      withParcel({ contents: [{ id: 1, product_id: 3 }] }),
      'no product',
    ],
    [
      'cities[0].villages[1].id',
      { ...SMALL, cities: [{ id: 1, name: 'م', villages: [VILLAGE, VILLAGE] }] },
      'village id 1 is already that of cities[0].villages[0]',
    ],
  ])('%s', (place, seed, text = place) => {
    const read = () => readSeed(write('wrong.json', seed));
    expect(read).toThrow(place);
    expect(read).toThrow(text);
  });

  it('when it is no JSON, or not there', () => {
    expect(() => readSeed(write('broken.json', '{'))).toThrow('broken.json is not a usable seed');
    expect(() => readSeed(join(folder, 'absent.json'))).toThrow('absent.json is not a usable seed');
  });
});

describe('starting', () => {
  it('is refused for an address that is not loopback', async () => {
    await expect(startSandbox({ host: '0.0.0.0' })).rejects.toThrow('not a loopback address');
  });

  it('fails when the port is taken', async () => {
    const first = await startSandbox();
    await expect(startSandbox({ port: first.port })).rejects.toThrow('EADDRINUSE');
    await first.close();
  });

  it('from the command line prints the address on one line', async () => {
    const main = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));
    const file = write('small.json', SMALL);
    const child = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0', '--seed', file]);
    const [line] = await child.stdout.take(1).map(String).toArray();
    expect(line).toMatch(/^sandbox: http:\/\/localhost:\d+\n$/);
    child.kill();
  });

  it('from the command line explains a seed it cannot use', async () => {
    const main = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));
    const file = write('empty.json', {});
    const child = spawn(process.execPath, ['--import', 'tsx', main, '--seed', file]);
    const text = (await child.stderr.toArray()).join('');
    expect(text).toContain('is not a usable seed');
    expect(text).not.toMatch(/\bat .*\.ts/);
  });
});

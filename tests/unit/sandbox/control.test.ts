import { describe, expect, it } from 'vitest';
import { ORDINARY_PARCEL, serviceForTests } from './service-for-tests';

const service = serviceForTests();
const read = async (name: string) => (await fetch(`${service.url}/_control/${name}`)).json();
const command = (name: string, body: object = {}, headers = { 'Content-Type': 'application/json' }) =>
  fetch(`${service.url}/_control/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
const create = (changes: object = {}) => service.send('/parcels/create', { ...ORDINARY_PARCEL, ...changes });

describe('the ledger', () => {
  it('holds a request to the last byte, with its headers and key', async () => {
    const text = '{ "Service_API_KEY": "practice-key", "village_id": 103, "price": 50.10 }';
    await fetch(`${service.url}/parcels/fees`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Mark': 'yes' },
      body: text,
    });
    expect(service.control.ledger().requests).toMatchObject([
      {
        id: 1,
        operation: 'parcels/fees',
        method: 'POST',
        path: '/parcels/fees',
        text,
        body: { Service_API_KEY: 'practice-key', village_id: 103, price: 50.1 },
        headers: { accept: 'application/json', 'x-mark': 'yes' },
        fault: null,
        answer: { status: 200, body: { delivery_cost: '20.00' } },
        sent: { status: 200, text: expect.stringContaining('20.00') },
        committed: false,
      },
    ]);
  });

  it('is a copy, and the same over HTTP', async () => {
    await create();
    const before = service.control.ledger();
    expect(await read('ledger')).toEqual(before);
    await create({ recipient: { first_name: 'أمل', phone: '0598765433' } });
    expect(before.parcels).toHaveLength(1);
    expect(service.control.ledger().parcels).toHaveLength(2);
  });

  it('keeps a parcel that was deleted afterwards', async () => {
    await create();
    const code = service.control.ledger().parcels[0]?.parcelCode ?? '';
    service.control.deleteParcel(code);
    expect(service.control.ledger().parcels).toMatchObject([
      { parcelCode: code, customerKey: 'practice-key', totalPrice: 120.5, villageId: 103, forced: false },
    ]);
  });
});

describe('the control over HTTP', () => {
  it('sets faults, lists and clears them', async () => {
    const fault = { operation: 'parcels/fees', kind: 'status', status: 503, times: 2 };
    expect((await command('faults', fault)).status).toBe(200);
    expect(await read('faults')).toEqual([fault]);
    await command('clear-faults');
    expect(await read('faults')).toEqual([]);
  });

  it('changes only the choices it is given', async () => {
    service.control.choose({ phoneMatching: 'as-written' });
    await command('choices', { invalidKey: '401' });
    expect(await read('choices')).toMatchObject({ invalidKey: '401', phoneMatching: 'as-written' });
  });

  it('moves, updates and deletes parcels', async () => {
    const parcel_code = 'SB900001';
    await command('advance-parcel', { parcel_code });
    await command('update-parcel', { parcel_code, reference_number: 'B-2' });
    expect((await read('parcels'))[0]).toMatchObject({
      parcel_status_id: 17,
      reference_number: 'B-2',
      note: null,
    });
    await command('move-parcel', {
      parcel_code,
      parcel_status_id: 33,
      parcel_position_id: 108,
      returned_reason_id: 52,
    });
    await command('delete-parcel', { parcel_code });
    await command('idle');
    expect((await read('parcels'))[0]).toMatchObject({
      parcel_status_id: 33,
      returned_reason_id: 52,
      deleted_at: expect.any(String),
    });
    expect(service.control.ledger().events.map(({ reason }) => reason)).toEqual([
      'moved',
      'updated',
      'moved',
      'deleted',
    ]);
  });

  it('changes villages', async () => {
    await command('change-village', { id: 103, hidden: true });
    expect((await create()).body).toMatchObject({ errors: ['hidden village'] });
    await command('change-village', { id: 103, hidden: false, is_closed: 1 });
    expect((await create()).body).toMatchObject({ errors: ['closed village'] });
  });

  it('goes back to the seed', async () => {
    await create();
    await command('choices', { invalidKey: '401' });
    await command('change-village', { id: 103, hidden: true });
    await command('faults', { operation: '*', kind: 'empty' });
    await command('reset');
    expect(await read('ledger')).toEqual({ requests: [], parcels: [], events: [] });
    expect(await read('choices')).toMatchObject({ invalidKey: 'unauthorized-200' });
    expect((await create()).body).toMatchObject({ success: true });
  });

  it.each([
    ['faults', { operation: 'parcels/unknown', kind: 'empty' }],
    ['choices', { invalidKey: 'maybe' }],
    ['choices', { invalidKeys: '401' }],
    ['delete-parcel', { parcel_code: 'SB0' }],
    ['delete-parcel', { parcel_code: 'SB900002' }],
    ['move-parcel', { parcel_code: 'SB900001', parcel_status_id: 1, parcel_position_id: 102 }],
    ['change-village', { id: 1 }],
    ['reset', { now: true }],
  ])('refuses %s with %o and says why', async (name, body) => {
    const response = await command(name, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\w/) });
  });

  it('refuses what a page of another site could send without asking', async () => {
    expect((await command('reset', {}, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  it('stops a parcel at the end of its journey', () => {
    const steps = () => service.control.advanceParcel('SB900001');
    steps();
    steps();
    steps();
    expect(steps).toThrow('end of its journey');
  });
});

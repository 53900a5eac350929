import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCitiesAndVillages } from '../../../lib/courier/addresses';
import { calculateFees, calculateSizeExtraFee } from '../../../lib/courier/parcels';
import { findRecipientsByPhoneNumber } from '../../../lib/courier/recipients';
import { errorOf, fakeService, json, KEY } from './fake-service';

const once = { backoff: () => 0 };
const village = {
  id: 31,
  city_id: 3,
  name: 'بيت لحم',
  region_id: 1,
  region_type: 2,
  note: null,
  is_closed: 0,
  deleted_at: null,
};

describe('the fee of a village', () => {
  const fees = {
    delivery_cost: '20.00',
    returned_delivery_cost: '10.50',
    extra_price: 12.5,
    returned_extra_price: '0',
  };
  const quote = (body: unknown) => {
    const service = fakeService(json(body), once);
    return { service, outcome: calculateFees(service.client, { village_id: 31, price: '99.90' }) };
  };

  it('is asked for with the price of the goods, and comes as decimal texts', async () => {
    const { service, outcome } = quote({ ...fees, more: 1 });
    expect(await outcome).toEqual({ ...fees, extra_price: '12.5' });
    expect(await service.sent()).toEqual({ village_id: 31, price: 99.9, Service_API_KEY: KEY });
  });

  it('may come as numbers', async () => {
    const { outcome } = quote({
      ...fees,
      delivery_cost: 20,
      returned_delivery_cost: 1e21,
      extra_price: 1e-7,
    });
    expect(await outcome).toMatchObject({
      delivery_cost: '20',
      returned_delivery_cost: '1000000000000000000000',
      extra_price: '0.0000001',
    });
  });

  it.each([
    [{ success: false, ...fees }, 'refused'],
    [{ success: false, errors: ['unauthorized'] }, 'key-refused'],
    [{ ...fees, delivery_cost: null }, 'unexpected-answer'],
    [{ ...fees, delivery_cost: 'free' }, 'unexpected-answer'],
    [{ ...fees, extra_price: '1e3' }, 'unexpected-answer'],
    [{}, 'unexpected-answer'],
    [[], 'unexpected-answer'],
  ])('is no fee in %j', async (body, code) => {
    expect((await errorOf(quote(body).outcome)).code).toBe(code);
  });
});

describe('the fee of a size', () => {
  const request = { village_id: 31, length: 60, width: 50, height: 40, parcel_id: 'P-1', companion_id: 4 };
  const quote = (body: unknown) => {
    const service = fakeService(json(body), once);
    return { service, outcome: calculateSizeExtraFee(service.client, request) };
  };

  it('comes with its message', async () => {
    const answer = { success: true, rejectSize: false, result: '15 extra', message: 'large', fee: 15 };
    const { service, outcome } = quote(answer);
    expect(await outcome).toEqual({ ...answer, fee: '15' });
    expect(await service.sent()).toEqual({ ...request, Service_API_KEY: KEY });
  });

  it('a rejected size is an answer, whatever its success and fee', async () => {
    for (const answer of [
      { success: true, rejectSize: true, message: 'too large', fee: 0 },
      { success: false, rejectSize: true, message: 'too large' },
    ]) {
      expect(await quote(answer).outcome).toMatchObject({
        rejectSize: true,
        message: 'too large',
        result: null,
      });
    }
  });

  it.each([0, '0', false])('is not rejected where that is said with %j', async (rejectSize) => {
    const answer = { success: true, rejectSize, result: 15, message: ['x'], fee: '15' };
    expect(await quote(answer).outcome).toMatchObject({
      rejectSize: false,
      fee: '15',
      result: '15',
      message: null,
    });
  });

  it.each([1, '1', true])('is rejected where that is said with %j', async (rejectSize) => {
    const answer = { success: true, rejectSize, fee: 'none' };
    expect(await quote(answer).outcome).toMatchObject({ rejectSize: true, fee: null });
  });

  it.each([
    [{ success: false, error: 'Parcel not found' }, 'parcel-not-found'],
    [{ success: false, rejectSize: false, fee: 0 }, 'refused'],
    [{ success: true, rejectSize: false }, 'unexpected-answer'],
    [{ success: true, fee: 5 }, 'unexpected-answer'],
  ])('is no fee in %j', async (body, code) => {
    expect((await errorOf(quote(body).outcome)).code).toBe(code);
  });
});

describe('the cities and villages', () => {
  const list = (body: unknown) => listCitiesAndVillages(fakeService(json(body), once).client);

  it('are listed with all they say, the closed ones too', async () => {
    const closed = { ...village, id: '32', is_closed: '1', note: 'طريق مغلق', driver_region_id: 7 };
    const service = fakeService(
      json([{ id: 3, name: 'بيت لحم', deleted_at: null, villages: [village, closed] }]),
    );
    expect(await listCitiesAndVillages(service.client)).toEqual({
      cities: [
        {
          id: 3,
          name: 'بيت لحم',
          deleted_at: null,
          villages: [
            { ...village, driver_region_id: null },
            { ...closed, id: 32, is_closed: 1 },
          ],
        },
      ],
      skipped: 0,
    });
    expect(await service.sent()).toEqual({ Service_API_KEY: KEY });
  });

  it('are listed without the records that say too little, which are counted', async () => {
    const { is_closed: _, ...undecided } = village;
    const cities = [
      { id: 3, name: 'أ', villages: [village, undecided, { ...village, id: 'x' }, null] },
      { id: null, name: 'ب', villages: [village] },
    ];
    const listing = await list(cities);
    expect(listing.skipped).toBe(4);
    expect(listing.cities.map((city) => city.villages.length)).toEqual([1]);
  });

  it('may be listed as an object where some were filtered out', async () => {
    const listing = await list([{ id: 3, name: 'أ', villages: { 0: village, 2: { ...village, id: 33 } } }]);
    expect(listing.cities[0]?.villages.map(({ id }) => id)).toEqual([31, 33]);
  });

  it('may be none', async () => {
    expect(await list([])).toEqual({ cities: [], skipped: 0 });
    expect((await list([{ id: 3, name: 'أ' }])).cities[0]?.villages).toEqual([]);
  });

  it.each([
    [[{ id: 3, name: 'أ', villages: [{ id: 1 }] }], 'unexpected-answer'],
    [['أ'], 'unexpected-answer'],
    [{ cities: [] }, 'unexpected-answer'],
    [{ success: false, errors: ['unauthorized'] }, 'key-refused'],
  ])('are no listing in %j', async (body, code) => {
    expect((await errorOf(list(body))).code).toBe(code);
  });
});

describe('the recipients of a phone', () => {
  const recipient = {
    id: 5,
    address_id: 8,
    first_name: 'ليلى',
    phone: '0591234567',
    is_blocked: 0,
    address: {
      id: 8,
      city_id: 3,
      village_id: 31,
      street_name: 'شارع القدس',
      hasLocation: false,
      city: { id: 3, name: 'بيت لحم' },
      village,
    },
  };
  const find = (body: unknown, status = 200) => {
    const service = fakeService(json(body, status), once);
    return { service, outcome: findRecipientsByPhoneNumber(service.client, { phone_number: '0591234567' }) };
  };

  it('come with their addresses', async () => {
    const { service, outcome } = find({ success: true, recipients: [recipient] });
    expect(await outcome).toMatchObject([{ ...recipient, last_name: null, phone2: null }]);
    expect(await service.sent()).toEqual({ phone_number: '0591234567', Service_API_KEY: KEY });
  });

  it('come although a field beside what is needed is not as the spec has it', async () => {
    const { is_closed: _, ...undecided } = village;
    const odd = [
      { ...recipient, address: { ...recipient.address, village: undecided } },
      { ...recipient, id: 6, address: { ...recipient.address, hasLocation: 'x', order: {} } },
      { ...recipient, id: 7, first_name: null },
      { ...recipient, id: 8, address: 'lost' },
      { ...recipient, id: 9, is_blocked: 'perhaps' },
      { id: 10 },
    ];
    const found = await find({ success: true, recipients: odd }).outcome;
    expect(found.map(({ id }) => id)).toEqual([5, 6, 7, 8, 9]);
    expect(found[0]?.address?.village?.name).toBe('بيت لحم');
    expect(found[1]?.address).toMatchObject({ village_id: 31 });
    expect(found[2]?.first_name).toBeNull();
    expect(found[3]?.address).toBeNull();
    expect(found[4]?.is_blocked).toBeNull();
  });

  it('are all there under any values of the fields that are not needed', async () => {
    const names = fc.constantFrom(
      'first_name',
      'last_name',
      'note',
      'phone2',
      'address',
      'created_at',
      'unread',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.dictionary(names, fc.jsonValue()), { maxLength: 5 }), async (records) => {
        const recipients = records.map((fields, id) => ({
          ...fields,
          id,
          phone: '0591234567',
          is_blocked: 0,
        }));
        const found = await find({ success: true, recipients }).outcome;
        expect(found.map(({ id }) => id)).toEqual(recipients.map(({ id }) => id));
      }),
    );
  });

  it('are none: said by an empty list or by the documented words alone', async () => {
    expect(await find({ success: true, recipients: [] }).outcome).toEqual([]);
    expect(await find({ success: false, errors: ['recipient not found'] }).outcome).toEqual([]);
    expect(await find({ success: false, errors: ['Recipient not found'], error: '' }).outcome).toEqual([]);
  });

  it.each([
    [{ success: true }, 200, 'unexpected-answer'],
    [{ success: true, recipients: null }, 200, 'unexpected-answer'],
    [{ success: true, recipients: {} }, 200, 'unexpected-answer'],
    [{ success: true, recipients: [{}] }, 200, 'unexpected-answer'],
    [{ recipients: [] }, 200, 'unexpected-answer'],
    [{ errors: ['recipient not found'] }, 200, 'unexpected-answer'],
    [{ success: false }, 200, 'refused'],
    [{ success: false, errors: [] }, 200, 'refused'],
    [{ success: false, errors: ['recipient not found', 'closed'] }, 200, 'refused'],
    [{ success: false, errors: ['recipient not found'] }, 404, 'refused'],
    [{ success: false, errors: ['recipient not found'] }, 500, 'server-failed'],
    [{ success: false, errors: ['unauthorized'] }, 200, 'key-refused'],
  ])('are not none in %j (%i)', async (body, status, code) => {
    expect((await errorOf(find(body, status).outcome)).code).toBe(code);
  });

  it('are not looked for without a phone', async () => {
    const service = fakeService(json({ success: true, recipients: [] }));
    expect((await errorOf(findRecipientsByPhoneNumber(service.client, { phone_number: ' ' }))).code).toBe(
      'invalid-request',
    );
    expect(service.requests).toHaveLength(0);
  });
});

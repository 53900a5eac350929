import { describe, expect, it } from 'vitest';
import { serviceForTests } from './service-for-tests';

const service = serviceForTests();
const fees = (body: object) => service.send('/parcels/fees', body);
const size = (changes: object = {}) =>
  service.send('/parcels/calculateSizeExtraFee', {
    village_id: 103,
    length: 40,
    width: 40,
    height: 40,
    ...changes,
  });

describe('fees', () => {
  it.each([
    [103, '20.00', '10.00'],
    [1145, '30.00', '15.00'],
    [1568, '60.00', '30.00'],
  ])('of village %i are decimal strings, without a success field', async (village_id, delivery, returned) => {
    const reply = await fees({ village_id });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      delivery_cost: delivery,
      returned_delivery_cost: returned,
      extra_price: 0,
      returned_extra_price: 0,
    });
  });

  it('add what is above the customer threshold', async () => {
    expect((await fees({ village_id: 103, price: 2000 })).body).toMatchObject({ extra_price: 0 });
    expect((await fees({ village_id: 103, price: 2345.5 })).body).toMatchObject({
      extra_price: 3.46,
      returned_extra_price: 1.73,
    });
    const whole = await fees({ village_id: 103, price: 2345, Service_API_KEY: 'whole-key' });
    expect(whole.body).toMatchObject({ extra_price: 3, returned_extra_price: 2 });
  });

  it('of an unknown or deleted village are answered as chosen', async () => {
    expect(await fees({ village_id: 999999 })).toMatchObject({
      status: 422,
      body: { errors: { village_id: {} } },
    });
    service.control.choose({ unknownVillageFees: '404' });
    expect(await fees({ village_id: 451 })).toMatchObject({ status: 404, body: { success: false } });
    service.control.choose({ unknownVillageFees: 'zero' });
    expect(await fees({ village_id: 451 })).toMatchObject({ status: 200, body: { delivery_cost: '0.00' } });
  });

  it.each([{}, { village_id: '103' }, { village_id: 103, price: '50' }, { village_id: 103, price: -1 }])(
    'are refused for %o',
    async (body) => {
      expect((await fees(body)).status).toBe(422);
    },
  );
});

describe('the extra fee of an oversized parcel', () => {
  it('is nothing for the customer default size and below', async () => {
    const reply = await size();
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: true,
      rejectSize: false,
      fee: 0,
      message: expect.any(String),
      result: expect.stringMatching(/^0 - /),
    });
    expect((await size({ length: 10 })).body).toMatchObject({ fee: 0 });
  });

  it('grows with the volume above it', async () => {
    const { body } = await size({ length: 100, width: 50, height: 50 });
    expect(body).toMatchObject({ fee: 18.6, result: expect.stringMatching(/^18\.6 - /) });
  });

  it('rejects a side that is too long, with success as chosen', async () => {
    expect((await size({ length: 151 })).body).toMatchObject({ success: true, rejectSize: true, fee: 0 });
    service.control.choose({ rejectedSize: 'failure' });
    expect((await size({ length: 151 })).body).toMatchObject({ success: false, rejectSize: true });
    expect((await size({ length: 150 })).body).toMatchObject({ rejectSize: false });
  });

  it('can be asked for an existing parcel and its companion', async () => {
    expect((await size({ parcel_id: 'SB900001', companion_id: 701 })).body).toMatchObject({ success: true });
    expect((await size({ companion_id: 701 })).body).toMatchObject({ success: true });
    expect((await size({ parcel_id: 'SB900003', companion_id: 701 })).body).toMatchObject({ success: false });
  });

  it.each(['SB0', 'SB900002', 'SB900101'])('does not find parcel %s', async (parcel_id) => {
    expect(await size({ parcel_id })).toMatchObject({
      status: 200,
      body: { success: false, error: 'Parcel not found' },
    });
  });

  it.each([{ village_id: 999999 }, { length: undefined }, { width: 0 }, { height: '40' }, { parcel_id: 5 }])(
    'is refused for %o',
    async (changes) => {
      expect((await size(changes)).status).toBe(422);
    },
  );
});

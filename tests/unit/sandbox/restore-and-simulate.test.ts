import { describe, expect, it } from 'vitest';
import { serviceForTests } from './service-for-tests';

const service = serviceForTests();
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** The Parcel table of the specification, in its order. */
const PARCEL_FIELDS = `parcel_code description customer_user_id driver_user_id paid_driver_id in_account
  parcel_status_id is_locked parcel_position_id parcel_type_id reference_parcel_code returned_reason_id address_id
  recipient_id region_cost_map_id qr_code qr_hash total_price actual_price parcel_delivery_cost price_extra_fee
  size_fee extra_delivery_cost commission discount_value planned_date note customer_private_note weight length
  width height size total_size created_at updated_at deleted_at customer_invoice_id final_parcel_status_id
  is_replacement is_completely_received is_fragile cell reference_number companion_parcels contents recipient
  customer promotion_usages`.split(/\s+/);

const restore = (parcel_id: unknown, key?: string) =>
  service.send('/parcels/restore-parcel', {
    parcel_id,
    ...(key === undefined ? {} : { Service_API_KEY: key }),
  });

const simulate = (changes: object = {}) =>
  service.send('/parcels/test-parcel', {
    parcel_code: 'SB900001',
    parcel_status_id: 17,
    parcel_position_id: 105,
    ...changes,
  });

describe('restoring a parcel', () => {
  it('takes it out of the recycle bin and answers with the whole parcel', async () => {
    const { status, body } = await restore('SB900002');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      parcel: {
        parcel_code: 'SB900002',
        deleted_at: null,
        total_price: 80,
        created_at: expect.stringMatching(TIME),
        contents: [],
        companion_parcels: [],
        promotion_usages: [],
        recipient: { first_name: 'رائد', phone: '0599000333' },
        customer: expect.any(Object),
      },
    });
    const { parcel } = body as { parcel: object };
    expect(Object.keys(parcel).sort()).toEqual([...PARCEL_FIELDS].sort());
    expect(
      service.control.parcels().find(({ parcel_code }) => parcel_code === 'SB900002')?.deleted_at,
    ).toBeNull();
  });

  it('refuses a parcel that is not in the recycle bin, also the second time', async () => {
    const answer = {
      status: 409,
      body: { success: false, message: 'parcel is not deleted', errors: ['PARCEL_IS_NOT_DELETED'] },
    };
    expect(await restore('SB900001')).toMatchObject(answer);
    await restore('SB900002');
    expect(await restore('SB900002')).toMatchObject(answer);
  });

  it.each(['SB0', 'SB900201'])('does not find %s: unknown, or of another customer', async (code) => {
    expect(await restore(code)).toMatchObject({
      status: 404,
      body: { success: false, message: 'parcel not found', errors: ['PARCEL_NOT_FOUND'] },
    });
  });

  it('is for an employee with DELETE_PARCELS alone', async () => {
    expect(await restore('SB900201', 'employee-key')).toMatchObject({
      status: 403,
      body: { success: false, message: 'unauthorized', errors: ['NO_PERMISSION'] },
    });
    expect(await restore('SB900201', 'manager-key')).toMatchObject({ status: 200, body: { success: true } });
  });

  it('wants the code as a string', async () => {
    expect((await restore(900002)).status).toBe(422);
  });

  it('sends an event only where that is chosen', async () => {
    await restore('SB900002');
    expect(service.control.ledger().events).toEqual([]);
    service.control.choose({ restoreSendsEvent: true });
    service.control.deleteParcel('SB900002');
    await restore('SB900002');
    expect(service.control.ledger().events.map(({ reason }) => reason)).toEqual(['deleted', 'updated']);
  });
});

describe('simulating the journey', () => {
  it('sets status and position, and answers which parcels moved', async () => {
    const reply = await simulate();
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: true,
      failedToSubmit: false,
      parcelResultStatus: {
        allowed_parcels: ['SB900001'],
        allowed_companion_parcels: [],
        rejected_parcels: [],
        rejected_companion_parcels: [],
      },
    });
    expect(service.control.parcels()[0]).toMatchObject({ parcel_status_id: 17, parcel_position_id: 105 });
  });

  it('takes a return reason for a returned parcel alone', async () => {
    const reason = { returned_reason_id: 51 };
    expect((await simulate(reason)).status).toBe(422);
    expect((await simulate({ ...reason, parcel_status_id: 33 })).status).toBe(200);
    expect(service.control.parcels()[0]).toMatchObject({ returned_reason_id: 51 });
    await simulate();
    expect(service.control.parcels()[0]).toMatchObject({ returned_reason_id: null });
  });

  it.each([
    ['parcel_status_id', { parcel_status_id: 12 }],
    ['parcel_status_id', { parcel_status_id: '17' }],
    ['parcel_position_id', { parcel_position_id: 1 }],
    ['returned_reason_id', { parcel_status_id: 33, returned_reason_id: 5 }],
    ['parcel_code', { parcel_code: undefined }],
  ])('refuses %s in %o', async (field, changes) => {
    const reply = await simulate(changes);
    expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
    expect(service.control.parcels()[0]).toMatchObject({ parcel_status_id: 14 });
  });

  it.each(['SB0', 'SB900002', 'SB900201'])('does not find %s', async (parcel_code) => {
    expect(await simulate({ parcel_code })).toMatchObject({
      status: 404,
      body: { success: false, error: 'not found' },
    });
  });

  it('is there in the testing environment alone', async () => {
    const live = { parcel_code: 'SB900101', Service_API_KEY: 'whole-key' };
    expect(await simulate(live)).toMatchObject({ status: 403, body: { success: false } });
    service.control.choose({ simulateOutsideTesting: '404' });
    expect((await simulate(live)).status).toBe(404);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerEvidence, CourierErrorCode } from '../../../lib/courier/errors';
import { restoreParcel, testParcel } from '../../../lib/courier/parcels';
import { errorOf, fakeService, json, KEY } from './fake-service';

type Row = [CourierErrorCode, number, Record<string, unknown>, AnswerEvidence?];

describe('restoring a parcel', () => {
  const restore = (body: unknown, status = 200) => {
    const service = fakeService(json(body, status));
    return { service, outcome: restoreParcel(service.client, { parcel_id: 'P-1' }) };
  };

  it('sends its code and gives the parcel back', async () => {
    const parcel = {
      parcel_code: 'P-1',
      total_price: '120.50',
      actual_price: 100.5,
      length: '40',
      is_fragile: 1,
      deleted_at: null,
      companion_parcels: [],
      contents: [{ anything: 1 }],
      recipient: { name: 'x' },
      a_new_field: 'kept',
    };
    const { service, outcome } = restore({ success: true, parcel });
    expect(await outcome).toMatchObject({
      ...parcel,
      total_price: '120.50',
      actual_price: '100.5',
      length: 40,
      note: null,
      promotion_usages: [],
    });
    expect(await service.sent()).toEqual({ parcel_id: 'P-1', Service_API_KEY: KEY });
  });

  it('is done, whatever else the record holds: what can be read is, and what cannot is named', async () => {
    const parcel = {
      parcel_code: 'P-1',
      reference_number: 1001,
      note: 5,
      total_price: '120.50',
      length: 40.5,
      width: '9'.repeat(17),
      is_fragile: 2,
      contents: 'none',
      a_new_field: { kept: true },
    };
    const restored = await restore({ success: true, parcel }).outcome;
    expect(restored).toMatchObject({
      parcel_code: 'P-1',
      reference_number: '1001',
      note: '5',
      total_price: '120.50',
      length: null,
      width: null,
      is_fragile: null,
      contents: [],
      a_new_field: { kept: true },
    });
    expect([...restored.unread].sort()).toEqual(['contents', 'is_fragile', 'length', 'width']);
  });

  it('is done under any values of its fields but its code', async () => {
    const names = fc.constantFrom(
      'note',
      'length',
      'weight',
      'contents',
      'in_account',
      'planned_date',
      'unread',
      'x',
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, fc.jsonValue()), async (fields) => {
        const { outcome } = restore({ success: true, parcel: { ...fields, parcel_code: 'P-1' } });
        expect((await outcome).parcel_code).toBe('P-1');
      }),
    );
  });

  it.each([
    ['parcel-not-found', 404, { success: false, message: 'parcel not found', errors: ['PARCEL_NOT_FOUND'] }],
    ['no-permission', 403, { success: false, message: 'unauthorized', errors: ['NO_PERMISSION'] }],
    ['no-permission', 403, { success: false, message: 'unauthorized' }],
    [
      'parcel-not-deleted',
      409,
      { success: false, message: 'parcel is not deleted', errors: ['PARCEL_IS_NOT_DELETED'] },
    ],
    ['parcel-not-deleted', 409, { success: false, message: 'parcel is not deleted' }],
    ['key-refused', 200, { success: false, errors: ['unauthorized'] }],
    ['key-refused', 401, { success: false, message: 'unauthorized' }],
    ['unexpected-answer', 200, { success: true }, 'unknown'],
    ['unexpected-answer', 200, { success: true, parcel: {} }, 'unknown'],
  ] as Row[])('%s (%i)', async (code, status, body, evidence = 'refused') => {
    expect(await errorOf(restore(body, status).outcome)).toMatchObject({ code, status, evidence });
  });
});

describe('moving a parcel in the testing environment', () => {
  const request = { parcel_code: 'P-1', parcel_status_id: 4, parcel_position_id: 2, returned_reason_id: 7 };
  const move = (body: unknown, status = 200) => {
    const service = fakeService(json(body, status));
    return { service, outcome: testParcel(service.client, request) };
  };
  const lists = { allowed_companion_parcels: [], rejected_parcels: [], rejected_companion_parcels: [] };

  it('gives the result', async () => {
    const result = {
      success: true,
      failedToSubmit: false,
      parcelResultStatus: { allowed_parcels: ['P-1'], ...lists },
    };
    const { service, outcome } = move(result);
    expect(await outcome).toEqual(result);
    expect(await service.sent()).toEqual({ ...request, Service_API_KEY: KEY });
  });

  it('gives a rejected parcel as a result too', async () => {
    const { outcome } = move({
      success: false,
      failedToSubmit: true,
      parcelResultStatus: { rejected_parcels: { 3: 'P-1' } },
    });
    expect(await outcome).toEqual({
      success: false,
      failedToSubmit: true,
      parcelResultStatus: { ...lists, allowed_parcels: [], rejected_parcels: ['P-1'] },
    });
  });

  it.each([
    ['parcel-not-found', 404, { success: false, error: 'not found' }],
    ['key-refused', 200, { success: false, errors: ['unauthorized'] }],
    ['refused', 200, { success: false, error: 'only in the testing environment' }],
  ] as Row[])('%s (%i)', async (code, status, body) => {
    expect(await errorOf(move(body, status).outcome)).toMatchObject({ code, evidence: 'refused' });
  });
});

import { describe, expect, it } from 'vitest';
import type { CourierErrorCode } from '../../../lib/courier/errors';
import { createParcel } from '../../../lib/courier/parcels';
import { errorOf, fakeService, json, PARCEL } from './fake-service';

const refusedBy = async (body: unknown, status = 200) =>
  errorOf(createParcel(fakeService(json(body, status)).client, PARCEL));

describe('each documented refusal has its name', () => {
  const rows: [CourierErrorCode, Record<string, unknown>][] = [
    ['key-refused', { errors: ['unauthorized'] }],
    ['closed-village', { errors: ['closed village'] }],
    ['hidden-village', { errors: ['hidden village'] }],
    ['recipient-blocked', { recipient_blocked: true, errors: ['Recipient is blocked'] }],
    ['recipient-blocked', { recipient_blocked: true, errors: [] }],
    ['recipient-blocked', { errors: ['recipient is blocked'] }],
    ['operation-not-allowed', { errors: ['unauthorized operation'] }],
    ['dimensions-not-accepted', { error: 'أبعاد الطرد غير متناسبة' }],
    ['parcel-not-added', { errors: ['failed to add'] }],
    [
      'duplicate-recipient',
      { duplicate: '0591234567', errors: ['phone number is duplicated from same customer parcels phone'] },
    ],
    ['duplicate-recipient', { duplicate: '0591234567', errors: [] }],
    ['duplicate-recipient', { errors: 'Phone number is duplicated from same customer parcels phone.' }],
    ['price-over-limit', { errors: ["can't create parcel with total price more than 5000"] }],
    ['closed-village', { errors: [' Closed  Village. '] }],
    ['closed-village', { errors: 'closed village', error: '' }],
    ['closed-village', { errors: [], error: 'closed village' }],
    ['refused', { errors: [] }],
    ['refused', { error: '' }],
    ['refused', { errors: null, error: null }],
    ['refused', {}],
    ['refused', { errors: ['something new'] }],
  ];

  it.each(rows)('%s', async (code, body) => {
    const error = await refusedBy({ success: false, ...body });
    expect(error).toMatchObject({ code, evidence: 'refused', status: 200 });
  });

  it('and keeps the words of the service beside it', async () => {
    const error = await refusedBy({ success: false, errors: ['closed village', 'second'], error: 'third' });
    expect(error.serviceText).toBe('closed village\nsecond\nthird');
    expect((await refusedBy({ success: false, errors: [], error: '' })).serviceText).toBeNull();
  });

  it('also where `success` is missing beside the documented words', async () => {
    expect(await refusedBy({ errors: ['closed village'] })).toMatchObject({
      code: 'closed-village',
      evidence: 'refused',
    });
  });

  it('and says which phone is there already', async () => {
    const body = { success: false, errors: ['phone number is duplicated from same customer parcels phone'] };
    expect((await refusedBy({ ...body, duplicate: '0591234567' })).params).toEqual({ phone: '0591234567' });
    expect((await refusedBy({ ...body, duplicate: 591234567 })).params).toEqual({ phone: '591234567' });
    expect((await refusedBy(body)).params).toEqual({});
  });

  it('but takes no duplicate where the service gives another reason', async () => {
    const error = await refusedBy({ success: false, duplicate: '0591234567', errors: ['closed village'] });
    expect(error.code).toBe('closed-village');
  });

  it.each([
    ['5000', '5000'],
    ['5000.50', '5000.50'],
    ['5,000', '5000'],
    ['1,250,000.75 ILS', '1250000.75'],
    ['₪ 300.', '300'],
    ['٥٠٠٠', '5000'],
    ['1.2.3', undefined],
    ['5,00', undefined],
    ['5 000', '5000'],
    ['5\u00a0000', '5000'],
    ['5\u202f000.50 ₪', '5000.50'],
    ["5'000", '5000'],
    ['5’000', '5000'],
    ['٥٬٠٠٠', '5000'],
    ['1 250 000', '1250000'],
    ['5.000', undefined],
    ['5.000,00', '5000'],
    ['1e4', undefined],
    ['50 orders of 5000', undefined],
    ['5000 in 3 days', undefined],
    ['-5', undefined],
    ['5000.123', undefined],
    ['5²', undefined],
    ['<limit>', undefined],
    ['', undefined],
  ])('and reads the limit out of %j', async (written, limit) => {
    const error = await refusedBy({
      success: false,
      errors: [`can’t create parcel with total price more than ${written}`],
    });
    expect(error).toMatchObject({ code: 'price-over-limit', evidence: 'refused' });
    expect(error.params.limit).toBe(limit);
  });

  it('and names the fields of a validator', async () => {
    const errors = { 'recipient.phone': ['The phone is invalid.'], description: 'Too short' };
    const body = { message: 'The given data was invalid.', errors };
    for (const [status, answer] of [
      [422, body],
      [200, { success: false, ...body }],
    ] as const) {
      const error = await refusedBy(answer, status);
      expect(error).toMatchObject({ code: 'fields-refused', evidence: 'refused', status });
      expect(error.params.fields).toEqual({
        'recipient.phone': ['The phone is invalid.'],
        description: ['Too short'],
      });
      expect(error.serviceText).toBe('The phone is invalid.\nToo short\nThe given data was invalid.');
    }
  });

  it('by its status where that is all there is', async () => {
    expect(await refusedBy({ message: 'Unauthenticated.' }, 401)).toMatchObject({
      code: 'key-refused',
      evidence: 'refused',
    });
    for (const status of [400, 403, 404, 422]) {
      expect(await refusedBy({ message: 'no' }, status)).toMatchObject({
        code: 'refused',
        evidence: 'refused',
        status,
      });
    }
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type UpdateEmployeeRequest, updateEmployee } from '../../../lib/courier/employees';
import type { AnswerEvidence, CourierErrorCode } from '../../../lib/courier/errors';
import { updateWebhookUrl, webhookEventSchema } from '../../../lib/courier/webhook';
import { errorOf, fakeService, json, KEY } from './fake-service';

type Row = [CourierErrorCode, number, Record<string, unknown>, AnswerEvidence?];

describe('updating an employee', () => {
  const request: UpdateEmployeeRequest = {
    type: 'sales_representative',
    first_name: 'سامر',
    fixed_commission_value: '5',
    percent_commission_value: '0.125',
    start_work_at: '08:00',
    end_work_at: '16:30',
    active: true,
    business_name: 'متجر',
    phone_number: '0591234567',
    permissions: [],
  };
  const update = (body: unknown, status = 200) =>
    updateEmployee(fakeService(json(body, status)).client, 9, request);
  const user = {
    id: '9',
    first_name: 'سامر',
    phone_number: 591234567,
    can_borrow: 0,
    customer_info: { max_price_for_parcel: 5000, has_active_promotions: false, permissions: null },
  };

  it('sends numbers as numbers, and an empty list of permissions as such', async () => {
    const service = fakeService(json({ success: true, user }));
    const updated = await updateEmployee(service.client, 9, request);
    expect(updated).toMatchObject({
      id: 9,
      phone_number: '591234567',
      can_borrow: 0,
      email: null,
      customer_info: { max_price_for_parcel: '5000', has_active_promotions: false, permissions: [] },
    });
    expect(service.requests[0]?.url).toBe('https://service.example/api/premium-customer/employees/9');
    expect(await service.sent()).toEqual({
      ...request,
      fixed_commission_value: 5,
      percent_commission_value: 0.125,
      Service_API_KEY: KEY,
    });
  });

  it('is done, whatever else the record holds: what can be read is, and what cannot is named', async () => {
    const odd = { id: 9, first_name: 5, email: ['a'], can_borrow: 7, customer_info: [] };
    const updated = await update({ success: true, user: odd });
    expect(updated).toMatchObject({
      id: 9,
      first_name: '5',
      email: null,
      can_borrow: null,
      customer_info: null,
    });
    expect([...updated.unread].sort()).toEqual(['can_borrow', 'customer_info', 'email']);
    const within = await update({
      success: true,
      user: { id: 9, customer_info: { max_balance: 'much', url: 1 } },
    });
    expect(within.customer_info).toMatchObject({ max_balance: null, url: '1' });
    expect(within.unread).toEqual(['customer_info.max_balance']);
  });

  it('leaves permissions out when they are to stay', async () => {
    const service = fakeService(json({ success: true, user }));
    const { permissions: _, ...without } = request;
    await updateEmployee(service.client, 9, without);
    expect(await service.sent()).not.toHaveProperty('permissions');
  });

  it.each([
    ['not-premium-or-key-refused', 200, { success: false, errors: ['unauthorized'] }],
    ['not-premium-or-key-refused', 401, { success: false, errors: ['unauthorized'] }],
    ['employee-not-updated', 401, { success: false }],
    ['employee-not-updated', 401, { success: false, errors: [] }],
    ['key-refused', 401, { success: false, message: 'Unauthenticated.' }],
    ['server-failed', 500, { success: false }, 'unknown'],
    ['unexpected-answer', 200, { success: true, user: [] }, 'unknown'],
  ] as Row[])('%s (%i) %j', async (code, status, body, evidence = 'refused') => {
    expect(await errorOf(update(body, status))).toMatchObject({ code, status, evidence });
  });

  it('asks for both commissions of a sales representative', async () => {
    const { fixed_commission_value: _, percent_commission_value: __, ...rest } = request;
    const service = fakeService(json({ success: true, user }));
    const error = await errorOf(updateEmployee(service.client, 9, rest));
    expect(Object.keys(error.params.fields ?? {})).toEqual([
      'fixed_commission_value',
      'percent_commission_value',
    ]);
    await updateEmployee(service.client, 9, { ...rest, type: 'employee' });
    expect(service.requests).toHaveLength(1);
  });
});

describe('setting the webhook address', () => {
  it('sends the address and the key', async () => {
    const service = fakeService(json({ success: true, message: 'updated' }));
    const updated = await updateWebhookUrl(service.client, { webhook_url: 'https://shop.example/hook' });
    expect(updated.message).toBe('updated');
    expect(await service.sent()).toEqual({ webhook_url: 'https://shop.example/hook', Service_API_KEY: KEY });
  });

  it('is refused with the key', async () => {
    const { client } = fakeService(json({ success: false, errors: ['unauthorized'] }));
    expect((await errorOf(updateWebhookUrl(client, { webhook_url: 'https://a.example' }))).code).toBe(
      'key-refused',
    );
  });

  it('is not sent when it is no address', async () => {
    for (const webhook_url of ['', 'shop.example', 'ftp://shop.example', 'javascript:1']) {
      const service = fakeService(json({ success: true }));
      expect((await errorOf(updateWebhookUrl(service.client, { webhook_url }))).code).toBe('invalid-request');
      expect(service.requests).toHaveLength(0);
    }
  });
});

describe('an event at the webhook', () => {
  it('is read as the spec has it, null and absent alike', () => {
    const event = {
      event: 'parcel',
      parcel_code: 'P-1',
      parcel_status_id: 3,
      parcel_position_id: 4,
      note: null,
    };
    expect(z.parse(webhookEventSchema, event)).toEqual({ ...event, reference_number: null });
    expect(z.safeParse(webhookEventSchema, { ...event, parcel_code: '' }).success).toBe(false);
    expect(z.safeParse(webhookEventSchema, { ...event, parcel_status_id: null }).success).toBe(false);
  });

  it('of another kind is read with what it has', () => {
    expect(z.parse(webhookEventSchema, { event: 'parcel_deleted', parcel_code: 'P-1' })).toEqual({
      event: 'parcel_deleted',
      parcel_code: 'P-1',
      parcel_status_id: null,
      parcel_position_id: null,
      note: null,
      reference_number: null,
    });
  });
});

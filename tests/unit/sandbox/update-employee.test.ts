import { describe, expect, it } from 'vitest';
import { ORDINARY_PARCEL, serviceForTests } from './service-for-tests';

const service = serviceForTests();
const FIELDS = {
  Service_API_KEY: 'premium-key',
  type: 'employee',
  first_name: 'دانا',
  active: true,
  business_name: 'مؤسسة البيدر',
  phone_number: '0599100541',
};
const update = (changes: object = {}, id: number | string = 541) =>
  service.send(`/premium-customer/employees/${id}`, { ...FIELDS, ...changes });

/** The User table of the specification. */
const USER_FIELDS =
  `id first_name second_name last_name user_type_id role_id email email_verified_at phone_number
  phone_number_2 landline_number account_status_id created_at updated_at deleted_at identity private_note
  last_parcel_created_date profile_picture profile_picture_id app_id start_work_at end_work_at
  payment_account_enabled wallet_enabled can_borrow customer_contacts customer_info`.split(/\s+/);

/** The CustomerInfo table of the specification. */
const INFO_FIELDS = `customer_user_id customer_code customer_number business_name event_webhook_url
  delivered_parcel_cost returned_parcel_cost al_quds_delivered_parcel_cost al_quds_returned_parcel_cost
  occupied_lands_delivered_parcel_cost occupied_lands_returned_parcel_cost max_balance invoice_creation_limit
  price_extra_fee_threshold price_extra_fee_percentage price_extra_fee_percentage_returned url
  fixed_commission_value percent_commission_value show_driver_phone include_parcel_after_deliver_time
  max_companions extra_size_factor default_parcel_length default_parcel_width default_parcel_height
  customer_classification_id customer_success_manager max_price_for_parcel is_receive_returns_from_office
  is_product_catalog_enabled move_invoices_to_wallet cell parcel_creation_mode_id has_active_promotions
  permissions`.split(/\s+/);

describe('updating an employee', () => {
  it('answers with the whole user and their customer info', async () => {
    const { status, body } = await update({
      type: 'sales_representative',
      second_name: 'سعيد',
      last_name: 'الخوري',
      fixed_commission_value: 5,
      percent_commission_value: 2.5,
      start_work_at: '09:30',
      end_work_at: '17:00',
      active: false,
      password: 'secret',
      city_id: 1,
      village_id: 103,
      street: 'شارع 3',
      permissions: [74],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      user: {
        id: 541,
        first_name: 'دانا',
        last_name: 'الخوري',
        user_type_id: 42,
        account_status_id: 2,
        email: 'dana@baydar.example',
        start_work_at: '09:30',
        end_work_at: '17:00',
        customer_info: {
          customer_user_id: 504,
          business_name: 'مؤسسة البيدر',
          event_webhook_url: '',
          fixed_commission_value: 5,
          percent_commission_value: 2.5,
          max_price_for_parcel: 20000,
          permissions: [74],
        },
      },
    });
    const { user } = body as { user: { customer_info: object } };
    expect(Object.keys(user).sort()).toEqual([...USER_FIELDS].sort());
    expect(Object.keys(user.customer_info).sort()).toEqual([...INFO_FIELDS].sort());
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('leaves permissions alone, removes them all, or replaces them', async () => {
    const permissionsAfter = async (changes: object) =>
      ((await update(changes)).body as { user: { customer_info: { permissions: unknown } } }).user
        .customer_info.permissions;
    expect(await permissionsAfter({})).toEqual([71]);
    expect(await permissionsAfter({ permissions: [74, 79] })).toEqual([74, 79]);
    expect(await permissionsAfter({ permissions: [] })).toEqual([]);
  });

  it('takes effect: without the permission an employee can no longer create parcels', async () => {
    const create = () =>
      service.send('/parcels/create', { ...ORDINARY_PARCEL, Service_API_KEY: 'employee-key' });
    await update({ permissions: [] });
    expect((await create()).body).toEqual({ success: false, errors: ['unauthorized operation'] });
    await update({ permissions: [71] });
    expect((await create()).body).toMatchObject({ success: true });
  });

  it.each(['practice-key', 'employee-key'])('is refused to %s, who is no premium customer', async (key) => {
    expect(await update({ Service_API_KEY: key })).toMatchObject({
      status: 200,
      body: { success: false, errors: ['unauthorized'] },
    });
  });

  it('answers 401 and nothing more when its database fails', async () => {
    service.control.setFault({ operation: 'premium-customer/employees', kind: 'database' });
    const reply = await update();
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({ success: false });
  });

  it('answers 404 for an employee nobody knows', async () => {
    expect(await update({}, 999)).toMatchObject({ status: 404, body: { success: false } });
  });

  it.each([
    ['type', { type: 'driver' }],
    ['first_name', { first_name: undefined }],
    ['active', { active: 1 }],
    ['business_name', { business_name: '' }],
    ['phone_number', { phone_number: 599100541 }],
    ['fixed_commission_value', { type: 'sales_representative', percent_commission_value: 1 }],
    ['percent_commission_value', { type: 'sales_representative', fixed_commission_value: 1 }],
    ['start_work_at', { start_work_at: '9:30' }],
    ['end_work_at', { end_work_at: '24:00' }],
    ['city_id', { city_id: 99 }],
    ['city_id', { city_id: 2, village_id: 103 }],
    ['village_id', { village_id: 451 }],
    ['permissions.0', { permissions: ['71'] }],
    ['permissions', { permissions: 71 }],
  ])('refuses %s in %o', async (field, changes) => {
    const reply = await update(changes);
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});

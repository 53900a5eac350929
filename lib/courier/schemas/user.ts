import * as z from 'zod/mini';
import { code, flag, integer, list, notShown, numeric, orNull, readable, truth, words } from './fields';

const timestamp = z.string();

/** Spec, CustomerInfo. Nothing is demanded: which customers have which of these is not shown. */
export const customerInfoSchema = readable(
  {},
  {
    customer_user_id: orNull(integer),
    customer_code: orNull(code),
    customer_number: orNull(code),
    business_name: orNull(words),
    event_webhook_url: orNull(words),
    delivered_parcel_cost: orNull(numeric),
    returned_parcel_cost: orNull(numeric),
    al_quds_delivered_parcel_cost: orNull(numeric),
    al_quds_returned_parcel_cost: orNull(numeric),
    occupied_lands_delivered_parcel_cost: orNull(numeric),
    occupied_lands_returned_parcel_cost: orNull(numeric),
    max_balance: orNull(numeric),
    invoice_creation_limit: orNull(numeric),
    price_extra_fee_threshold: orNull(numeric),
    price_extra_fee_percentage: orNull(numeric),
    price_extra_fee_percentage_returned: orNull(numeric),
    url: orNull(words),
    fixed_commission_value: orNull(numeric),
    percent_commission_value: orNull(numeric),
    show_driver_phone: orNull(flag),
    include_parcel_after_deliver_time: orNull(integer),
    max_companions: orNull(integer),
    extra_size_factor: orNull(numeric),
    default_parcel_length: orNull(integer),
    default_parcel_width: orNull(integer),
    default_parcel_height: orNull(integer),
    customer_classification_id: notShown,
    customer_success_manager: notShown,
    max_price_for_parcel: orNull(numeric),
    is_receive_returns_from_office: orNull(flag),
    is_product_catalog_enabled: orNull(flag),
    move_invoices_to_wallet: orNull(flag),
    cell: notShown,
    parcel_creation_mode_id: orNull(integer),
    has_active_promotions: orNull(truth),
    permissions: list(z.unknown()),
  },
);

export type CustomerInfo = z.infer<typeof customerInfoSchema>;

/** Spec, User: an employee of a premium customer. Only the id is demanded, for the reason given at the parcel. */
export const userSchema = readable(
  { id: integer },
  {
    first_name: orNull(words),
    second_name: orNull(words),
    last_name: orNull(words),
    user_type_id: orNull(integer),
    role_id: orNull(integer),
    email: orNull(words),
    email_verified_at: orNull(timestamp),
    phone_number: orNull(code),
    phone_number_2: orNull(code),
    landline_number: orNull(code),
    account_status_id: orNull(integer),
    created_at: orNull(timestamp),
    updated_at: orNull(timestamp),
    deleted_at: orNull(timestamp),
    identity: notShown,
    private_note: notShown,
    last_parcel_created_date: notShown,
    profile_picture: notShown,
    profile_picture_id: notShown,
    app_id: notShown,
    start_work_at: orNull(words),
    end_work_at: orNull(words),
    payment_account_enabled: orNull(flag),
    wallet_enabled: orNull(flag),
    can_borrow: orNull(flag),
    customer_contacts: list(z.unknown()),
    customer_info: orNull(customerInfoSchema),
  },
);
export type User = z.infer<typeof userSchema>;

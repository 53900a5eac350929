import * as z from 'zod/mini';
import { code, flag, integer, list, numeric, orNull, readable, truth, words } from './fields';

/** Spec, CustomerInfo, as far as it is used. Nothing is demanded: which customers have which of these is not shown. */
export const customerInfoSchema = readable(
  {},
  {
    business_name: orNull(words),
    event_webhook_url: orNull(words),
    max_balance: orNull(numeric),
    price_extra_fee_threshold: orNull(numeric),
    price_extra_fee_percentage: orNull(numeric),
    url: orNull(words),
    fixed_commission_value: orNull(numeric),
    percent_commission_value: orNull(numeric),
    default_parcel_length: orNull(integer),
    default_parcel_width: orNull(integer),
    default_parcel_height: orNull(integer),
    max_price_for_parcel: orNull(numeric),
    parcel_creation_mode_id: orNull(integer),
    has_active_promotions: orNull(truth),
    permissions: list(z.unknown()),
  },
);

export type CustomerInfo = z.infer<typeof customerInfoSchema>;

/** Spec, User: an employee of a premium customer. As far as it is used; only the id is demanded. */
export const userSchema = readable(
  { id: integer },
  {
    first_name: orNull(words),
    second_name: orNull(words),
    last_name: orNull(words),
    user_type_id: orNull(integer),
    email: orNull(words),
    phone_number: orNull(code),
    account_status_id: orNull(integer),
    start_work_at: orNull(words),
    end_work_at: orNull(words),
    can_borrow: orNull(flag),
    customer_info: orNull(customerInfoSchema),
  },
);
export type User = z.infer<typeof userSchema>;

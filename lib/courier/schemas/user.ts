import type * as z from 'zod/mini';
import { fieldsOf, integer, orNull, readable } from './fields';

/** Spec, CustomerInfo. Nothing is demanded: which customers have which of these is not shown. */
export const customerInfoSchema = readable(
  {},
  fieldsOf({
    integer: [
      'customer_user_id include_parcel_after_deliver_time max_companions parcel_creation_mode_id',
      'default_parcel_length default_parcel_width default_parcel_height',
    ],
    code: ['customer_code customer_number'],
    words: ['business_name event_webhook_url url'],
    numeric: [
      'delivered_parcel_cost returned_parcel_cost al_quds_delivered_parcel_cost al_quds_returned_parcel_cost',
      'occupied_lands_delivered_parcel_cost occupied_lands_returned_parcel_cost max_balance',
      'invoice_creation_limit price_extra_fee_threshold price_extra_fee_percentage',
      'price_extra_fee_percentage_returned fixed_commission_value percent_commission_value extra_size_factor',
      'max_price_for_parcel',
    ],
    flag: [
      'show_driver_phone is_receive_returns_from_office is_product_catalog_enabled move_invoices_to_wallet',
    ],
    truth: ['has_active_promotions'],
    list: ['permissions'],
    notShown: ['customer_classification_id customer_success_manager cell'],
  }),
);
export type CustomerInfo = z.infer<typeof customerInfoSchema>;

/** Spec, User: an employee of a premium customer. Only the id is demanded, for the reason given at the parcel. */
export const userSchema = readable(
  { id: integer },
  {
    ...fieldsOf({
      integer: ['user_type_id role_id account_status_id'],
      words: ['first_name second_name last_name email start_work_at end_work_at'],
      code: ['phone_number phone_number_2 landline_number'],
      timestamp: ['email_verified_at created_at updated_at deleted_at'],
      flag: ['payment_account_enabled wallet_enabled can_borrow'],
      list: ['customer_contacts'],
      notShown: ['identity private_note last_parcel_created_date profile_picture profile_picture_id app_id'],
    }),
    customer_info: orNull(customerInfoSchema),
  },
);
export type User = z.infer<typeof userSchema>;

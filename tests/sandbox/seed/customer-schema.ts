import { z } from 'zod';
import { clockTime } from '../checks/fields';
import { flagSchema } from './city-schema';
import { parcelSchema, recipientSchema } from './parcel-schema';

const amount = z.number().nonnegative();
const fraction = z.number().min(0).max(1);

/** CustomerInfo of the specification, without what follows from the customer itself. */
const customerInfoSchema = z.strictObject({
  customer_code: z.string().default('C-100'),
  customer_number: z.string().default('100'),
  delivered_parcel_cost: amount.default(20),
  returned_parcel_cost: amount.default(10),
  al_quds_delivered_parcel_cost: amount.default(30),
  al_quds_returned_parcel_cost: amount.default(15),
  occupied_lands_delivered_parcel_cost: amount.default(60),
  occupied_lands_returned_parcel_cost: amount.default(30),
  max_balance: amount.default(10000),
  invoice_creation_limit: amount.default(50),
  price_extra_fee_threshold: amount.default(2000),
  price_extra_fee_percentage: fraction.default(0.01),
  price_extra_fee_percentage_returned: fraction.default(0.005),
  url: z.string().nullable().default(null),
  fixed_commission_value: amount.default(0),
  percent_commission_value: amount.default(0),
  show_driver_phone: flagSchema.default(1),
  include_parcel_after_deliver_time: z.int().default(0),
  max_companions: z.int().nonnegative().default(3),
  extra_size_factor: amount.default(0.1),
  default_parcel_length: z.int().positive().default(40),
  default_parcel_width: z.int().positive().default(40),
  default_parcel_height: z.int().positive().default(40),
  customer_classification_id: z.int().nullable().default(null),
  customer_success_manager: z.string().nullable().default(null),
  max_price_for_parcel: amount.default(5000),
  is_receive_returns_from_office: flagSchema.default(0),
  is_product_catalog_enabled: flagSchema.default(1),
  move_invoices_to_wallet: flagSchema.default(0),
  cell: z.null().default(null),
  parcel_creation_mode_id: z.int().default(1),
  has_active_promotions: z.boolean().default(false),
});

const employeeSchema = z.strictObject({
  id: z.int(),
  /** An employee without a key cannot call the service, but can be updated. */
  key: z.string().min(1).nullable().default(null),
  type: z.enum(['employee', 'sales_representative']).default('employee'),
  first_name: z.string().min(1),
  second_name: z.string().default(''),
  last_name: z.string().default(''),
  email: z.string(),
  phone_number: z.string(),
  start_work_at: clockTime.default('08:00'),
  end_work_at: clockTime.default('16:00'),
  active: z.boolean().default(true),
  /** Ids of the seed's `permissions`. */
  permissions: z.array(z.int()).default([]),
});

const productSchema = z.strictObject({ id: z.int(), name: z.string().min(1), price: amount });

export const customerSchema = z.strictObject({
  id: z.int(),
  key: z.string().min(1),
  business_name: z.string().min(1),
  environment: z.enum(['testing', 'live']).default('testing'),
  number_rule: z.enum(['two-decimals', 'integer']).default('two-decimals'),
  is_premium: z.boolean().default(false),
  may_create_parcels: z.boolean().default(true),
  webhook_url: z.url().nullable().default(null),
  info: customerInfoSchema.prefault({}),
  employees: z.array(employeeSchema).default([]),
  products: z.array(productSchema).default([]),
  recipients: z.array(recipientSchema).default([]),
  parcels: z.array(parcelSchema).default([]),
});

export type CustomerInfo = z.output<typeof customerInfoSchema>;
export type SeedCustomer = z.output<typeof customerSchema>;
export type SeedEmployee = z.output<typeof employeeSchema>;

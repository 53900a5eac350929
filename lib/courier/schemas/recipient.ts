import * as z from 'zod/mini';
import { citySchema, villageSchema } from './city';
import { code, flag, integer, orNull, resource, truth } from './fields';

const timestamp = z.string();

/** Spec, Address. */
const addressSchema = resource({
  id: integer,
  city_id: integer,
  village_id: integer,
  street_name: orNull(z.string()),
  location_updated_at: orNull(timestamp),
  additional_information: orNull(z.string()),
  order: orNull(integer),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  location_updated_by_user_id: orNull(integer),
  hasLocation: orNull(truth),
  city: orNull(citySchema),
  village: orNull(villageSchema),
});

/** Spec, Recipient. Whether the service blocks them must be said; an address may have been lost. */
export const recipientSchema = resource({
  id: integer,
  address_id: orNull(integer),
  first_name: z.string(),
  last_name: orNull(z.string()),
  note: orNull(z.string()),
  phone: code,
  phone2: orNull(code),
  is_blocked: flag,
  recipient_info_id: orNull(integer),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  address: orNull(addressSchema),
});
export type Recipient = z.infer<typeof recipientSchema>;

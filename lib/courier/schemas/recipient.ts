import * as z from 'zod/mini';
import { code, flag, integer, orNull, readable, truth, words } from './fields';

const timestamp = z.string();

/** Spec, City and Village, as they stand in an address; whether it is closed is asked of the listing. */
const placeSchema = readable({ name: words }, { id: orNull(integer) });

/** Spec, Address. */
const addressSchema = readable(
  { city_id: integer, village_id: integer },
  {
    id: orNull(integer),
    street_name: orNull(words),
    location_updated_at: orNull(timestamp),
    additional_information: orNull(words),
    order: orNull(integer),
    created_at: orNull(timestamp),
    updated_at: orNull(timestamp),
    location_updated_by_user_id: orNull(integer),
    hasLocation: orNull(truth),
    city: orNull(placeSchema),
    village: orNull(placeSchema),
  },
);

/** Spec, Recipient. What is not said of somebody, whether they are blocked among it, does not make them nobody. */
export const recipientSchema = readable(
  { id: integer, phone: code },
  {
    is_blocked: orNull(flag),
    address_id: orNull(integer),
    first_name: orNull(words),
    last_name: orNull(words),
    note: orNull(words),
    phone2: orNull(code),
    recipient_info_id: orNull(integer),
    created_at: orNull(timestamp),
    updated_at: orNull(timestamp),
    address: orNull(addressSchema),
  },
);
export type ServiceRecipient = z.infer<typeof recipientSchema>;

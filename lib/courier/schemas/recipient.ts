import type * as z from 'zod/mini';
import { code, flag, integer, orNull, readable, words } from './fields';

/** Spec, City and Village, as they stand in an address; whether it is closed is asked of the listing. */
const placeSchema = readable({ name: words }, {});

/** Spec, Address. */
const addressSchema = readable(
  { city_id: integer, village_id: integer },
  {
    street_name: orNull(words),
    city: orNull(placeSchema),
    village: orNull(placeSchema),
  },
);

/** Spec, Recipient. What is not said of somebody, whether they are blocked among it, does not make them nobody. */
export const recipientSchema = readable(
  { id: integer, phone: code },
  {
    is_blocked: orNull(flag),
    first_name: orNull(words),
    last_name: orNull(words),
    note: orNull(words),
    phone2: orNull(code),
    address: orNull(addressSchema),
  },
);
export type ServiceRecipient = z.infer<typeof recipientSchema>;

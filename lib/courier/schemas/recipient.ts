import type * as z from 'zod/mini';
import { code, fieldsOf, integer, orNull, readable, words } from './fields';

/** Spec, City and Village, as they stand in an address; whether it is closed is asked of the listing. */
const placeSchema = readable({ name: words }, fieldsOf({ integer: ['id'] }));

/** Spec, Address. */
const addressSchema = readable(
  { city_id: integer, village_id: integer },
  {
    ...fieldsOf({
      integer: ['id order location_updated_by_user_id'],
      words: ['street_name additional_information'],
      timestamp: ['location_updated_at created_at updated_at'],
      truth: ['hasLocation'],
    }),
    city: orNull(placeSchema),
    village: orNull(placeSchema),
  },
);

/** Spec, Recipient. What is not said of somebody, whether they are blocked among it, does not make them nobody. */
export const recipientSchema = readable(
  { id: integer, phone: code },
  {
    ...fieldsOf({
      flag: ['is_blocked'],
      integer: ['address_id recipient_info_id'],
      words: ['first_name last_name note'],
      code: ['phone2'],
      timestamp: ['created_at updated_at'],
    }),
    address: orNull(addressSchema),
  },
);
export type ServiceRecipient = z.infer<typeof recipientSchema>;

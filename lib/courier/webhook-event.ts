import * as z from 'zod/mini';
import { code, integer, orNull, resource } from './schemas/fields';

/**
 * What the service posts to the customer's webhook when a parcel is updated, moves or is deleted (spec, Events).
 * The spec has `parcel` for `event`; other kinds are not shown, so another value is kept as it is.
 */
export const webhookEventSchema = resource({
  event: z.string(),
  parcel_code: code,
  parcel_status_id: integer,
  parcel_position_id: integer,
  note: orNull(z.string()),
  reference_number: orNull(z.string()),
});

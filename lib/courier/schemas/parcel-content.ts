import * as z from 'zod/mini';
import { integer, list, notShown, numeric, orNull, readable, words } from './fields';

const timestamp = z.string();

/** Spec, Parcel content. Only its id is demanded, for the reason given at the parcel. */
export const parcelContentSchema = readable(
  { id: integer },
  {
    parcel_id: orNull(integer),
    companion_parcel_id: orNull(integer),
    product_id: orNull(integer),
    item_name: orNull(words),
    description: orNull(words),
    item_price: orNull(numeric),
    quantity: orNull(numeric),
    // "Image reference": whether a path, an address or a record is not shown.
    item_image: notShown,
    content_photo: notShown,
    created_at: orNull(timestamp),
    updated_at: orNull(timestamp),
    attachments: list(z.unknown()),
  },
);
export type ParcelContent = z.infer<typeof parcelContentSchema>;

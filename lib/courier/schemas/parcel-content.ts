import type * as z from 'zod/mini';
import { fieldsOf, integer, readable } from './fields';

/** Spec, Parcel content. Only its id is demanded, for the reason given at the parcel. */
export const parcelContentSchema = readable(
  { id: integer },
  fieldsOf({
    integer: ['parcel_id companion_parcel_id product_id'],
    words: ['item_name description'],
    numeric: ['item_price quantity'],
    timestamp: ['created_at updated_at'],
    list: ['attachments'],
    // "Image reference": whether a path, an address or a record is not shown.
    notShown: ['item_image content_photo'],
  }),
);
export type ParcelContent = z.infer<typeof parcelContentSchema>;

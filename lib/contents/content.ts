import * as z from 'zod/mini';
import { CONTENT_DESCRIPTION_MAXIMUM } from '../parcel/rules';
import { gate, longText, PRICE, QUANTITY, RECORD_ID, TEXT } from '../tools/field-kinds';
import { defineTool, type TypedOf, type ValuesOf, type WiresOf } from '../tools/tool';

/**
 * What is to change of a content (spec, POST /parcel-content/update/{id}); what is left empty stays, since the service
 * cannot be asked for it. A product of the catalog and a name of its own exclude each other.
 */
export const CONTENT = defineTool('content', {
  id: { ...RECORD_ID, always: true },
  companionParcelId: { ...RECORD_ID, wire: 'companion_parcel_id', beside: true },
  item: gate('leave', 'product', 'name'),
  productId: { ...RECORD_ID, wire: 'product_id', where: { item: 'product' }, always: { item: 'product' } },
  itemName: { ...TEXT, wire: 'item_name', where: { item: 'name' }, always: { item: 'name' } },
  quantity: { ...QUANTITY, wire: 'quantity' },
  itemPrice: { ...PRICE, wire: 'item_price', beside: true },
  description: { ...longText(CONTENT_DESCRIPTION_MAXIMUM), wire: 'description' },
});
type Fields = (typeof CONTENT)['fields'];
export type ContentTyped = TypedOf<Fields>;
export type ContentValues = ValuesOf<Fields>;

/** The two photos of a content, by what the service calls them. */
export const CONTENT_PHOTOS = { itemImage: 'item_image', contentPhoto: 'content_photo' } as const;
export type PhotoName = keyof typeof CONTENT_PHOTOS;
/** What the service calls what is sent. */
export type ContentWire = WiresOf<Fields> | (typeof CONTENT_PHOTOS)[PhotoName];

/** A photo's id in the `photos` store. */
const photo = z.exactOptional(z.string().check(z.minLength(1), z.maxLength(100)));
export const sentPhotosSchema = z.object({ itemImage: photo, contentPhoto: photo });
export type SentPhotos = z.infer<typeof sentPhotosSchema>;

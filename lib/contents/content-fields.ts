import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(10_000));

/** The form as typed; photos are not in it. */
export const contentFieldsSchema = z.object({
  id: text,
  /** A product of the catalog and a name of its own exclude each other (spec: `item_name` only without `product_id`). */
  item: z.enum(['leave', 'product', 'name']),
  productId: text,
  itemName: text,
  description: text,
  itemPrice: text,
  quantity: text,
  companionParcelId: text,
});
export type ContentFields = z.infer<typeof contentFieldsSchema>;

/** The form as it opens: the service cannot be asked for a content, so every field is empty and stays as it is. */
export function contentFields(id: number | null): ContentFields {
  return {
    id: id === null ? '' : String(id),
    item: 'leave',
    productId: '',
    itemName: '',
    description: '',
    itemPrice: '',
    quantity: '',
    companionParcelId: '',
  };
}

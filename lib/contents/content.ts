import * as z from 'zod/mini';

const id = z.int().check(z.positive());
const text = z.string().check(z.maxLength(10_000));
const decimal = z.string().check(z.maxLength(40), z.regex(/^\d+(\.\d+)?$/));
/** A photo's id in the `photos` store. */
const photo = z.string().check(z.minLength(1), z.maxLength(100));

/** What is to change of a content (spec, POST /parcel-content/update/{id}); what is left out stays. */
export const contentUpdateSchema = z.object({
  companionParcelId: z.exactOptional(id),
  productId: z.exactOptional(id),
  itemName: z.exactOptional(text),
  description: z.exactOptional(text),
  itemPrice: z.exactOptional(decimal),
  quantity: z.exactOptional(decimal),
  itemImage: z.exactOptional(photo),
  contentPhoto: z.exactOptional(photo),
});
export type ContentUpdate = z.infer<typeof contentUpdateSchema>;

import { z } from 'zod';
import { type FieldErrors, refuseFields, refuseWithError } from '../answers';
import { requireFields, textUpTo } from '../checks/fields';
import { findImageError } from '../checks/image';
import type { ContentRecord, ParcelState } from '../state/parcel-state';
import type { Product } from '../state/state';
import { timestamp } from '../state/timestamp';
import type { Call, Operation } from './operation';

const IMAGE_FIELDS = ['item_image', 'content_photo'] as const;

/** Form fields are text. */
const integerText = z
  .string()
  .regex(/^\d{1,15}$/, 'must be an integer')
  .transform(Number);
const numericText = z
  .string()
  .regex(/^\d{1,12}(?:\.\d+)?$/, 'must be a number')
  .transform(Number);

const bodySchema = z.object({
  companion_parcel_id: integerText.optional(),
  product_id: integerText.optional(),
  item_name: z.string().optional(),
  description: textUpTo(255).optional(),
  item_price: numericText.optional(),
  quantity: numericText.optional(),
  item_image: z.unknown().optional(),
  content_photo: z.unknown().optional(),
});

type Body = z.output<typeof bodySchema>;

async function requireBody(call: Call): Promise<Body> {
  const body = requireFields(call, bodySchema);
  const errors: Record<string, FieldErrors[string]> = {};
  if (body.item_name !== undefined && body.product_id !== undefined) {
    errors.item_name = ['is only for a content without product_id'];
  }
  for (const field of IMAGE_FIELDS) {
    const wrong = body[field] === undefined ? null : await findImageError(body[field]);
    if (wrong !== null) errors[field] = [wrong];
  }
  if (Object.keys(errors).length > 0) throw refuseFields(call.choices, errors);
  return body;
}

function requireContent({ state, caller, id }: Call): { parcel: ParcelState; content: ContentRecord } {
  for (const parcel of state.parcels.values()) {
    const content = parcel.contents.find((candidate) => String(candidate.id) === id);
    const isTheirs = parcel.customer === caller.customer && parcel.record.deleted_at === null;
    if (content !== undefined && isTheirs) return { parcel, content };
  }
  throw refuseWithError(404, 'parcel content not found');
}

function requireEditable({ state }: Call, { record }: ParcelState): void {
  const status = state.seed.lifecycle.statuses.find(({ id }) => id === record.parcel_status_id);
  if (status?.kind === 'draft' || status?.kind === 'submitted') return;
  throw refuseWithError(403, 'you cannot edit content for non draft or submitted parcel');
}

function requireCompanion(parcel: ParcelState, id: number): number {
  if (parcel.companions.some((companion) => companion.id === id)) return id;
  throw refuseWithError(404, 'companion parcel not found');
}

function requireProduct({ caller }: Call, id: number): Product {
  const product = caller.customer.products.find((candidate) => candidate.id === id);
  if (product === undefined) throw refuseWithError(404, 'product not found');
  return product;
}

/** Specification, POST /parcel-content/update/{id}: the answer has no `success`. */
export const updateContent: Operation = {
  name: 'parcel-content/update',
  path: '/parcel-content/update/:id',
  method: 'POST',
  contentType: 'multipart/form-data',
  databaseError: { status: 500, body: { success: false, error: 'failed to update parcel content' } },

  async run(call) {
    const body = await requireBody(call);
    const { parcel, content } = requireContent(call);
    requireEditable(call, parcel);
    const companion =
      body.companion_parcel_id === undefined ? undefined : requireCompanion(parcel, body.companion_parcel_id);
    const product = body.product_id === undefined ? undefined : requireProduct(call, body.product_id);

    if (companion !== undefined) content.companion_parcel_id = companion;
    if (product !== undefined) {
      content.product_id = product.id;
      content.item_name = product.name;
    }
    if (body.item_name !== undefined) {
      content.item_name = body.item_name;
      content.product_id = null;
    }
    if (body.description !== undefined) content.description = body.description;
    if (body.item_price !== undefined) content.item_price = body.item_price;
    if (body.quantity !== undefined) content.quantity = body.quantity.toFixed(2);
    for (const field of IMAGE_FIELDS) {
      if (body[field] instanceof File) content[field] = `contents/${content.id}/${field}`;
    }
    content.updated_at = timestamp();
    call.tell(parcel, 'updated');
    return { status: 200, body: { parcel_content: { ...content } }, commit: {} };
  },
};

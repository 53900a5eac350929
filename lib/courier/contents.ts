import * as z from 'zod/mini';
import type { ContentWire } from '../contents/content';
import { CONTENT_DESCRIPTION_MAXIMUM, isAmount, isAtMost } from '../parcel/rules';
import { checkRequest, onRecord } from './check-request';
import type { CourierClient } from './client';
import type { Operation } from './operation';
import { saysText } from './problem';
import { says } from './refusals';
import { updatedParcelContentSchema } from './schemas/answers';
import type { ParcelContent } from './schemas/parcel-content';
import { filledText, image, serviceId, textLike } from './schemas/request-fields';
import type { FormPart } from './sign-request';

const decimal = textLike((value) => isAmount(value, 'two-decimals'), 'number form');

const requestSchema = z
  .object({
    companion_parcel_id: z.optional(serviceId),
    product_id: z.optional(serviceId),
    item_name: z.optional(filledText),
    description: z.optional(textLike((value) => isAtMost(value, CONTENT_DESCRIPTION_MAXIMUM), 'length')),
    item_price: z.optional(decimal),
    quantity: z.optional(decimal),
    item_image: z.optional(image),
    content_photo: z.optional(image),
  } satisfies Record<ContentWire, z.ZodMiniType>)
  .check(
    z.refine((request) => request.product_id === undefined || request.item_name === undefined, {
      message: 'only without product_id',
      path: ['item_name'],
    }),
  );

export type UpdateParcelContentRequest = z.input<typeof requestSchema>;

const update: Operation<ParcelContent> = {
  name: 'updateParcelContent',
  path: 'parcel-content/update',
  answer: updatedParcelContentSchema,
  refusals: [
    says('product-not-found', 'product not found'),
    says('content-not-found', 'parcel content not found'),
    says('companion-parcel-not-found', 'companion parcel not found'),
    says('content-locked', 'you cannot edit content for non draft or submitted parcel'),
    // Documented with status 500.
    {
      code: 'content-not-updated',
      matches: (problem) => saysText(problem, 'failed to update parcel content'),
    },
  ],
};

/** Changes one content of a parcel (spec, POST /parcel-content/update/{id}). @throws CourierError */
export async function updateParcelContent(
  client: CourierClient,
  contentId: number,
  request: UpdateParcelContentRequest,
  signal?: AbortSignal,
): Promise<ParcelContent> {
  const operation = onRecord(update, contentId);
  const parts = formParts(checkRequest(update.name, requestSchema, request));
  return client.call(operation, { kind: 'form', parts }, signal);
}

/** An image is sent under its field's name, since a person's own file names are private. */
function formParts(fields: UpdateParcelContentRequest): readonly FormPart[] {
  return Object.entries(fields).flatMap(([name, value]): FormPart[] => {
    if (value === undefined) return [];
    if (!(value instanceof Blob)) return [{ name, text: String(value) }];
    return [{ name, image: value, fileName: `${name}.${value.type.replace('image/', '')}` }];
  });
}

import * as z from 'zod/mini';
import { checkRequest } from './check-request';
import type { CourierClient } from './client';
import type { Operation } from './operation';
import { type UpdatedWebhookUrl, updatedWebhookUrlSchema } from './schemas/answers';
import { code, integer, orNull, resource } from './schemas/fields';
import { textLike } from './schemas/request-fields';

const requestSchema = z.object({ webhook_url: textLike(isWebAddress, 'address form') });
export type UpdateWebhookUrlRequest = z.input<typeof requestSchema>;

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

const update: Operation<UpdatedWebhookUrl> = {
  name: 'updateWebhookUrl',
  method: 'PUT',
  path: 'customer/webhookURL',
  retries: 0,
  answer: updatedWebhookUrlSchema,
  refusals: [],
};

/** Sets where the service sends its events (spec, PUT /customer/webhookURL). @throws CourierError */
export async function updateWebhookUrl(
  client: CourierClient,
  request: UpdateWebhookUrlRequest,
  signal?: AbortSignal,
): Promise<UpdatedWebhookUrl> {
  const fields = checkRequest(update.name, requestSchema, request);
  return client.call(update, { kind: 'json', fields }, signal);
}

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

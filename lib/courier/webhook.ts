import * as z from 'zod/mini';
import { checkRequest } from './check-request';
import type { CourierClient } from './client';
import type { Operation } from './operation';
import { type UpdatedWebhookUrl, updatedWebhookUrlSchema } from './schemas/answers';
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

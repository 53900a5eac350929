import * as z from 'zod/mini';
import { isWebAddress } from '../web-address';
import { jsonCall } from './check-request';
import type { Operation } from './operation';
import { type UpdatedWebhookUrl, updatedWebhookUrlSchema } from './schemas/answers';
import { code, integer, orNull, resource } from './schemas/fields';
import { textLike } from './schemas/request-fields';

const requestSchema = z.object({ webhook_url: textLike(isWebAddress, 'address form') });

const update: Operation<UpdatedWebhookUrl> = {
  name: 'updateWebhookUrl',
  method: 'PUT',
  path: 'customer/webhookURL',
  answer: updatedWebhookUrlSchema,
};

/** Sets where the service sends its events (spec, PUT /customer/webhookURL). @throws CourierError */
export const updateWebhookUrl = jsonCall(update, requestSchema);

/** What is posted to the webhook (spec, Events). Kinds other than `parcel` are not shown, and kept as they are. */
export const webhookEventSchema = resource({
  event: z.string(),
  parcel_code: code,
  parcel_status_id: orNull(integer),
  parcel_position_id: orNull(integer),
  note: orNull(z.string()),
  reference_number: orNull(z.string()),
}).check(
  z.refine(
    ({ event, parcel_status_id, parcel_position_id }) =>
      event !== 'parcel' || (parcel_status_id !== null && parcel_position_id !== null),
  ),
);

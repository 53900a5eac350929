import { updateWebhookUrl, webhookEventSchema } from '../../../lib/courier/webhook';
import { Failure } from '../../../lib/failure';
import type { EventView } from '../../../lib/messaging/views/tools';
import { meetNumbers } from '../../../lib/number-names/kept-names';
import { numbersOfStep } from '../../../lib/number-names/number-names';
import { POSSIBLE_PARCEL_STATES } from '../../../lib/outbox/meaning';
import { rowsInState } from '../../../lib/outbox/read-rows';
import { isWebhookAddress } from '../../../lib/settings/addresses';
import { keepWebhook } from '../../../lib/storage/known-webhook';
import { parseJson } from '../../../lib/stores/json';
import { callCourier } from '../accounts/courier';

/**
 * Sets where the service sends its events (spec, PUT /customer/webhookURL). What was set before is gone: the service
 * cannot be asked for it.
 * @throws Failure `fields-wrong` for an address without https, and whatever the service refuses with
 */
export async function setWebhook(
  accountId: string,
  address: string,
): Promise<{ readonly message: string | null }> {
  if (!isWebhookAddress(address)) throw new Failure('fields-wrong');
  const { message } = await callCourier(accountId, (client) =>
    updateWebhookUrl(client, { webhook_url: address }),
  );
  await keepWebhook({ accountId, address, from: 'set-here', at: Date.now() });
  return { message };
}

/** What an event that was pasted says (spec, Events). @throws Failure `event-unreadable` */
export async function explainEvent(accountId: string, text: string): Promise<EventView> {
  const parsed = webhookEventSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new Failure('event-unreadable');
  const event = parsed.data;
  const step = { statusId: event.parcel_status_id, positionId: event.parcel_position_id };
  await meetNumbers(accountId, numbersOfStep(step));
  return {
    event: event.event,
    parcelCode: event.parcel_code,
    ...step,
    note: event.note,
    referenceNumber: event.reference_number,
    parcel: await findParcel(accountId, event.parcel_code, event.reference_number),
  };
}

async function findParcel(
  accountId: string,
  code: string,
  reference: string | null,
): Promise<EventView['parcel']> {
  // Events are about nothing else.
  const made = await Promise.all(POSSIBLE_PARCEL_STATES.map(rowsInState));
  const rows = made.flat().filter((row) => row.accountId === accountId);
  const byCode = rows.find(({ parcelCode }) => parcelCode === code);
  const [named, ...others] = rows.filter(
    ({ request }) => reference !== null && request.reference_number === reference,
  );
  // Orders of two stores may have one number: nobody knows which of them is meant.
  const isOfOne = others.every(({ store, orderId }) => store === named?.store && orderId === named.orderId);
  const row = byCode ?? (isOfOne ? named : undefined);
  if (row === undefined) return null;
  return {
    foundBy: row === byCode ? 'code' : 'reference',
    orderNumber: row.orderNumber,
    recipientName: row.request.recipient.first_name,
    parcelCode: row.parcelCode,
  };
}

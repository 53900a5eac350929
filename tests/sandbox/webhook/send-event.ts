import type { LedgerEvent } from '../ledger';
import type { EventReason } from '../operations/operation';
import type { Life } from '../sandbox';
import type { ParcelState } from '../state/parcel-state';
import { isLoopback } from './is-loopback';

/** Milliseconds a receiver has to reply. */
const TIME_LIMIT = 5000;

/** The body of the specification's Events, as the parcel is now. */
function eventBody({ record }: ParcelState): Readonly<Record<string, unknown>> {
  return {
    event: 'parcel',
    parcel_code: record.parcel_code,
    parcel_status_id: record.parcel_status_id,
    parcel_position_id: record.parcel_position_id,
    note: record.note,
    reference_number: record.reference_number,
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

async function deliver(url: string, body: unknown, signal: AbortSignal): Promise<LedgerEvent['delivery']> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
    });
    await response.body?.cancel();
    return response.ok
      ? { outcome: 'delivered', status: response.status }
      : { outcome: 'failed', error: `the receiver answered ${response.status}` };
  } catch (error) {
    return { outcome: 'failed', error: describe(error) };
  }
}

/**
 * Sends an event to the customer's webhook, once: retries and signing are not specified. Only loopback
 * addresses are called and no redirect is followed; everything else is noted in the ledger and not sent.
 */
export function sendEvent(life: Life, parcel: ParcelState, reason: EventReason): void {
  const url = parcel.customer.webhookUrl;
  const body = eventBody(parcel);
  const entry = life.ledger.addEvent({ reason, url, body });
  if (url === null || !isLoopback(url)) {
    entry.delivery = { outcome: 'not-sent', why: url === null ? 'no webhook URL' : 'not a loopback address' };
    return;
  }
  const delivery = (life.deliveries.get(url) ?? Promise.resolve()).then(async () => {
    entry.delivery = await deliver(url, body, life.signal);
  });
  life.deliveries.set(url, delivery);
  life.track(delivery);
}

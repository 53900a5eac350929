import { eventBody } from '../../relay/shop-client';

/** One event that a bench sends: to which of the shops, and its body. */
export interface BenchEvent {
  readonly shop: number;
  readonly code: string;
  readonly status: number;
  readonly body: string;
}

const STATUSES = 4;

/**
 * So many events over so many shops: parcels of a few statuses each, the shops in turn.
 * @param prefix of the parcels' codes: other events have other parcels
 */
export function makeEvents(count: number, shops: number, prefix = 'P'): readonly BenchEvent[] {
  return Array.from({ length: count }, (_, index) => {
    const shop = index % shops;
    const nth = Math.floor(index / shops);
    const code = `${prefix}${shop}-${Math.floor(nth / STATUSES)}`;
    const status = 1 + (nth % STATUSES);
    const body = eventBody({
      parcel_code: code,
      parcel_status_id: status,
      parcel_position_id: status,
      note: 'يرجى الاتصال قبل التسليم بنصف ساعة',
      reference_number: String(100_000 + index),
    });
    return { shop, code, status, body: JSON.stringify(body) };
  });
}

/** Which event is meant by a parcel and a status: a parcel has each of its statuses once. */
export function nameOf(event: { readonly code: string | null; readonly status: number | null }): string {
  return `${event.code} ${event.status}`;
}

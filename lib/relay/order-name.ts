import { writeBase64url } from './base64url';

/** Which parcel of which order: the store as `storeKey` writes it, the order's id there, 0 for the first parcel. */
export interface OrderCopy {
  readonly store: string;
  readonly orderId: string;
  readonly copy: number;
}

/** HMAC-SHA-256 with the shop's secret: every browser of the shop comes to the same name, the relay to none. */
export function orderName(
  secret: Uint8Array<ArrayBuffer>,
  { store, orderId, copy }: OrderCopy,
): Promise<string> {
  return nameOf(secret, [store, orderId, copy]);
}

/** A parcel's reference number as colleagues hold it against their own, which is all that can be learnt from it. */
export function referenceName(secret: Uint8Array<ArrayBuffer>, reference: string): Promise<string> {
  return nameOf(secret, [reference]);
}

async function nameOf(secret: Uint8Array<ArrayBuffer>, parts: readonly (string | number)[]): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const text = new TextEncoder().encode(JSON.stringify(parts));
  return writeBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
}

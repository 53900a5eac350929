import { jsonObject } from '../json';
import { findOwnNote } from '../own-note';

/** Under this key of an order's metadata stands our line, which employees alone see. */
export const OWN_KEY = 'shahna_parcel';

/** The codes of our parcels in an order's metadata, the newest first: each was written behind the others. */
export function ownCodes(metadata: unknown): readonly string[] {
  const line = jsonObject(metadata)[OWN_KEY];
  const parts = typeof line === 'string' ? line.split(/(?=\[Shahna\])/) : [];
  return parts.toReversed().flatMap((part) => findOwnNote([part]) ?? []);
}

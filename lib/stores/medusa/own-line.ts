import { jsonObject } from '../json';
import { ownCodes } from '../own-note';

/** Under this key of an order's metadata stands our line, which employees alone see. */
export const OWN_KEY = 'shahna_parcel';

/** Our notes in an order's metadata, the newest first: each was written behind the others. */
export function ownNotes(metadata: unknown): readonly string[] {
  const line = jsonObject(metadata)[OWN_KEY];
  return typeof line === 'string' ? line.split(/(?=\[Shahna\])/).toReversed() : [];
}

export function codesIn(metadata: unknown): readonly string[] {
  return ownCodes(ownNotes(metadata));
}

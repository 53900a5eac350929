import { toHandOver } from '../handover/to-hand-over';
import type { AnyEntry } from '../ledger/colleague-entries';
import { spanOf } from '../ledger/days';
import type { LedgerEntry } from '../ledger/entry';

/** Which labels the page shows where no parcels were chosen: what waits for a label comes first. */
export const LABEL_CHOICES = ['unprinted', 'today', 'week-unprinted'] as const;
export type LabelChoice = (typeof LABEL_CHOICES)[number];

export type LabelledEntry = LedgerEntry & { readonly parcelCode: string };

/** Whether there is something to print for a parcel: one without a code, or a colleague's, has no label here. */
export function hasLabel(entry: AnyEntry): entry is LabelledEntry {
  return entry.colleague === null && entry.made && entry.parcelCode !== null;
}

/** Whether a parcel waits for its label. */
export function isUnprinted(entry: AnyEntry): entry is LabelledEntry {
  return hasLabel(entry) && !entry.printed;
}

/**
 * The parcels of a choice, the oldest first.
 * @param now milliseconds since the epoch
 */
export function chooseLabels(
  entries: readonly LedgerEntry[],
  choice: LabelChoice,
  now: number,
): readonly LabelledEntry[] {
  const { from, until } = spanOf(choice === 'week-unprinted' ? 'week' : 'today', now);
  // Parcels of an evening are packed the next morning. What waits longer may have its label from elsewhere.
  const lately = toHandOver(entries, now).filter(
    ({ createdAt }) => createdAt >= spanOf('yesterday', now).from,
  );
  const waiting = new Set(choice === 'unprinted' ? lately : []);
  return entries
    .filter(choice === 'today' ? hasLabel : isUnprinted)
    .filter((entry) => (entry.createdAt >= from && entry.createdAt < until) || waiting.has(entry))
    .sort((a, b) => a.createdAt - b.createdAt);
}

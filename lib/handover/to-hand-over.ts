import type { AnyEntry, ColleagueEntry } from '../ledger/colleague-entries';
import { spanOf } from '../ledger/days';
import type { LedgerEntry, ShopParcel } from '../ledger/entry';
import type { Fate } from '../ledger/fate';

/**
 * Parcels that were made and that no driver took, as far as is known, the oldest first: of the last seven days, and
 * none that a status says is on its way.
 * @param now milliseconds since the epoch
 */
export function toHandOver(entries: readonly LedgerEntry[], now: number): readonly LedgerEntry[] {
  return waiting(entries, now)
    .filter(({ handedOverAt }) => handedOverAt === null)
    .sort((a, b) => a.createdAt - b.createdAt);
}

/** The same of colleagues' parcels: what their drivers were given by hand is not known here. */
export function waitingOfColleagues(shop: readonly AnyEntry[], now: number): readonly ColleagueEntry[] {
  return waiting(shop, now).filter((entry): entry is ColleagueEntry => entry.colleague !== null);
}

function waiting<Entry extends ShopParcel>(entries: readonly Entry[], now: number): readonly Entry[] {
  const { from } = spanOf('week', now);
  const fates: readonly Fate[] = ['only-made', 'confirmed'];
  // One of an account that was removed stands on no sheet, and a code that is not known cannot be signed for.
  return entries.filter(
    ({ made, parcelCode, createdAt, fate, accountName }) =>
      made && parcelCode !== null && accountName !== null && createdAt >= from && fates.includes(fate),
  );
}

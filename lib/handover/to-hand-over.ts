import { spanOf } from '../ledger/days';
import type { LedgerEntry } from '../ledger/entry';

/**
 * Parcels that were made and that no driver took, as far as is known, the oldest first: of the last seven days, and
 * none that a status says is on its way.
 * @param now milliseconds since the epoch
 */
export function toHandOver(entries: readonly LedgerEntry[], now: number): readonly LedgerEntry[] {
  const { from } = spanOf('week', now);
  return entries
    .filter(({ made, handedOverAt, createdAt }) => made && handedOverAt === null && createdAt >= from)
    .filter(({ fate }) => fate === 'only-made' || fate === 'confirmed')
    .sort((a, b) => a.createdAt - b.createdAt);
}

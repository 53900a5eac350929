import type { FindingCode } from '../../../lib/parcel/parcel-draft';
import { codesOfColleague, findColleagues } from '../relay/colleagues';
import { findJoined } from '../relay/secrets';

/** An order that a colleague ships or has shipped, as the shop's relay told. */
export interface ColleagueOrder {
  readonly orderId: string;
  /** As its draft says it. */
  readonly said: FindingCode;
  readonly parcelCodes: readonly string[];
}

/** Those of a store's orders that colleagues have; none where the shop has no relay. */
export async function findColleagueOrders(
  store: string,
  orderIds: readonly string[],
): Promise<readonly ColleagueOrder[]> {
  // A relay whose secrets cannot be read tells of no order; a list does without.
  const joined = await findJoined().catch(() => null);
  if (joined === null) return [];
  const found = await Promise.all(
    orderIds.map(async (orderId) => {
      const [finding] = await findColleagues(joined, { store, orderId });
      return finding && { orderId, said: finding.code, parcelCodes: codesOfColleague(finding) };
    }),
  );
  return found.filter((order) => order !== undefined);
}

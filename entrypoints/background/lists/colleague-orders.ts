import type { FindingCode } from '../../../lib/parcel/parcel-draft';
import type { SharedOrder } from '../../../lib/relay/schemas';
import { codesOfColleague, tellOfTheirs, theirsOf } from '../relay/colleagues';
import { findJoined } from '../relay/secrets';

export interface ColleagueOrder {
  readonly orderId: string;
  /** As its draft says it. */
  readonly said: FindingCode;
  readonly parcelCodes: readonly string[];
  readonly isMade: boolean;
  readonly isSending: boolean;
}

/** Milliseconds. A claim that stands for longer may be of a browser that was lost in its press: nobody may be shipping. */
const PRESS = 60 * 60_000;

function isSending({ state, claimedAt }: SharedOrder): boolean {
  return state === 'claimed' && Date.now() - Date.parse(claimedAt) < PRESS;
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
      const theirs = await theirsOf(joined, { store, orderId });
      const [finding] = tellOfTheirs(theirs);
      return (
        finding && {
          orderId,
          said: finding.code,
          parcelCodes: codesOfColleague(finding),
          isMade: theirs.some(({ state, wrong }) => state === 'created' && wrong !== true),
          isSending: theirs.some(isSending),
        }
      );
    }),
  );
  return found.filter((order) => order !== undefined);
}

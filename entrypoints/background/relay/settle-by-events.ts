import { Failure } from '../../../lib/failure';
import { judgeEvents } from '../../../lib/outbox/evidence';
import { readEveryRow, rowsInState } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { SharedOrder } from '../../../lib/relay/schemas';
import { findClaim, findSharedOrder, readSharedOrders } from '../../../lib/shop-relay/order-claims';
import { eventsOfReference, isOfAccount, readHistory } from '../../../lib/shop-relay/parcel-states';
import type { ParcelState } from '../../../lib/storage/records';
import { settleByEvent } from '../outbox/settling';
import { referenceOfColleague } from './colleagues';
import type { JoinedRelay } from './secrets';

/** Milliseconds after which an open claim of which nothing is known any more was left behind. */
const LEFT_BEHIND = 14 * 24 * 60 * 60_000;

/**
 * Settles lost answers whose parcels events have named. All are judged again at every look: an event may come before
 * its row is known to be lost, and a colleague's open order with its reference number may keep it waiting.
 * @returns the rows that were settled
 */
export async function settleByEvents(joined: JoinedRelay): Promise<readonly string[]> {
  const lost = (await Promise.all([rowsInState('unknown'), rowsInState('made-code-unknown')])).flat();
  const named = await Promise.all(lost.map((row) => namedByEvents(joined, row)));
  const open = named.filter((one) => one !== null);
  // Most looks find none, and years of rows are read for no look but these.
  if (open.length === 0) return [];
  const [rows, shared] = await Promise.all([readEveryRow(), readSharedOrders()]);
  // Whether a reference number is of no other row is not known while one of them cannot be read.
  if (rows === null) return [];
  const theirs = shared.filter(({ member }) => member.id !== joined.relay.memberId);
  const codesOfColleagues = new Set(
    theirs.flatMap(({ code, otherCodes }) => (code === null ? otherCodes : [code, ...otherCodes])),
  );
  const settled: string[] = [];
  for (const { row, reference, parcels } of open) {
    const name = await referenceOfColleague(joined, reference);
    const isColleagueOpen = theirs.some(
      (order) =>
        order.state !== 'released' &&
        order.code === null &&
        (order.reference == null ? mayMean(order, parcels) : order.reference === name),
    );
    const claimed = await whenClaimed(row);
    const parcelCode = judgeEvents(row, { parcels, rows, codesOfColleagues, isColleagueOpen, claimed });
    if (parcelCode === null) continue;
    try {
      await settleByEvent(row.id, parcelCode);
      settled.push(row.id);
    } catch (error) {
      // It is being asked about at this moment, or a person was first; else it is judged again at the next look.
      if (!(error instanceof Failure)) throw error;
    }
  }
  return settled;
}

async function namedByEvents({ relay }: JoinedRelay, row: OutboxRow) {
  const reference = row.request.reference_number ?? '';
  // Events prove something of the account that the relay was joined for, and of no other.
  if (row.accountId !== relay.accountId || reference === '') return null;
  const parcels = await parcelsOf(reference, row.accountId);
  return parcels.length === 0 ? null : { row, reference, parcels };
}

/** A claim of an earlier version that was left behind long before the first event is not of these parcels. */
function mayMean({ changedAt }: SharedOrder, parcels: readonly { readonly firstAt: number }[]): boolean {
  const until = Date.parse(changedAt) + LEFT_BEHIND;
  return parcels.some(({ firstAt }) => !(firstAt > until));
}

async function whenClaimed({ id }: OutboxRow) {
  const claim = await findClaim(id);
  const shared = claim === null ? null : await findSharedOrder(claim.key);
  if (claim?.begunAt === undefined || shared?.claim !== claim.claim) return null;
  return { here: claim.begunAt, byRelay: Date.parse(shared.claimedAt) };
}

async function parcelsOf(reference: string, accountId: string) {
  const isOwn = (event: ParcelState) => isOfAccount(event, accountId);
  // What another kind of event says is not shown. A deletion is of this kind (spec, Events): the parcel was made at least.
  const usual = (await eventsOfReference(reference)).filter(isOwn).filter(({ kind }) => kind === undefined);
  const codes = new Set(usual.map(({ parcelCode }) => parcelCode));
  return Promise.all(
    [...codes].map(async (parcelCode) => {
      const [first] = (await readHistory(parcelCode)).filter(isOwn);
      return { parcelCode, firstAt: first?.at ?? 0 };
    }),
  );
}

import { Failure } from '../../../lib/failure';
import { judgeEvents } from '../../../lib/outbox/evidence';
import { readEveryRow, rowsInState } from '../../../lib/outbox/queue';
import { readSharedOrders } from '../../../lib/shop-relay/order-claims';
import { eventsOfReference, isOfAccount, readHistory } from '../../../lib/shop-relay/parcel-states';
import type { ParcelState } from '../../../lib/storage/records';
import { settleByEvent } from '../outbox/settling';
import { referenceOfColleague } from './colleagues';
import type { JoinedRelay } from './secrets';

/**
 * Settles lost answers whose parcels the service's events have named. All of them are judged again at every look, by
 * what is kept: an event may come before its row is known to be lost, and a colleague's open order with its reference number may keep it waiting.
 * @returns the rows that were settled
 */
export async function settleByEvents(joined: JoinedRelay): Promise<readonly string[]> {
  const { relay } = joined;
  const lost = (await Promise.all([rowsInState('unknown'), rowsInState('made-code-unknown')])).flat();
  if (lost.length === 0) return [];
  const [rows, shared] = await Promise.all([readEveryRow(), readSharedOrders()]);
  // Whether a reference number is of no other row is not known while one of them cannot be read.
  if (rows === null) return [];
  const theirs = shared.filter(({ member }) => member.id !== relay.memberId);
  const settled: string[] = [];
  for (const row of lost) {
    const reference = row.request.reference_number ?? '';
    // Events prove something of the account that the relay was joined for, and of no other.
    if (row.accountId !== relay.accountId || reference === '') continue;
    const name = await referenceOfColleague(joined, reference);
    const parcelCode = judgeEvents(row, {
      parcels: await parcelsOf(reference, row.accountId),
      rows,
      codesOfColleagues: new Set(
        theirs.flatMap(({ code, otherCodes }) => (code === null ? otherCodes : [code, ...otherCodes])),
      ),
      isColleagueOpen: theirs.some(
        (order) => order.state !== 'released' && order.code === null && (order.reference ?? name) === name,
      ),
    });
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

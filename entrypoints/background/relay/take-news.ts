import { fateOf } from '../../../lib/ledger/fate';
import type { MetNumber } from '../../../lib/number-names/number-names';
import { meetNumbers } from '../../../lib/storage/kept-names';
import { readHistory } from '../../../lib/storage/parcel-states';
import type { KeptRelay, ParcelState } from '../../../lib/storage/records';
import type { News } from '../../../lib/storage/relay-changes';
import { findMeanings } from '../../../lib/storage/status-meanings';
import { findToldAccount } from '../../../lib/storage/told-account';
import { notify } from '../notices/notices';
import { tellAll } from '../tell';

/** What follows from what the relay told. */
export async function afterNews(relay: KeptRelay, { states, orders }: News): Promise<void> {
  if (states.length + orders.length === 0) return;
  const accountId = await findToldAccount(relay);
  if (accountId === null) return tellAll();
  await meetNumbers(
    accountId,
    states.flatMap(({ statusId, positionId }): MetNumber[] => [
      ...(statusId === null ? [] : [{ kind: 'parcel-status', number: statusId } as const]),
      ...(positionId === null ? [] : [{ kind: 'parcel-position', number: positionId } as const]),
    ]),
  );
  await tellAll();
  await notify('returned', await findCameBack(accountId, states));
}

/** Parcels that came back with these events; one that had come back before is told of no more. */
async function findCameBack(accountId: string, states: News['states']) {
  const meanings = await findMeanings(accountId);
  const hasReturned = ({ statusId }: ParcelState) => fateOf(statusId, meanings) === 'returned';
  const codes = new Set(states.filter(hasReturned).map(({ parcelCode }) => parcelCode));
  const found = [...codes].map(async (code) => {
    const history = await readHistory(code);
    const last = history.at(-1);
    const before = history.slice(0, -states.filter(({ parcelCode }) => parcelCode === code).length).at(-1);
    const isNew = last !== undefined && hasReturned(last) && (before === undefined || !hasReturned(before));
    return isNew ? [`#/parcels?${new URLSearchParams({ find: code })}` as const] : [];
  });
  return (await Promise.all(found)).flat();
}

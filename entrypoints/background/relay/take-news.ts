import { fateOf } from '../../../lib/ledger/fate';
import type { MetNumber } from '../../../lib/number-names/number-names';
import { changeCameBack } from '../../../lib/storage/came-back';
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
  const { come, gone } = await judgeReturns(accountId, states);
  await changeCameBack(come, gone);
  await tellAll();
  await notify(
    'returned',
    come.map((code) => `#/parcels?${new URLSearchParams({ find: code })}` as const),
  );
}

/** Parcels that came back with these events, but for those that had come back before; and those that did not. */
async function judgeReturns(accountId: string, states: News['states']) {
  const meanings = await findMeanings(accountId);
  const hasReturned = (state: ParcelState | undefined) =>
    state !== undefined && fateOf(state.statusId, meanings) === 'returned';
  const come: string[] = [];
  const gone: string[] = [];
  for (const [code, own] of Map.groupBy(states, ({ parcelCode }) => parcelCode)) {
    const returned = hasReturned(own.at(-1));
    if (!returned) gone.push(code);
    else if (!hasReturned((await readHistory(code)).at(-1 - own.length))) come.push(code);
  }
  return { come, gone };
}

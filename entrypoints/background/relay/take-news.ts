import { fateOf } from '../../../lib/ledger/fate';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import { meetNumbers } from '../../../lib/number-names/kept-names';
import { numbersOfStep } from '../../../lib/number-names/number-names';
import { changeCameBack } from '../../../lib/shop-relay/came-back';
import { isOfAccount, readHistory } from '../../../lib/shop-relay/parcel-states';
import type { RelayNews } from '../../../lib/shop-relay/relay-changes';
import type { ParcelState } from '../../../lib/storage/records';
import { notify } from '../notices/notices';
import { tellAll } from '../tell';

/** What follows from what the relay told. @param accountId whose parcels it tells of; `null`: nobody's */
export async function afterNews(accountId: string | null, { states, orders }: RelayNews): Promise<void> {
  if (states.length + orders.length === 0) return;
  if (accountId === null) return tellAll();
  await meetNumbers(accountId, states.flatMap(numbersOfStep));
  const { come, gone } = await judgeReturns(accountId, states);
  await changeCameBack(come, gone);
  await tellAll();
  await notify(
    'returned',
    come.map((code) => `#/parcels?${new URLSearchParams({ find: code })}` as const),
  );
}

/** Parcels that came back with these events, but for those that had come back before; and those that did not. */
async function judgeReturns(accountId: string, states: RelayNews['states']) {
  const meanings = await findMeanings(accountId);
  const hasReturned = (state: ParcelState | undefined) =>
    state !== undefined && fateOf(state.statusId, meanings) === 'returned';
  const come: string[] = [];
  const gone: string[] = [];
  for (const [code, own] of Map.groupBy(states, ({ parcelCode }) => parcelCode)) {
    const returned = hasReturned(own.at(-1));
    if (!returned) gone.push(code);
    else {
      const history = (await readHistory(code)).filter((state) => isOfAccount(state, accountId));
      if (!hasReturned(history.at(-1 - own.length))) come.push(code);
    }
  }
  return { come, gone };
}

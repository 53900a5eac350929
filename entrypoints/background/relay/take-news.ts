import { meetNumbers } from '../../../lib/number-names/kept-names';
import { numbersOfStep } from '../../../lib/number-names/number-names';
import type { RelayNews } from '../../../lib/shop-relay/relay-changes';
import { notify } from '../notices/notices';
import { tellAll } from '../tell';

/** What follows from what the relay told. @param accountId whose parcels it tells of; `null`: nobody's */
export async function afterNews(
  accountId: string | null,
  { states, orders, cameBack }: RelayNews,
): Promise<void> {
  if (states.length + orders.length === 0) return;
  if (accountId === null) return tellAll();
  await meetNumbers(accountId, states.flatMap(numbersOfStep));
  await tellAll();
  await notify(
    'returned',
    cameBack.map((code) => `#/parcels?${new URLSearchParams({ find: code })}` as const),
  );
}

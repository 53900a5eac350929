import type { MetNumber } from '../../../lib/number-names/number-names';
import { meetNumbers } from '../../../lib/storage/kept-names';
import type { KeptRelay } from '../../../lib/storage/records';
import type { News } from '../../../lib/storage/relay-changes';
import { findToldAccount } from '../../../lib/storage/told-account';
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
}

import { openDatabase } from '../storage/db';
import { type MetNumber, NO_NAMES, type NumberNames, withMet } from './number-names';

export async function findNumberNames(accountId: string): Promise<NumberNames> {
  const database = await openDatabase();
  return (await database.get('number-names', accountId))?.names ?? NO_NAMES;
}

/** Changes them in one transaction: what another page wrote meanwhile is changed, not lost. */
export async function changeNames(
  accountId: string,
  change: (names: NumberNames) => NumberNames,
): Promise<NumberNames> {
  const database = await openDatabase();
  const transaction = database.transaction('number-names', 'readwrite');
  const old = (await transaction.store.get(accountId))?.names ?? NO_NAMES;
  const names = change(old);
  if (names !== old) await transaction.store.put({ accountId, names });
  await transaction.done;
  return names;
}

/** Lists numbers that an answer of the service held, so that they can be given names. */
export async function meetNumbers(accountId: string, met: readonly MetNumber[]): Promise<void> {
  await changeNames(accountId, (names) => withMet(names, met));
}

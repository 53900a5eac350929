import { changeIn, findIn } from '../storage/db';
import { type MetNumber, NO_NAMES, type NumberNames, withMet } from './number-names';

export async function findNumberNames(accountId: string): Promise<NumberNames> {
  return (await findIn('number-names', accountId))?.names ?? NO_NAMES;
}

/** Changes them in one transaction: what another page wrote meanwhile is changed, not lost. */
export async function changeNames(
  accountId: string,
  change: (names: NumberNames) => NumberNames,
): Promise<NumberNames> {
  return changeIn('number-names', async (kept) => {
    const old = (await kept.get(accountId))?.names ?? NO_NAMES;
    const names = change(old);
    if (names !== old) await kept.put({ accountId, names });
    return names;
  });
}

/** Lists numbers that an answer of the service held, so that they can be given names. */
export async function meetNumbers(accountId: string, met: readonly MetNumber[]): Promise<void> {
  await changeNames(accountId, (names) => withMet(names, met));
}

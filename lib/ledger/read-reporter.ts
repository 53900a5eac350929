import type { Translator } from '../i18n/translator';
import { findNumberNames } from '../number-names/kept-names';
import { NO_NAMES } from '../number-names/number-names';
import { parcelStatusOf } from '../number-names/parcel-status-words';
import type { Account } from '../settings/account';
import { fateOf, findMeant, NO_MEANINGS } from './fate';
import type { Reporter } from './read-entries';
import { findMeanings } from './status-meanings';

/** How each account's statuses are reported: by its own names of them, and what they mean. */
export async function readReporter(accounts: readonly Account[], translator: Translator): Promise<Reporter> {
  const words = new Map(
    await Promise.all(
      accounts.map(
        async ({ id }) =>
          [id, { names: await findNumberNames(id), meanings: await findMeanings(id) }] as const,
      ),
    ),
  );
  return (state, accountId) => {
    const { names = NO_NAMES, meanings = NO_MEANINGS } = words.get(accountId) ?? {};
    const meant = findMeant(state, meanings);
    return {
      parcelStatus: parcelStatusOf(state, names, translator),
      fate: fateOf(state, meanings),
      draftSince: meant?.fate === 'only-made' ? meant.at : null,
    };
  };
}

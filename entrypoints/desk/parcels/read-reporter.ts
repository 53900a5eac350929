import type { Translator } from '../../../lib/i18n/translator';
import { fateOf, findMeant, NO_MEANINGS } from '../../../lib/ledger/fate';
import type { Reporter } from '../../../lib/ledger/read-entries';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import { findNumberNames } from '../../../lib/number-names/kept-names';
import { NO_NAMES } from '../../../lib/number-names/number-names';
import { parcelStatusOf } from '../../../lib/number-names/parcel-status-words';
import type { Account } from '../../../lib/settings/account';

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

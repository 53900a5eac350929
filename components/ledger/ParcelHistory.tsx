import { momentText } from '../../lib/i18n/moment-text';
import type { ShopParcel } from '../../lib/ledger/entry';
import { parcelStatusOf } from '../../lib/number-names/parcel-status-words';
import { isOfAccount, readHistory } from '../../lib/shop-relay/parcel-states';
import type { ParcelState } from '../../lib/storage/records';
import { useNames } from '../number-names/use-names';
import { useText } from '../text/use-text';
import { useRead } from '../ui/use-read';

/** What the service reported of a parcel, the newest first; each with its whole note. */
export function ParcelHistory({ entry }: { readonly entry: ShopParcel }) {
  const translator = useText();
  const [names] = useNames(entry.accountId);
  const { parcelCode, parcelStatus, accountId } = entry;
  const [told] = useRead<readonly ParcelState[]>(
    [],
    async () => (parcelCode === null ? [] : readHistory(parcelCode)),
    [parcelCode, parcelStatus?.at, parcelStatus?.words],
    'parcel history',
  );
  const history = told.filter((state) => isOfAccount(state, accountId));
  if (history.length === 0) return null;
  return (
    <section class="history stack">
      <h3>{translator.t('told-title')}</h3>
      <ol class="stack history__list">
        {history.toReversed().map((state, before) => (
          <li key={history.length - before}>
            <bdi>{parcelStatusOf({ ...state, note: null }, names, translator).words}</bdi>{' '}
            <time class="soft small" dateTime={new Date(state.at).toISOString()}>
              {momentText(state.at, translator.language)}
            </time>
            {state.note !== null && (
              <bdi class="small block breaks" dir="auto">
                {state.note}
              </bdi>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useEffect, useState } from 'preact/hooks';
import { momentText } from '../../lib/i18n/moment-text';
import type { ShopParcel } from '../../lib/ledger/entry';
import { parcelStatusOf } from '../../lib/number-names/parcel-status-words';
import { isOfAccount, readHistory } from '../../lib/shop-relay/parcel-states';
import { logged } from '../../lib/storage/log';
import type { ParcelState } from '../../lib/storage/records';
import { useNames } from '../number-names/use-names';
import { useText } from '../text/use-text';

/** What the service reported of a parcel, the newest first; each with its whole note. */
export function ParcelHistory({ entry }: { readonly entry: ShopParcel }) {
  const translator = useText();
  const [names] = useNames(entry.accountId);
  const [told, setTold] = useState<readonly ParcelState[]>([]);
  const { parcelCode, parcelStatus, accountId } = entry;
  const history = told.filter((state) => isOfAccount(state, accountId));
  useEffect(() => {
    if (parcelCode !== null) readHistory(parcelCode).then(setTold, logged('parcel history'));
  }, [parcelCode, parcelStatus?.at, parcelStatus?.words]);
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

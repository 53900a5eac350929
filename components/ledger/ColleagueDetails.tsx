import type { ColleagueEntry } from '../../lib/ledger/colleague-entries';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { DetailsHead } from './DetailsHead';
import { DetailsLine } from './DetailsLine';
import { ParcelHistory } from './ParcelHistory';

/** A colleague's parcel: whose it is, what it brings and what was reported of it. The rest is in their browser. */
export function ColleagueDetails({ entry }: { readonly entry: ColleagueEntry }) {
  const { t } = useText();
  const { totalPrice, fee, currency } = entry;
  return (
    <div class="details">
      <DetailsHead entry={entry} />
      <p class="soft">{t('ledger-colleague-text', { name: entry.colleague })}</p>
      <ParcelHistory entry={entry} />
      <dl class="details__lines">
        <DetailsLine label={t('ledger-column-amount')}>
          {totalPrice === null ? '—' : <Amount value={totalPrice} currency={currency} />}
        </DetailsLine>
        <DetailsLine label={t('ledger-fee')}>
          {fee === null ? t('ledger-fee-unknown') : <Amount value={fee} currency={currency} />}
        </DetailsLine>
      </dl>
    </div>
  );
}

import { momentText } from '../../lib/i18n/moment-text';
import type { ColleagueEntry } from '../../lib/ledger/colleague-entries';
import { RowStateTag } from '../outbox/RowStateTag';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { CopyButton } from '../ui/CopyButton';
import { Ltr } from '../ui/Ltr';
import { ParcelHistory } from './ParcelHistory';

/** A colleague's parcel: whose it is, what it brings and what was reported of it. The rest is in their browser. */
export function ColleagueDetails({ entry }: { readonly entry: ColleagueEntry }) {
  const { t, language } = useText();
  const { parcelCode, totalPrice, fee, currency } = entry;
  return (
    <div class="details">
      <p class="details__state">
        <RowStateTag row={entry} />
        <span class="soft small">{momentText(entry.createdAt, language)}</span>
      </p>
      {parcelCode !== null && (
        <div class="details__code">
          <Ltr code>{parcelCode}</Ltr>
          <CopyButton text={parcelCode} />
        </div>
      )}
      <p class="soft">{t('ledger-colleague-text', { name: entry.colleague })}</p>
      <ParcelHistory entry={entry} />
      <dl class="details__lines">
        <div class="details__line">
          <dt>{t('ledger-column-amount')}</dt>
          <dd>{totalPrice === null ? '—' : <Amount value={totalPrice} currency={currency} />}</dd>
        </div>
        <div class="details__line">
          <dt>{t('ledger-fee')}</dt>
          <dd>{fee === null ? t('ledger-fee-unknown') : <Amount value={fee} currency={currency} />}</dd>
        </div>
      </dl>
    </div>
  );
}

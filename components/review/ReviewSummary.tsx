import { totalsOfReview } from '../../lib/review/review-totals';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import type { ReviewState } from './review-state';

export function ReviewSummary({ state }: { readonly state: ReviewState }) {
  const { t } = useText();
  const totals = totalsOfReview(state.reviewed.value, (id) => state.fees.value.get(id) ?? null);
  if (totals.length === 0) return null;
  return (
    <ul class="review__totals" aria-label={t('ledger-sums')}>
      {totals.map(({ currency, parcels, toCollect, fees, withoutFee }) => (
        <li key={currency ?? ''} class="cluster">
          <span>{t('parcels-count', { count: parcels })}</span>
          <span>
            {t('field-totalPrice')}:{' '}
            <strong>
              <Amount value={toCollect} currency={currency} />
            </strong>
          </span>
          {withoutFee < parcels && (
            <span>
              {t('ledger-fee')}:{' '}
              <strong>
                <Amount value={fees} currency={currency} />
              </strong>
            </span>
          )}
          {withoutFee > 0 && <span class="soft">{t('ledger-without-fee', { count: withoutFee })}</span>}
        </li>
      ))}
    </ul>
  );
}

import { amountText } from '../../lib/decimal';
import type { Totals } from '../../lib/ledger/totals';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Tag } from '../ui/Tag';

interface TotalsStripProps {
  readonly totals: readonly Totals[];
  /** Names each sum's account, where there could be several. */
  readonly named: boolean;
}

/** The sums of the shown parcels for each account: accounts differ in currency, and some are for practice. */
export function TotalsStrip({ totals, named }: TotalsStripProps) {
  const { t } = useText();
  if (totals.length === 0) return null;
  return (
    <ul class="totals stack tight" aria-label={t('ledger-sums')}>
      {totals.map((sum) => (
        <li
          key={`${sum.accountId} ${sum.currency ?? ''} ${sum.testing}`}
          class="cluster baseline totals__account"
        >
          {named && (
            <span class="row baseline strong totals__name">
              <bdi>{sum.accountName ?? t('ledger-account-gone')}</bdi>
              {sum.testing && <Tag tone="practice">{t('environment-testing')}</Tag>}
            </span>
          )}
          <strong>{t('parcels-count', { count: sum.parcels })}</strong>
          {sum.byColleagues > 0 && (
            <span class="soft">{t('ledger-by-colleagues', { count: sum.byColleagues })}</span>
          )}
          <span>
            {t('field-totalPrice')}:{' '}
            <strong>
              <Amount value={amountText(sum.toCollect)} currency={sum.currency} />
            </strong>
          </span>
          {sum.withoutAmount > 0 && (
            <span class="soft">
              {t('cash-no-amount')}: {sum.withoutAmount}
            </span>
          )}
          {sum.parcels > 0 && <Fees sum={sum} />}
          {sum.unknown > 0 && <Tag tone="warning">{t('ledger-not-known', { count: sum.unknown })}</Tag>}
        </li>
      ))}
    </ul>
  );
}

/** Where fees are missing, the sum says of how many parcels. */
function Fees({ sum }: { readonly sum: Totals }) {
  const { t } = useText();
  if (sum.withoutFee === sum.parcels) return <span class="soft">{t('bar-missing-fee')}</span>;
  return (
    <span>
      {t('ledger-fee')}:{' '}
      <strong>
        <Amount value={amountText(sum.fees)} currency={sum.currency} />
      </strong>
      {sum.withoutFee > 0 && (
        <span class="soft">{` · ${t('ledger-without-fee', { count: sum.withoutFee })}`}</span>
      )}
    </span>
  );
}

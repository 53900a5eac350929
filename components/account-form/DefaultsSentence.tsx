import type { AccountDraft } from '../../lib/settings/account-draft';
import { useText } from '../text/use-text';
import { currencyName } from './currency-name';

interface DefaultsSentenceProps {
  readonly draft: AccountDraft;
}

/** What the account will do with an order's money, in one sentence that the button below confirms. */
export function DefaultsSentence({ draft }: DefaultsSentenceProps) {
  const { t, language } = useText();
  const { environment, currency, otherCurrency, numberRule, deliveryPaidBy } = draft;
  const code = currency === 'other' ? otherCurrency.trim().toUpperCase() : currency;
  if (environment === null || numberRule === null || deliveryPaidBy === null || code === '') return null;
  return (
    <p class="defaults" data-testid="account-defaults">
      {t('account-defaults', {
        environment,
        rule: numberRule,
        paidBy: deliveryPaidBy,
        included: draft.totalIncludesDelivery,
        paid: draft.paidOrders,
        currency: currencyName(code, language),
      })}
    </p>
  );
}

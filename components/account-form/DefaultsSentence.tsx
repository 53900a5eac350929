import type { AccountDraft } from '../../lib/storage/save-draft';
import { useText } from '../text/use-text';

interface DefaultsSentenceProps {
  readonly draft: AccountDraft;
}

/** All that the account will do with an order's money, in one sentence to be confirmed; the questions change it. */
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
        currency: nameOf(code, language),
      })}
    </p>
  );
}

/** What is no currency yet, while it is being typed, stands as it is typed. */
function nameOf(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'currency' }).of(code) ?? code;
  } catch {
    // Not the form of a code: the field itself says so.
    return code;
  }
}

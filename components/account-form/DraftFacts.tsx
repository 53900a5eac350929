import type { AccountDraft } from '../../lib/settings/account-draft';
import { useText } from '../text/use-text';
import { FactList } from '../ui/FactList';
import { moneyFacts } from './money-facts';

/** What the account will do with an order, a line each, which the button below confirms. */
export function DraftFacts({ draft }: { readonly draft: AccountDraft }) {
  const text = useText();
  const { environment, numberRule, deliveryPaidBy, paidOrders } = draft;
  const currency = draft.currency === 'other' ? draft.otherCurrency.trim().toUpperCase() : draft.currency;
  if (environment === null || numberRule === null || deliveryPaidBy === null || currency === '') return null;
  const totalIncludesDelivery = draft.totalIncludesDelivery === 'yes';
  const money = { currency, numberRule, deliveryPaidBy, totalIncludesDelivery, paidOrders };
  return (
    <div class="stack tight padded defaults" data-testid="account-defaults">
      <p>{text.t(environment === 'testing' ? 'environment-testing' : 'account-environment-live')}</p>
      <FactList class="facts" facts={moneyFacts(money, text)} />
    </div>
  );
}

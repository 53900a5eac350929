import type { Translator } from '../../lib/i18n/translator';
import type { Account } from '../../lib/settings/account';
import type { ListedFact } from '../ui/FactList';
import { currencyName } from './currency-name';

type AccountMoney = Pick<
  Account,
  'currency' | 'numberRule' | 'deliveryPaidBy' | 'totalIncludesDelivery' | 'paidOrders'
>;

/** What an account collects, as its card and its form say it. */
export function moneyFacts(account: AccountMoney, { t, language }: Translator): readonly ListedFact[] {
  const { currency, numberRule, deliveryPaidBy, totalIncludesDelivery, paidOrders } = account;
  const delivery = totalIncludesDelivery ? 'account-summary-included' : 'account-summary-apart';
  return [
    [
      t('account-summary-amounts'),
      `${currencyName(currency, language)} · ${t(`account-number-rule-${numberRule}`)}`,
    ],
    [t('account-summary-delivery'), `${t(`account-summary-${deliveryPaidBy}-pays`)} · ${t(delivery)}`],
    [t('account-paid-orders'), t(paidOrders === 'ask' ? 'account-paid-ask' : 'collect-none')],
  ];
}

import type { Translator } from '../../lib/i18n/translator';
import type { Account } from '../../lib/settings/account';
import type { ListedFact } from '../ui/FactList';
import { currencyName } from './currency-name';

type AccountMoney = Pick<
  Account,
  'currency' | 'numberRule' | 'deliveryPaidBy' | 'totalIncludesDelivery' | 'paidOrders'
>;

export function moneyFacts(account: AccountMoney, { t, language }: Translator): readonly ListedFact[] {
  const { currency, numberRule, deliveryPaidBy, totalIncludesDelivery, paidOrders } = account;
  return [
    [
      t('account-currency'),
      `${currencyName(currency, language)} · ${t(`account-number-rule-${numberRule}`)}`,
    ],
    [t('account-fact-includes-delivery'), t(totalIncludesDelivery ? 'yes' : 'no')],
    [
      t('account-delivery-paid-by'),
      t(deliveryPaidBy === 'recipient' ? 'field-firstName' : 'account-delivery-sender'),
    ],
    [t('account-paid-orders'), t(paidOrders === 'ask' ? 'account-paid-ask' : 'collect-nothing')],
  ];
}

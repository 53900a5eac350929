import type { Account } from '../../lib/storage/account';
import { CURRENCIES } from '../../lib/storage/currencies';
import type { AccountDraft } from '../../lib/storage/save-draft';

/**
 * A new account. What decides over money is not chosen for the person; that order totals include delivery is,
 * since most stores' do, and the form says so. Asking about paid orders loses nothing.
 */
export const BLANK_DRAFT: AccountDraft = {
  name: '',
  address: '',
  environment: null,
  currency: '',
  otherCurrency: '',
  numberRule: null,
  totalIncludesDelivery: 'yes',
  deliveryPaidBy: null,
  paidOrders: 'ask',
  length: '',
  width: '',
  height: '',
  weight: '',
  descriptionTemplate: '{items}',
};

export function draftOf(account: Account): AccountDraft {
  const { size } = account;
  const offered = CURRENCIES.some((code) => code === account.currency);
  return {
    name: account.name,
    address: account.address,
    environment: account.environment,
    currency: offered ? account.currency : 'other',
    otherCurrency: offered ? '' : account.currency,
    numberRule: account.numberRule,
    totalIncludesDelivery: account.totalIncludesDelivery ? 'yes' : 'no',
    deliveryPaidBy: account.deliveryPaidBy,
    paidOrders: account.paidOrders,
    length: size === null ? '' : String(size.length),
    width: size === null ? '' : String(size.width),
    height: size === null ? '' : String(size.height),
    weight: account.weight ?? '',
    descriptionTemplate: account.descriptionTemplate,
  };
}

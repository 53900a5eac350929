import { type Account, CURRENCIES } from '../../lib/settings/account';
import type { AccountDraft } from '../../lib/settings/account-draft';
import { KEY_FIELD } from '../../lib/settings/key-field';

/**
 * A new account begins with what most shops have. All of it stands in one sentence above the button that saves, which
 * is pressed to confirm it; nothing of it counts before.
 */
export const BLANK_DRAFT: AccountDraft = {
  name: '',
  address: '',
  environment: 'live',
  currency: 'ILS',
  otherCurrency: '',
  numberRule: 'whole',
  totalIncludesDelivery: 'yes',
  deliveryPaidBy: 'recipient',
  paidOrders: 'ask',
  mustConfirm: 'unknown',
  length: '',
  width: '',
  height: '',
  weight: '',
  descriptionTemplate: '{items}',
  country: null,
  phoneForm: 'national',
  keyField: KEY_FIELD,
};

export function draftOf(account: Account): AccountDraft {
  // What the service told of a parcel without a size stands where the shop has set none.
  const size = account.size ?? account.told?.size ?? null;
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
    mustConfirm: account.mustConfirm ?? 'unknown',
    length: size === null ? '' : String(size.length),
    width: size === null ? '' : String(size.width),
    height: size === null ? '' : String(size.height),
    weight: account.weight ?? '',
    descriptionTemplate: account.descriptionTemplate,
    country: account.country ?? null,
    phoneForm: account.phoneForm ?? 'national',
    keyField: account.keyField ?? KEY_FIELD,
  };
}

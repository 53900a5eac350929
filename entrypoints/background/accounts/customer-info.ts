import type { CustomerInfo } from '../../../lib/courier/schemas/user';
import type { ParcelSize, ToldByService } from '../../../lib/settings/account';
import { changeAccountBy } from '../../../lib/settings/settings';
import { keepWebhook } from '../../../lib/storage/known-webhook';
import { learnMaximum } from '../../../lib/storage/learned-maximum';

/**
 * Keeps what a record of the service tells of the account itself (spec, CustomerInfo). A size that a person has set
 * stays, as does what an earlier record told where this one says nothing.
 */
export async function keepCustomerInfo(accountId: string, info: CustomerInfo): Promise<void> {
  const at = Date.now();
  const address = info.event_webhook_url ?? '';
  if (address !== '') await keepWebhook({ accountId, address, from: 'seen-in-answer', at });
  const maximumPrice = positive(info.max_price_for_parcel);
  if (maximumPrice !== null) await learnMaximum(accountId, maximumPrice);
  const told: Omit<ToldByService, 'at'> = {
    maximumPrice,
    size: sizeOf(info),
    extraFeeFrom: positive(info.price_extra_fee_threshold),
    extraFeeFraction: positive(info.price_extra_fee_percentage),
    creationModeId: info.parcel_creation_mode_id,
  };
  const said = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));
  if (Object.keys(said).length === 0) return;
  await changeAccountBy(accountId, (account) => ({
    ...account,
    size: account.size ?? told.size,
    told: { ...told, ...account.told, ...said, at },
  }));
}

/** All three or none, as in the account's form. */
function sizeOf(info: CustomerInfo): ParcelSize | null {
  const { default_parcel_length: length, default_parcel_width: width, default_parcel_height: height } = info;
  if (length === null || width === null || height === null) return null;
  return Math.min(length, width, height) > 0 ? { length, width, height } : null;
}

/** An amount above zero: the service writes 0 where nothing is set, and a maximum of 0 would stop every parcel. */
function positive(amount: string | null): string | null {
  return amount !== null && /^\d{1,13}(\.\d{1,6})?$/.test(amount) && /[1-9]/.test(amount) ? amount : null;
}

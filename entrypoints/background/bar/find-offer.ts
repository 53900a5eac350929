import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { worstFirst } from '../../../lib/parcel/finding';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import type { Account } from '../../../lib/settings/account';
import { offerDigestOf } from '../shipping/digest';
import type { Offer } from './draft-bar';

/** Villages that the bar offers at most; the form has the others. */
const MOST_OFFERED = 4;

/** The few villages that an order may mean, to be chosen in the bar; `null`: there is nothing to choose from. */
export async function findOffer(
  order: Order,
  account: Account,
  { fields, findings }: ParcelDraft,
): Promise<Offer | null> {
  const choices = worstFirst(findings)
    .find(({ field, choices }) => field === 'village' && choices !== undefined)
    ?.choices?.slice(0, MOST_OFFERED);
  if (choices === undefined || choices.length === 0) return null;
  return { choices, digest: await offerDigestOf(orderKeyOf(order), account, fields, choices) };
}

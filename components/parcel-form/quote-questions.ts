import type { InputOf } from '../../lib/messaging/protocol';
import type { FormView } from '../../lib/messaging/views/form';
import type { PhoneRules } from '../../lib/parcel/countries';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import { parseAmount } from '../../lib/parcel/parse-amount';
import { oneForm } from '../../lib/parcel/phone';
import { DEFAULT_DIMENSION, isPhone } from '../../lib/parcel/rules';

/**
 * What the delivery to the chosen village costs; the price of the goods goes with it where it can be read. Of several
 * parcels none is sent with it.
 */
export function feeQuestion(accountId: string | null, fields: ParcelFields): InputOf<'quote/fee'> | null {
  if (accountId === null || fields.village === null) return null;
  const price = parseAmount(fields.actualPrice);
  const known = price.ok && !price.value.startsWith('-') && fields.parcels.length === 0;
  return { accountId, villageId: fields.village.id, price: known ? price.value : null };
}

/** What the size costs; a size that nobody stated is the service's own default and costs nothing to ask about. */
export function sizeQuestion(accountId: string | null, fields: ParcelFields): InputOf<'quote/size'> | null {
  const { village, length, width, height } = fields;
  if (accountId === null || village === null) return null;
  if ([length, width, height].every((text) => text.trim() === '')) return null;
  const size = { length: dimension(length), width: dimension(width), height: dimension(height) };
  if (size.length === null || size.width === null || size.height === null) return null;
  return { accountId, villageId: village.id, length: size.length, width: size.width, height: size.height };
}

/** The query for recipients known by the phone, once it is complete. */
export function recipientQuestion(
  account: ({ readonly id: string } & PhoneRules) | null,
  fields: Pick<ParcelFields, 'phone'>,
): InputOf<'recipient/find'> | null {
  if (account === null) return null;
  const phone = oneForm(fields.phone, account);
  return isPhone(phone) ? { accountId: account.id, phone } : null;
}

/** What was shipped before to the phone that was written here; the background told of the phone that it filled in. */
export function pastQuestion(
  account: ({ readonly id: string } & PhoneRules) | null,
  fields: Pick<ParcelFields, 'phone'>,
  { draft, order: { store, orderId } }: Pick<FormView, 'draft' | 'order'>,
): InputOf<'recipient/past'> | null {
  const question = recipientQuestion(account, fields);
  const isTold = fields.phone === draft.fields.phone;
  return question === null || isTold ? null : { ...question, store, orderId };
}

/** Spec, Limits: what is left out counts as 40. `null`: not a size. */
function dimension(text: string): number | null {
  if (text.trim() === '') return DEFAULT_DIMENSION;
  const parsed = parseAmount(text);
  const value = parsed.ok ? Number(parsed.value) : Number.NaN;
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

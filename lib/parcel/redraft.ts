import type { CreateParcelRequest } from '../courier/parcels';
import { addDecimals, compareDecimals, normalizeDecimal, subtractDecimals } from '../decimal';
import type { Decimal } from '../order';
import { EMPTY_FIELDS, originsOf } from './empty-fields';
import { error } from './finding';
import type { Origin, ParcelDraft, VillageChoice } from './parcel-draft';
import { parseAmount } from './parse-amount';

const SENT: Origin = { from: 'sent' };

/**
 * @param village by its names; `null` when the directory does not have it any more: it must be picked anew.
 * @param today the person's, `YYYY-MM-DD`: a planned day before it is left out
 */
export function redraft(
  request: CreateParcelRequest,
  village: VillageChoice | null,
  today: string,
): ParcelDraft {
  const { recipient, address, planned_date: planned = '' } = request;
  const text = (value: string | number | undefined) => (value === undefined ? '' : String(value));
  const fields = {
    ...EMPTY_FIELDS,
    firstName: recipient.first_name,
    phone: recipient.phone,
    phone2: text(recipient.phone2),
    village,
    streetName: address.street_name,
    totalPrice: request.total_price,
    actualPrice: text(request.actual_price),
    description: request.description,
    note: text(request.note),
    customerPrivateNote: text(request.customer_private_note),
    weight: text(request.weight),
    length: text(request.length),
    width: text(request.width),
    height: text(request.height),
    isReplacement: request.is_replacement ?? false,
    isFavoriteRecipient: request.is_favorite_recipient ?? false,
    plannedDate: planned < today ? '' : planned,
    referenceNumber: text(request.reference_number),
    parcelType: text(request.parcel_type),
  };
  const filled = Object.entries(fields).filter(
    ([, value]) => value !== '' && value !== null && value !== false,
  );
  const origins = originsOf(Object.fromEntries(filled.map(([name]) => [name, SENT])));
  return { fields, origins, findings: [], reckoning: [] };
}

/**
 * With the company's fee of now in the amount, in place of the one that was a part of what was sent.
 * @param now `null`: nobody knows it, or how much of the amount it is, so that a person writes the amount
 */
export function withFee(draft: ParcelDraft, sent: Decimal, now: Decimal | null): ParcelDraft {
  const total = parseAmount(draft.fields.totalPrice);
  // One of several parcels may collect nothing; an amount in another currency is asked about for that.
  if (!total.ok || total.currency !== null || compareDecimals(total.value, sent) < 0) return draft;
  if (now === null) {
    const fields = { ...draft.fields, totalPrice: '' };
    return { ...draft, fields, findings: [error('totalPrice', 'delivery-unknown')] };
  }
  const totalPrice = addDecimals(subtractDecimals(total.value, sent), now);
  return {
    ...draft,
    fields: { ...draft.fields, totalPrice },
    reckoning: [{ kind: 'delivery', amount: normalizeDecimal(now) }],
  };
}

import type { CreateParcelRequest } from '../courier/parcels';
import { EMPTY_FIELDS, originsOf } from './empty-fields';
import type { Origin, ParcelDraft, VillageChoice } from './parcel-draft';

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

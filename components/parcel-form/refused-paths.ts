import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';

/** Paths of the request (spec, POST /parcels/create) whose last part is not simply the field's name. */
const PATHS: Readonly<Record<string, ParcelFieldName>> = {
  'recipient.first_name': 'firstName',
  'recipient.phone': 'phone',
  'recipient.phone2': 'phone2',
  'address.village_id': 'village',
  'address.city_id': 'village',
  'address.street_name': 'streetName',
  total_price: 'totalPrice',
  actual_price: 'actualPrice',
  description: 'description',
  note: 'note',
  customer_private_note: 'customerPrivateNote',
  weight: 'weight',
  length: 'length',
  width: 'width',
  height: 'height',
  is_replacement: 'isReplacement',
  is_favorite_recipient: 'isFavoriteRecipient',
  planned_date: 'plannedDate',
  reference_number: 'referenceNumber',
  parcel_type: 'parcelType',
};

/** The form's field that a path of the request is filled from; `null`: none that a person fills. */
export function findFieldOfPath(path: string): ParcelFieldName | null {
  return PATHS[path] ?? null;
}

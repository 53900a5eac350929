import type { Origin, ParcelFieldName, ParcelFields } from './parcel-draft';

export const EMPTY_FIELDS: ParcelFields = {
  firstName: '',
  phone: '',
  phone2: '',
  village: null,
  streetName: '',
  totalPrice: '',
  actualPrice: '',
  description: '',
  note: '',
  customerPrivateNote: '',
  weight: '',
  length: '',
  width: '',
  height: '',
  isReplacement: false,
  isFavoriteRecipient: false,
  plannedDate: '',
  referenceNumber: '',
  parcelType: '',
  parcels: [],
};

export const NOWHERE: Origin = { from: 'nowhere' };

export function originsOf(
  given: {
    readonly [Name in ParcelFieldName]?: Origin;
  },
): Readonly<Record<ParcelFieldName, Origin>> {
  const names = Object.keys(EMPTY_FIELDS) as ParcelFieldName[];
  const all = names.map((name) => [name, given[name] ?? NOWHERE]);
  return Object.fromEntries(all) as Record<ParcelFieldName, Origin>;
}

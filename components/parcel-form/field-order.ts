import type { Finding, ParcelFieldName } from '../../lib/parcel/parcel-draft';

/** The fields that are always shown, as they stand from top to bottom. */
export const MAIN_FIELDS = [
  'firstName',
  'phone',
  'phone2',
  'village',
  'streetName',
  'totalPrice',
  'description',
  'note',
] as const satisfies readonly ParcelFieldName[];

const MORE_FIELDS = [
  'actualPrice',
  'length',
  'width',
  'height',
  'weight',
  'customerPrivateNote',
  'plannedDate',
  'referenceNumber',
  'parcelType',
  'isReplacement',
  'isFavoriteRecipient',
] as const satisfies readonly ParcelFieldName[];

export const FORM_FIELDS: readonly ParcelFieldName[] = [...MAIN_FIELDS, 'parcels', ...MORE_FIELDS];

export function isMoreField(field: ParcelFieldName): boolean {
  return MORE_FIELDS.some((name) => name === field);
}

/** The fields with errors or doubts, each once, from top to bottom. */
export function blockedFields(findings: readonly Finding[]): readonly ParcelFieldName[] {
  return FORM_FIELDS.filter((field) =>
    findings.some((finding) => finding.field === field && finding.severity !== 'notice'),
  );
}

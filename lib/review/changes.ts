import { joinAddress } from '../parcel/join-address';
import type { ParcelFieldName, ParcelFields } from '../parcel/parcel-draft';

/** A field of an order that holds something else than the person saw, each as people read it; empty: nothing. */
export interface FieldChange {
  readonly field: ParcelFieldName;
  readonly before: string;
  readonly now: string;
}

export function findChanges(before: ParcelFields, now: ParcelFields): readonly FieldChange[] {
  return (Object.keys(now) as ParcelFieldName[])
    .map((field) => ({ field, before: textOf(before, field), now: textOf(now, field) }))
    .filter((change) => change.before !== change.now);
}

/** The form with what was changed between two moments of another one laid over it. */
export function withChangesOf(shown: ParcelFields, from: ParcelFields, to: ParcelFields): ParcelFields {
  const changed = findChanges(from, to).map(({ field }) => [field, to[field]] as const);
  return { ...shown, ...Object.fromEntries(changed) };
}

function textOf(fields: ParcelFields, field: ParcelFieldName): string {
  const { village } = fields;
  if (field === 'village') return village === null ? '' : joinAddress([village.name, village.city]);
  if (field === 'parcels')
    return fields.parcels.map(({ amount, description }) => `${amount} ${description}`).join(' + ');
  const value = fields[field];
  return typeof value === 'boolean' ? (value ? '✓' : '') : String(value ?? '');
}

import { isOfWholeOrder } from './finding';
import type { Finding, ParcelFieldName, ParcelFields } from './parcel-draft';

/**
 * A doubt that a person looked at and let stand: which one, of which field, about which value. It holds as long
 * as the field holds that value, so that a total confirmed yesterday is not confirmed when the order has changed.
 */
export type Confirmation = string;

/** The confirmations of everything doubted about a field, to be kept when a person says it is right. */
export function confirmDoubts(
  findings: readonly Finding[],
  field: ParcelFieldName,
  fields: ParcelFields,
): readonly Confirmation[] {
  return findings
    .filter((finding) => finding.field === field && finding.severity === 'doubt')
    .map((finding) => confirmationOf(finding, fields));
}

/** The findings without the doubts that were confirmed; errors and notices always stay. */
export function withoutConfirmed(
  findings: readonly Finding[],
  confirmed: readonly Confirmation[],
  fields: ParcelFields,
): readonly Finding[] {
  const settled = new Set(confirmed);
  return findings.filter(
    (finding) => !(finding.severity === 'doubt' && settled.has(confirmationOf(finding, fields))),
  );
}

function confirmationOf({ field, code, params }: Finding, fields: ParcelFields): Confirmation {
  const value = fields[field];
  const held = typeof value === 'object' && value !== null ? value.id : value;
  // A further parcel beside a colleague's is a new doubt.
  const ofColleague = isOfWholeOrder(code) ? [params?.claim ?? params?.code ?? null] : [];
  return JSON.stringify([field, code, held, ...ofColleague]);
}

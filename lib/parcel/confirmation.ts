import { isOfWholeOrder } from './finding';
import type { Finding, ParcelFieldName, ParcelFields } from './parcel-draft';

/** A doubt that a person let stand: its field, its code and the value it was about; another value is doubted anew. */
export type Confirmation = string;

/**
 * The confirmations of everything doubted about a field, to be kept when a person says it is right.
 * @param share of an order in several parcels, what of which of them they looked at: what stands at another row stays
 */
export function confirmDoubts(
  findings: readonly Finding[],
  field: ParcelFieldName,
  fields: ParcelFields,
  share?: Finding['share'],
): readonly Confirmation[] {
  const isAsked = (finding: Finding) => finding.field === field && placeOf(finding) === placeOf({ share });
  return findings
    .filter((finding) => isAsked(finding) && finding.severity === 'doubt')
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

/** The status that nobody knew and the person let stand; nothing where there was none. */
export function statusLetStand(confirmed: readonly Confirmation[]): { readonly status?: string } {
  const said = confirmed.map((text) => JSON.parse(text)).find(([, code]) => code === 'order-status-unknown');
  return said === undefined ? {} : { status: String(said[3]) };
}

/** At which row of an order's several parcels it stands; empty: at none. */
function placeOf({ share }: { readonly share?: Finding['share'] | undefined }): string {
  return share === undefined ? '' : `${share.index} ${share.of}`;
}

function confirmationOf({ field, code, params, share }: Finding, fields: ParcelFields): Confirmation {
  const value = fields[field];
  const held = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  // What makes the same finding a new doubt: a further parcel of a colleague's, another status or deposit, changed words, a new total.
  const about = isOfWholeOrder(code) ? [params?.claim ?? params?.code ?? null] : [];
  const words = params?.status ?? params?.text;
  const read = words === undefined ? [] : [words];
  const since = code === 'order-changed' ? [params?.said ?? null] : [];
  const ofTotal = code === 'parcels-differ' ? [fields.totalPrice] : [];
  const place = share === undefined ? [] : [placeOf({ share })];
  return JSON.stringify([field, code, held, ...about, ...read, ...since, ...ofTotal, ...place]);
}

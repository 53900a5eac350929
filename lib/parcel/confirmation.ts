import { isOfWholeOrder } from './finding';
import type { Finding, ParcelFieldName, ParcelFields } from './parcel-draft';

/** A doubt that a person let stand: its field, its code and what it was about; what is about something else is doubted anew. */
export type Confirmation = string;

/** @param share which of several parcels they looked at: what stands at another row stays */
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

/** What was let stand but for statuses that the order has left: nobody said that the shop ships at those. */
export function withoutLeftStatuses(
  confirmed: readonly Confirmation[],
  findings: readonly Finding[],
  fields: ParcelFields,
): readonly Confirmation[] {
  const asked = new Set(findings.map((finding) => confirmationOf(finding, fields)));
  return confirmed.filter((one) => asked.has(one) || !isOfStatus(one));
}

/** The status that nobody knew and the person let stand; nothing where there was none. */
export function statusLetStand(confirmed: readonly Confirmation[]): { readonly status?: string } {
  const said = confirmed.find(isOfStatus);
  return said === undefined ? {} : { status: String(JSON.parse(said)[3].status) };
}

/** Earlier versions kept it with the order's number, and it settles nothing any more. */
function isOfStatus(one: Confirmation): boolean {
  return one.startsWith('["referenceNumber","order-status-unknown",null,');
}

/** At which row of an order's several parcels it stands; empty: at none. */
function placeOf({ share }: { readonly share?: Finding['share'] | undefined }): string {
  return share === undefined ? '' : `${share.index} ${share.of}`;
}

/** What makes the same finding a new doubt; counts, names and the company's fee go on changing by themselves. */
const ABOUT = [
  'status',
  'text',
  'method',
  'said',
  'code',
  'number',
  'joining',
  'address',
  'sum',
  'total',
  'returned',
] as const;

function aboutOf({ claim, ...params }: Finding['params'] = {}): NonNullable<Finding['params']> {
  // A colleague's parcel has its claim before it has a code.
  if (claim !== undefined) return { claim };
  return Object.fromEntries(
    ABOUT.flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]])),
  );
}

function confirmationOf(finding: Finding, fields: ParcelFields): Confirmation {
  const { field, code, params, share } = finding;
  // What is said of the order itself is the same whatever number is written over it.
  const value = isOfWholeOrder(finding) ? null : fields[field];
  const held = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  const about = aboutOf(params);
  const place = share === undefined ? [] : [placeOf({ share })];
  return JSON.stringify([field, code, held, ...(Object.keys(about).length > 0 ? [about] : []), ...place]);
}

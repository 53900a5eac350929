import type { Fact, Order } from '../order';
import type { Finding, FindingCode, ParcelFieldName } from './parcel-draft';
import { findSigns } from './sent-text';

type Params = Readonly<Record<string, string | number | undefined>>;

/** A finding; what its sentence could name and nobody knows is left out. */
function finding(
  severity: Finding['severity'],
  field: ParcelFieldName,
  code: FindingCode,
  params: Params = {},
): Finding {
  const known = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { field, severity, code, ...(known.length > 0 && { params: Object.fromEntries(known) }) };
}

/** An error: the parcel cannot be sent as it is. */
export function error(field: ParcelFieldName, code: FindingCode, params?: Params): Finding {
  return finding('error', field, code, params);
}

/** A doubt: the parcel could be sent, but a person must look first. */
export function doubt(field: ParcelFieldName, code: FindingCode, params?: Params): Finding {
  return finding('doubt', field, code, params);
}

/** A notice: worth knowing, and stops nothing. */
export function notice(field: ParcelFieldName, code: FindingCode, params?: Params): Finding {
  return finding('notice', field, code, params);
}

/** The notice about characters of a text that are never sent, if it has some. */
export function tellSigns(field: ParcelFieldName, text: string): readonly Finding[] {
  const signs = findSigns(text);
  return signs.length === 0 ? [] : [notice(field, 'signs-removed', { signs: signs.join(', ') })];
}

export function unreadText(fact: Fact<string>): string | undefined {
  return fact.known ? undefined : fact.text;
}

/** The findings as those of one of an order's several parcels, which stand at its own row. */
export function ofShare(
  share: NonNullable<Finding['share']>,
  findings: readonly Finding[],
): readonly Finding[] {
  return findings.map((one) => ({ ...one, share }));
}

/** What is said where something is open since the store gave no answer of its own; `null`: something else is. */
export function codeOfSilence(silence: Order['silence']): 'signed-out' | 'store-late' | null {
  if (silence === 'signed-out') return 'signed-out';
  return silence === 'late' ? 'store-late' : null;
}

/** Where nothing is to be shipped that says all: the rest is asked once a person wants a parcel all the same. */
export function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  const virtual = findings.filter(({ code }) => code === 'order-virtual');
  if (virtual.length > 0) return virtual;
  const rank = { error: 0, doubt: 1, notice: 2 } as const;
  return findings.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}

/** How the text of a field was read: whoever writes another has answered that. */
const OF_TEXT: ReadonlySet<FindingCode> = new Set([
  'reading-unsure',
  'reading-open',
  'reading-changed',
  'signs-removed',
]);

/**
 * What is said of the order itself, such as that it was cancelled, stands at its number, and of a chat's at the name:
 * no number and no name that a person writes answers it.
 */
export function isOfWholeOrder({ field, code }: Finding): boolean {
  return (
    code === 'pasted-cancelled' ||
    code === 'pasted-beside' ||
    (field === 'referenceNumber' && !OF_TEXT.has(code))
  );
}

/** The findings that hold once a person has written some of the fields: what they wrote all the same may be let stand. */
export function withoutAnswered(
  findings: readonly Finding[],
  isWritten: (field: ParcelFieldName) => boolean,
): readonly Finding[] {
  return findings.flatMap((one) => {
    if (!isWritten(one.field)) return [one];
    if (!isOfWholeOrder(one)) return [];
    return [one.severity === 'error' ? { ...one, severity: 'doubt' } : one];
  });
}

const OF_OTHER_PARCEL: ReadonlySet<FindingCode> = new Set([
  'order-tried-before',
  'shipped-elsewhere',
  'shipped-other-address',
  'merged-elsewhere',
] as const);

/** Its parcel may exist already: made by somebody else, with another key, under another address, or as a part of another's. */
export function isOfOtherParcel(code: FindingCode): boolean {
  return OF_OTHER_PARCEL.has(code) || isOfColleague(code);
}

/** The shop's relay knows by name who has the order or shipped it. */
export function isOfColleague(code: FindingCode): boolean {
  return code === 'shipped-by-colleague' || code === 'wrong-by-colleague' || code === 'claimed-elsewhere';
}

import type { Fact, PartyName } from '../order';
import { NOWHERE } from './empty-fields';
import { doubt, tellSigns } from './finding';
import type { Finding, Origin, ParcelFieldName } from './parcel-draft';
import { withoutSigns } from './sent-text';

export interface FilledText {
  readonly text: string;
  readonly origin: Origin;
  readonly findings: readonly Finding[];
}

/** A reading that is not sure is a doubt. So is a text that could not be read: it is shown, never used. */
export function fillText(
  field: ParcelFieldName,
  fact: Fact<string>,
  clean: (text: string) => string,
  party?: PartyName,
): FilledText {
  const findings = [...doubtReading(field, fact), ...(fact.known ? tellSigns(field, fact.value) : [])];
  const text = fact.known ? clean(withoutSigns(fact.value)) : '';
  if (!fact.known || text === '') return { text: '', origin: NOWHERE, findings };
  return { text, origin: originOf(fact, party), findings };
}

/**
 * A datum that the store does not have or show is no doubt. A page that contradicts the store gets another doubt than
 * a datum that could not be read.
 */
export function doubtReading(field: ParcelFieldName, fact: Fact<string>): readonly Finding[] {
  if (fact.known) return fact.sure ? [] : [doubt(field, 'reading-unsure', { text: fact.value })];
  if (fact.why === 'absent' || fact.why === 'not-shown') return [];
  const code = fact.why === 'disagree' ? 'reading-changed' : 'reading-open';
  return [doubt(field, code, { text: fact.text })];
}

/** An empty required field cannot be confirmed, so its doubt becomes an error. */
export function openIfEmpty(filled: FilledText): FilledText {
  if (filled.text !== '') return filled;
  const findings = filled.findings.map((finding) =>
    finding.severity === 'doubt' ? { ...finding, severity: 'error' as const } : finding,
  );
  return { ...filled, findings };
}

export function originOf(fact: Fact<unknown>, party?: PartyName): Origin {
  if (!fact.known) return NOWHERE;
  return { from: 'order', source: fact.from, ...(party === undefined ? {} : { party }) };
}

import type { Finding, OrderWords, ParcelFieldName, ParcelFields } from '../parcel/parcel-draft';
import type { TextId } from './messages';
import { monthText } from './moment-text';
import type { Translator } from './translator';

/** What is to be done differs from field to field where one is empty. */
const REQUIRED: Partial<Record<ParcelFieldName, TextId>> = {
  firstName: 'finding-required-firstName',
  phone: 'finding-required-phone',
  village: 'finding-required-village',
  streetName: 'finding-required-streetName',
  totalPrice: 'finding-required-totalPrice',
  description: 'finding-required-description',
};

/** A finding as a person reads it, wherever it stands. */
export function findingText({ field, code, params }: Finding, { lookUp, language }: Translator): string {
  const required = code === 'required' ? REQUIRED[field] : undefined;
  // A month is said in the language's own words.
  const last = typeof params?.lastAt === 'number' ? { last: monthText(params.lastAt, language) } : {};
  return lookUp(required ?? `finding-${code}`, { ...params, ...last });
}

/** What the order says of a field, where the field is empty or in doubt and does not say it itself; else `null`. */
export function wordsBeside(
  field: ParcelFieldName,
  findings: readonly Finding[],
  fields: ParcelFields,
  words: OrderWords | undefined,
): string | null {
  const said = words?.[field];
  const isOpen = findings.some((finding) => finding.field === field && finding.severity !== 'notice');
  return said === undefined || !isOpen || said === fields[field] ? null : said;
}

import { isDecimal } from '../decimal';
import type { Finding, FindingCode, ParcelDraft, ParcelFieldName } from '../parcel/parcel-draft';
import type { Language } from './language';
import type { TextId } from './messages';
import { monthText } from './moment-text';
import { moneyText } from './money-text';
import { FINDING_SAID_AS, type OwnFinding } from './said-as';
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

/** The field of an order in one parcel that one of several has for itself. */
const SHARED_AS = { amount: 'totalPrice', description: 'description' } as const;

export function findingTextId(code: FindingCode): TextId {
  const shared: Partial<Record<FindingCode, TextId>> = FINDING_SAID_AS;
  return shared[code] ?? `finding-${code as OwnFinding}`;
}

/** A finding as a person reads it, wherever it stands. */
export function findingText(
  { field, code, params, share }: Finding,
  { lookUp, language }: Translator,
): string {
  const required =
    code === 'required' ? REQUIRED[share === undefined ? field : SHARED_AS[share.of]] : undefined;
  // A month is said in the language's own words.
  const last = typeof params?.lastAt === 'number' ? { last: monthText(params.lastAt, language) } : {};
  return lookUp(required ?? findingTextId(code), { ...params, ...amountsOf(params, language), ...last });
}

/** A finding's amounts, which are in the account's currency. */
function amountsOf(params: Finding['params'], language: Language) {
  const amounts = Object.entries(params ?? {}).flatMap(([name, value]) =>
    ['amount', 'paid', 'maximum', 'sum', 'total'].includes(name) &&
    typeof value === 'string' &&
    isDecimal(value)
      ? [[name, moneyText(value, null, language)]]
      : [],
  );
  return Object.fromEntries(amounts);
}

/** What the order says of a field, where the field is empty or in doubt and does not say it itself; else `null`. */
export function wordsBeside(
  field: ParcelFieldName,
  { findings, fields, words }: Pick<ParcelDraft, 'findings' | 'fields' | 'words'>,
  { language }: Pick<Translator, 'language'>,
): string | null {
  const total = field === 'totalPrice' ? words?.total : undefined;
  const said = total === undefined ? words?.[field] : moneyText(total.amount, total.currency, language);
  const isOpen = findings.some((finding) => finding.field === field && finding.severity !== 'notice');
  return said === undefined || !isOpen || said === fields[field] ? null : said;
}

import { compareDecimals } from '../decimal';
import type { Decimal } from '../order';
import type { Account } from '../settings/account';
import type { Village } from '../villages/village';
import { checkNumbers } from './check-numbers';
import { countryOf, type PhoneRules } from './countries';
import { doubt, error, notice, ofShare, tellSigns } from './finding';
import type { Finding, ParcelDraft, ParcelFields, VillageChoice } from './parcel-draft';
import { parseAmount } from './parse-amount';
import type { PastParcels } from './past-parcels';
import { parsePhone } from './phone';
import { parsePhones } from './phones-in-text';
import { plainText } from './plain-text';
import {
  CUSTOMER_PRIVATE_NOTE_MAXIMUM,
  characterCount,
  DESCRIPTION_LENGTH,
  isCalendarDate,
  NOTE_MAXIMUM,
} from './rules';
import { isBlank, sentText } from './sent-text';
import { checkSum } from './shares';

export type AccountRules = Pick<Account, 'numberRule' | 'currency' | 'country' | 'phoneForm'>;

/** What is known besides the form. A field that is left out was not looked up, and gives no finding. */
export interface CheckContext {
  /** `null`: there is no account to send with. */
  readonly account?: AccountRules | null | undefined;
  /** The chosen village as the directory has it now; `null`: the directory no longer has it. */
  readonly village?: Village | null | undefined;
  /** The most the service takes as a total price, as it told in a refusal or in a record of the account. */
  readonly learnedMaximum?: Decimal | null | undefined;
  /** A look-up by this phone showed a blocked recipient. */
  readonly recipientBlocked?: boolean | undefined;
  /** What was shipped to this phone before; `null`: nothing. */
  readonly past?: PastParcels | null | undefined;
  /** The quote for these dimensions was `rejectSize: true`. */
  readonly sizeRejected?: boolean | undefined;
  /** The total was reckoned with the delivery fee of another village than the one that is chosen by now. */
  readonly feeOfAnother?: boolean | undefined;
  /** Another parcel of the order collects money, and the person has not written what this one is to collect. */
  readonly collectedBefore?: boolean | undefined;
  /** `YYYY-MM-DD`, the person's local day. */
  readonly today?: string | undefined;
}

/** Everything the service could refuse and that can be known of a form as typed, in the form's order. */
export function checkFields(fields: ParcelFields, context: CheckContext): readonly Finding[] {
  return [
    ...required(fields, 'firstName'),
    ...checkPhones(fields, context),
    ...checkVillage(fields.village, context.village),
    ...required(fields, 'streetName'),
    ...checkNumbers(fields, context.account),
    ...(context.feeOfAnother === true ? [error('totalPrice', 'delivery-unknown')] : []),
    ...checkMaximum(fields, context.learnedMaximum),
    ...checkTwice(fields, context.collectedBefore),
    ...checkDescription('description', fields.description),
    ...fields.parcels.flatMap(({ description }, index) =>
      ofShare({ index, of: 'description' }, checkDescription('parcels', description)),
    ),
    ...checkSum(fields),
    ...checkText('note', fields.note, NOTE_MAXIMUM),
    ...checkText('customerPrivateNote', fields.customerPrivateNote, CUSTOMER_PRIVATE_NOTE_MAXIMUM),
    ...(context.sizeRejected === true ? [error('length', 'size-rejected')] : []),
    ...checkDate(fields, context.today),
    ...TEXT_FIELDS.flatMap((field) => tellSigns(field, fields[field])),
  ];
}

const TEXT_FIELDS = [
  'firstName',
  'streetName',
  'description',
  'note',
  'customerPrivateNote',
  'referenceNumber',
] as const;

/** A field that has an error keeps that one alone: it says better why the field is empty or wrong. */
export function withChecks(draft: ParcelDraft, context: CheckContext): ParcelDraft {
  const wrong = new Set(draft.findings.filter(isError).map(({ field }) => field));
  const told = new Set(draft.findings.map(({ field, code }) => `${field} ${code}`));
  const checks = checkFields(draft.fields, context).filter(
    (check) => !told.has(`${check.field} ${check.code}`) && !(isError(check) && wrong.has(check.field)),
  );
  return checks.length === 0 ? draft : { ...draft, findings: [...draft.findings, ...checks] };
}

/** Whether one press may ship it: no error, and nothing that a person must look at first. */
export function isCertain(draft: Pick<ParcelDraft, 'findings'>): boolean {
  return draft.findings.every(({ severity }) => severity === 'notice');
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function required(fields: ParcelFields, field: 'firstName' | 'streetName'): readonly Finding[] {
  return isBlank(fields[field]) ? [error(field, 'required')] : [];
}

/** One phone for each field. Nine digits that begin with 0 are a notice. */
function checkPhones(fields: ParcelFields, context: CheckContext): readonly Finding[] {
  const rules = context.account ?? {};
  const findings: Finding[] = isBlank(fields.phone) ? [error('phone', 'required')] : [];
  for (const field of ['phone', 'phone2'] as const) {
    if (isBlank(fields[field])) continue;
    const reading = parsePhone(fields[field], rules);
    if (reading.kind === 'foreign')
      findings.push(error(field, 'phone-foreign', { text: fields[field], ...countryOf(rules) }));
    if (reading.kind === 'unreadable')
      findings.push(explainPhone(field, fields[field], reading.digits, rules));
    if (reading.kind === 'allowed' && reading.doubtful) {
      findings.push(notice(field, 'phone-doubtful', { text: fields[field] }));
    }
  }
  if (context.recipientBlocked === true) findings.push(doubt('phone', 'recipient-blocked'));
  return [...findings, ...tellPast(context.past ?? null)];
}

/** What a person is told of it, and asked about where the shop wants that. */
export function tellPast(past: PastParcels | null): readonly Finding[] {
  if (past === null) return [];
  const { asks, ...params } = past;
  return [asks ? doubt('phone', 'recipient-returned', params) : notice('phone', 'recipient-history', params)];
}

/** Two phones in one field get another finding than one phone with too many digits. */
function explainPhone(field: 'phone' | 'phone2', text: string, digits: number, rules: PhoneRules): Finding {
  const { phone2: second } = parsePhones(text, rules);
  return second === ''
    ? error(field, 'phone-form', { text, digits, ...countryOf(rules) })
    : error(field, 'phone-two', { second });
}

function checkVillage(choice: VillageChoice | null, village: Village | null | undefined): readonly Finding[] {
  if (choice === null) return [error('village', 'required')];
  if (village === undefined) return [];
  const params = { village: choice.name, city: choice.city };
  if (village === null || village.deleted || !isSamePlace(village, choice)) {
    return [error('village', 'village-gone', params)];
  }
  if (village.closed) {
    return [error('village', 'village-closed', { ...params, note: village.note ?? 'none' })];
  }
  return village.hidden ? [doubt('village', 'village-hidden', params)] : [];
}

/** A village that moved has the wrong city's id. One of another name is another place: lists count anew. */
function isSamePlace(village: Village, { id, cityId, name }: VillageChoice): boolean {
  return village.id === id && village.cityId === cityId && village.name === name;
}

/** The maximum may have changed since it was learned, so a person may let an amount above it stand. */
function checkMaximum(fields: ParcelFields, maximum: Decimal | null | undefined): readonly Finding[] {
  if (maximum === undefined || maximum === null) return [];
  const check = (field: 'totalPrice' | 'parcels', amount: string): readonly Finding[] => {
    const read = parseAmount(amount);
    const isOver = read.ok && compareDecimals(read.value, maximum) > 0;
    return isOver ? [doubt(field, 'over-learned-maximum', { maximum })] : [];
  };
  if (fields.parcels.length === 0) return check('totalPrice', fields.totalPrice);
  return fields.parcels.flatMap(({ amount }, index) =>
    ofShare({ index, of: 'amount' }, check('parcels', amount)),
  );
}

/** An order's total is collected by one of its parcels; that a further one collects money too is a doubt. */
function checkTwice(fields: ParcelFields, collectedBefore: boolean | undefined): readonly Finding[] {
  const total = parseAmount(fields.totalPrice);
  const collects = total.ok && compareDecimals(total.value, '0') > 0;
  return collectedBefore === true && collects ? [doubt('totalPrice', 'collected-before')] : [];
}

function checkText(
  field: 'description' | 'note' | 'customerPrivateNote' | 'parcels',
  typed: string,
  maximum: number,
  minimum = 0,
): readonly Finding[] {
  const text = sentText(typed);
  const length = characterCount(text);
  if (minimum > 0 && isBlank(text)) return [error(field, 'required')];
  if (length < minimum) return [error(field, 'too-short', { minimum, length })];
  return length > maximum ? [error(field, 'too-long', { maximum, length })] : [];
}

function checkDescription(field: 'description' | 'parcels', typed: string): readonly Finding[] {
  return checkText(field, typed, DESCRIPTION_LENGTH.maximum, DESCRIPTION_LENGTH.minimum);
}

/** The spec does not say that a past day is refused, but nobody can mean one. */
function checkDate(fields: ParcelFields, today: string | undefined): readonly Finding[] {
  const date = plainText(fields.plannedDate);
  if (date === '') return [];
  if (!isCalendarDate(date)) return [error('plannedDate', 'date-form')];
  return today !== undefined && date < today ? [doubt('plannedDate', 'date-past', { today })] : [];
}

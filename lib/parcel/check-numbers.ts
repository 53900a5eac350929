import { compareDecimals, neededDecimals } from '../decimal';
import type { Decimal } from '../order';
import type { Account } from '../settings/account';
import { error, ofShare } from './finding';
import type { Finding, ParcelFieldName, ParcelFields } from './parcel-draft';
import { type ParsedAmount, parseAmount } from './parse-amount';
import { plainText } from './plain-text';
import { AMOUNT_DIGITS, isPlainNumber, PLAIN_NUMBER_DECIMALS } from './rules';

type AmountField = 'totalPrice' | 'actualPrice';
type WholeField = 'length' | 'width' | 'height' | 'parcelType';

const DIMENSIONS = ['length', 'width', 'height'] as const;

/** The account's rules; `null`: there is no account; left out: it was not looked up, and amounts may have two decimals. */
type NumberRules = Pick<Account, 'numberRule' | 'currency'> | null | undefined;

/** The errors of the form's numbers as typed. No number is ever rounded to fit. */
export function checkNumbers(fields: ParcelFields, account: NumberRules): readonly Finding[] {
  const noAccount = account === null ? [error('totalPrice', 'no-account')] : [];
  return [
    ...noAccount,
    ...(plainText(fields.totalPrice) === '' ? [error('totalPrice', 'required')] : []),
    ...checkAmount(fields.totalPrice, 'totalPrice', account),
    ...checkAmount(fields.actualPrice, 'actualPrice', account),
    ...fields.parcels.flatMap(({ amount }, index) =>
      ofShare({ index, of: 'amount' }, checkShare(amount, account)),
    ),
    ...checkWeight(fields),
    ...DIMENSIONS.flatMap((field) => checkDimension(fields, field)),
    ...checkWhole(fields, 'parcelType'),
  ];
}

function checkShare(amount: string, account: NumberRules): readonly Finding[] {
  return plainText(amount) === '' ? [error('parcels', 'required')] : checkAmount(amount, 'parcels', account);
}

function checkAmount(text: string, field: AmountField | 'parcels', account: NumberRules): readonly Finding[] {
  const parsed = parseAmount(text);
  const named = parsed.ok ? parsed.currency : findCode(text);
  if (account && named !== null && named !== account.currency) {
    return [error(field, 'currency-differs', { order: named, account: account.currency })];
  }
  if (!parsed.ok) return unreadable(field, parsed);
  if (compareDecimals(parsed.value, '0') < 0) return [error(field, 'number-negative')];
  const wholeDigits = parsed.value.split('.')[0]?.length ?? 0;
  if (wholeDigits > AMOUNT_DIGITS) return [error(field, 'number-too-large')];
  const decimals = neededDecimals(parsed.value);
  if (account?.numberRule === 'whole' && decimals > 0) return [error(field, 'number-whole')];
  return decimals > 2 ? [error(field, 'number-two-decimals')] : [];
}

/** The code of a currency behind an amount that is not read with it ("120 USD"). */
function findCode(text: string): string | null {
  return /\d ([A-Z]{3})$/.exec(plainText(text))?.[1] ?? null;
}

function checkWeight(fields: ParcelFields): readonly Finding[] {
  return checkPlain(fields, 'weight', (value) => {
    if (isPlainNumber(value)) return [];
    const isTooFine = neededDecimals(value) > PLAIN_NUMBER_DECIMALS;
    return [
      isTooFine
        ? error('weight', 'number-too-fine', { decimals: PLAIN_NUMBER_DECIMALS })
        : error('weight', 'number-too-large'),
    ];
  });
}

function checkDimension(fields: ParcelFields, field: WholeField): readonly Finding[] {
  const parsed = parseAmount(fields[field]);
  return parsed.ok && parsed.value === '0' ? [error(field, 'number-zero')] : checkWhole(fields, field);
}

function checkWhole(fields: ParcelFields, field: WholeField): readonly Finding[] {
  return checkPlain(fields, field, (value) => {
    if (neededDecimals(value) > 0) return [error(field, 'number-whole')];
    return Number.isSafeInteger(Number(value)) ? [] : [error(field, 'number-too-large')];
  });
}

/** A number that is no amount: it has no currency, and is nothing below zero. */
function checkPlain(
  fields: ParcelFields,
  field: 'weight' | WholeField,
  check: (value: Decimal) => readonly Finding[],
): readonly Finding[] {
  const parsed = parseAmount(fields[field]);
  if (!parsed.ok) return unreadable(field, parsed);
  if (parsed.currency !== null) return [error(field, 'number-form')];
  return compareDecimals(parsed.value, '0') < 0 ? [error(field, 'number-negative')] : check(parsed.value);
}

/** An empty field has no error here; whether it is required is checked elsewhere. */
function unreadable(
  field: ParcelFieldName,
  parsed: Extract<ParsedAmount, { ok: false }>,
): readonly Finding[] {
  if (parsed.problem === 'empty') return [];
  return [error(field, parsed.problem === 'ambiguous' ? 'number-ambiguous' : 'number-form')];
}

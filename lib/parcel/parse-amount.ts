import { normalizeDecimal } from '../decimal';
import type { Decimal } from '../order';
import { plainText } from './plain-text';

/** "12 JD" is not 12 shekels. `ambiguous`: `1.234` is less than two to some people and over a thousand to others. */
export type ParsedAmount =
  | { readonly ok: true; readonly value: Decimal; readonly currency: string | null }
  | { readonly ok: false; readonly problem: 'empty' | 'ambiguous' | 'unreadable' };

/** How people write the currencies of the service's countries, at either end of a number. */
const CURRENCIES = [
  spelling('ILS', String.raw`₪|nis|ils|ש["״']?ח|ش\.? ?ج\.?|شيكل|شيقل`),
  spelling('JOD', String.raw`jod|jds?|د\.? ?[أا]\.?|دينار`),
];

const UNREADABLE: ParsedAmount = { ok: false, problem: 'unreadable' };
const AMBIGUOUS: ParsedAmount = { ok: false, problem: 'ambiguous' };

/**
 * Any digits, a minus before it, either mark as decimal or thousands mark where its place leaves one reading, `٫` and
 * `٬` as what they are, spaces or apostrophes between thousands.
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = plainText(text).replace(/\u2212/g, '-');
  if (plain === '') return { ok: false, problem: 'empty' };
  const { currency, rest } = takeCurrency(plain);
  const [, sign = '', digits = ''] = /^([-+]?) ?(\S.*)$/.exec(rest) ?? [];
  const reading = readMarks(digits.replace(/،/g, ','));
  if (typeof reading !== 'string') return reading;
  return { ok: true, value: normalizeDecimal(`${sign === '-' ? '-' : ''}${reading}`), currency };
}

/** The amount that a text says; `null` where it says none. */
export function optionalAmount(text: string): Decimal | null {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : null;
}

function spelling(code: string, written: string) {
  return {
    code,
    before: new RegExp(`^([-+]?) ?(?:${written}) ?(?=[-+\\d.,٫])`, 'iu'),
    after: new RegExp(`(?<=\\d) ?(?:${written})$`, 'iu'),
    alone: new RegExp(`^(?:${written})$`, 'iu'),
  };
}

/** The currency that a word alone stands for, as it is typed beside an amount. */
export function spelledCurrency(word: string): string | null {
  return CURRENCIES.find(({ alone }) => alone.test(word))?.code ?? null;
}

function takeCurrency(plain: string): { readonly currency: string | null; readonly rest: string } {
  for (const { code, before, after } of CURRENCIES) {
    const rest = plain.replace(after, '').replace(before, '$1');
    if (rest !== plain) return { currency: code, rest };
  }
  return { currency: null, rest: plain };
}

/** The digits with a point for the decimal mark and no thousands marks. */
function readMarks(text: string): string | ParsedAmount {
  const marks = text.replace(/\d/g, '');
  // Only one kind of mark stands between thousands, and the decimal mark stands once, last.
  const [, thousands = '', decimal = ''] = /^(?:([.,٬ '’])\1*)?([.,٫])?$/.exec(marks) ?? [];
  if (marks !== '' && thousands === '' && decimal === '') return UNREADABLE;
  if (decimal === '' && marks.length === 1 && /[.,]/.test(thousands)) return readLoneMark(text, thousands);
  return join(text, thousands, decimal);
}

/** One point or comma: three digits behind it may be decimals or the rest of a thousand. */
function readLoneMark(text: string, mark: string): string | ParsedAmount {
  const [whole = '', fraction = ''] = text.split(mark);
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return AMBIGUOUS;
  return join(text, '', mark);
}

function join(text: string, thousands: string, decimal: string): string | ParsedAmount {
  const [whole = '', fraction] = decimal === '' ? [text] : text.split(decimal);
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return UNREADABLE;
  const groups = thousands === '' ? [whole] : whole.split(thousands);
  const [first = '', ...others] = groups;
  if (others.length > 0 && !(/^\d{1,3}$/.test(first) && others.every((group) => /^\d{3}$/.test(group)))) {
    return UNREADABLE;
  }
  const integer = groups.join('');
  if (!/^\d*$/.test(integer) || (integer === '' && fraction === undefined)) return UNREADABLE;
  return `${integer === '' ? '0' : integer}${fraction === undefined ? '' : `.${fraction}`}`;
}

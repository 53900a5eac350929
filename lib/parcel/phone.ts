import { plainText } from './plain-text';
import { isPhone } from './rules';

/**
 * One phone as typed, read into one of the service's forms (spec, Limits):
 * - `allowed`: in a form the service takes. `doubtful`: allowed, yet likely a digit short or cut off: its nine
 *   digits begin with a country's code, or with 0, but for a landline's (0, an area of 2, 3, 4, 8 or 9, seven more).
 * - `foreign`: of another country; never turned into a local number, since +962 7… is not 07….
 * - `unreadable`: neither; `digits` says how many it has.
 */
export type PhoneReading =
  | { readonly kind: 'allowed'; readonly phone: string; readonly doubtful: boolean }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unreadable'; readonly digits: number };

/** A phone in none of the service's forms where one is required: it must have been checked before. */
export class PhoneFormError extends Error {
  override readonly name = 'PhoneFormError';
  constructor() {
    super('The phone is in none of the allowed forms');
  }
}

/** Spaces, dashes of every kind, dots, brackets, slashes: what people put between digits of one phone. */
const BETWEEN_DIGITS = /[\s\-\u2010-\u2015\u2212._()/\\]/g;
const LONGEST_INTERNATIONAL = 15;
const LANDLINE = /^0[23489]\d{7}$/;

/**
 * Reads text that holds one phone and nothing else. A number without a country's code is left local: a mobile
 * may be of either country, and only the service knows which.
 */
export function parsePhone(text: string): PhoneReading {
  const compact = plainText(text)
    .replace(/^tel:/i, '')
    .replace(/\uff0b/g, '+')
    .replace(BETWEEN_DIGITS, '');
  const digits = compact.replace(/\D/g, '');
  const unreadable: PhoneReading = { kind: 'unreadable', digits: digits.length };
  // In right-to-left text the plus often ends up behind the number.
  if (!/^(\+?\d+|\d+\+)$/.test(compact)) return unreadable;
  const international = findInternational(digits, compact !== digits);
  if (international === null) return allowed(digits) ?? unreadable;
  const [, country, national] = /^(97[02])0?(\d{9})$/.exec(international) ?? [];
  if (country !== undefined) return allowed(`+${country}${national}`) ?? unreadable;
  return isForeign(international) ? { kind: 'foreign' } : unreadable;
}

/**
 * Every form in which the service may know a phone: 9 digits, 0 and 9, +970 and 9, +972 and 9.
 * @throws PhoneFormError when the phone is in none of these forms: an empty list would read as "nobody known".
 */
export function phoneForms(phone: string): string[] {
  if (!isPhone(phone)) throw new PhoneFormError();
  const national = phone.slice(-9);
  return [national, `0${national}`, `+970${national}`, `+972${national}`];
}

/** The last nine digits, which all forms of one phone share; rows with the same ones have the same phone. */
export function phoneKey(phone: string): string {
  return plainText(phone).replace(/\D/g, '').slice(-9);
}

/** The digits from the country's code on; `null` when the number is written without one. */
function findInternational(digits: string, plus: boolean): string | null {
  if (plus) return digits;
  if (/^00\d{9,}$/.test(digits)) return digits.slice(2);
  return /^(97[02]0?|962)\d{9}$/.test(digits) ? digits : null;
}

function isForeign(international: string): boolean {
  if (/^(0|97[02])/.test(international)) return false;
  return international.length >= 10 && international.length <= LONGEST_INTERNATIONAL;
}

function allowed(phone: string): PhoneReading | null {
  if (!isPhone(phone)) return null;
  const doubtful = !LANDLINE.test(phone) && /^(0|97[02]|962)/.test(phone.slice(-9));
  return { kind: 'allowed', phone, doubtful };
}

import { type Country, PALESTINIAN_MOBILE, PHONES, type PhoneRules } from './countries';
import { plainText } from './plain-text';
import { isPhone } from './rules';

/**
 * One phone as typed, read into one of the service's forms (spec, Limits):
 * - `allowed`: in a form the service takes. `doubtful`: allowed, yet likely a digit short or cut off, or no phone of
 *   the account's country: its nine digits begin with a country's code, or with 0, but for a landline's.
 * - `foreign`: of a country whose code the service does not take; never turned into a local number.
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

/**
 * A number without a country's code is left local: a mobile may be of Palestine or of Israel, and only the service
 * knows which. In Jordan, +962 7… is the service's 07….
 */
export function parsePhone(text: string, rules: PhoneRules = {}): PhoneReading {
  const compact = plainText(text)
    .replace(/^tel:/i, '')
    .replace(/\uff0b/g, '+')
    .replace(BETWEEN_DIGITS, '');
  const digits = compact.replace(/\D/g, '');
  const unreadable: PhoneReading = { kind: 'unreadable', digits: digits.length };
  // In right-to-left text the plus often ends up behind the number.
  if (!/^(\+?\d+|\d+\+)$/.test(compact)) return unreadable;
  const { country = 'palestine-israel' } = rules;
  const international = findInternational(digits, compact !== digits, country);
  if (international === null) return allowed(digits, rules) ?? unreadable;
  const [, own, local] = PHONES[country].international.exec(international) ?? [];
  if (own !== undefined && PHONES[country].isLocal) return allowed(`0${local}`, rules) ?? unreadable;
  const [, code, national] = PHONES['palestine-israel'].international.exec(international) ?? [];
  if (code !== undefined) return allowed(`+${code}${national}`, rules) ?? unreadable;
  return isForeign(international, country) ? { kind: 'foreign' } : unreadable;
}

/**
 * 0 and nine digits unless the account says otherwise. What can have no 0 before it stays as it is, and so does
 * another country's code: it says whose number that is. Text that is no phone stays too.
 */
export function oneForm(text: string, rules: PhoneRules): string {
  const reading = parsePhone(text, rules);
  if (reading.kind !== 'allowed') return text;
  const { phone } = reading;
  const { country = 'palestine-israel', phoneForm = 'national' } = rules;
  const national = phone.slice(-9);
  const isAbroad = phone.startsWith('+') && PHONES[country].isLocal;
  if (isAbroad || national.startsWith('0') || reading.doubtful) return phone;
  if (phoneForm === 'nine-digits') return national;
  if (phoneForm === 'national' || PHONES[country].isLocal) return `0${national}`;
  if (phone.startsWith('+')) return phone;
  // Palestine's code before a mobile of another network is a number that nobody has; landlines are of both.
  const isOfIsrael = national.startsWith('5') && !PALESTINIAN_MOBILE.test(national);
  return `${isOfIsrael ? '+972' : phoneForm}${national}`;
}

/**
 * 9 digits, 0 and 9, +970 and 9, +972 and 9.
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
function findInternational(digits: string, plus: boolean, country: Country): string | null {
  if (plus || PHONES[country].international.test(digits)) return digits;
  if (/^00\d{9,}$/.test(digits)) return digits.slice(2);
  return /^(97[02]0?|962)\d{9}$/.test(digits) ? digits : null;
}

function isForeign(international: string, country: Country): boolean {
  const own = country === 'jordan' ? /^(0|97[02]|962)/ : /^(0|97[02])/;
  if (own.test(international)) return false;
  return international.length >= 10 && international.length <= LONGEST_INTERNATIONAL;
}

function allowed(phone: string, { country = 'palestine-israel' }: PhoneRules): PhoneReading | null {
  if (!isPhone(phone)) return null;
  const { landline, strange } = PHONES[country];
  const isAbroad = phone.startsWith('+') && PHONES[country].isLocal;
  const doubtful = !landline.test(phone) && !isAbroad && strange.test(phone.slice(-9));
  return { kind: 'allowed', phone, doubtful };
}

import type { Choices } from '../choices';

/** The four forms of the specification's Limits: 9 digits, 0 and 9, +970 and 9, +972 and 9. */
export const PHONE_FORM = /^(?:0|\+970|\+972)?[0-9]{9}$/;

/** The nine digits all four forms share; text in no such form is returned as it is. */
function significantDigits(phone: string): string {
  return PHONE_FORM.test(phone) ? phone.slice(-9) : phone;
}

/** `0` and nine digits, for a phone in one of the four forms. */
export function nationalPhone(phone: string): string {
  return `0${significantDigits(phone)}`;
}

/** Whether two phones are one, as far as `choices.phoneMatching` looks. */
export function samePhone(choices: Choices, one: string, other: string): boolean {
  if (choices.phoneMatching === 'as-written') return one === other;
  return significantDigits(one) === significantDigits(other);
}

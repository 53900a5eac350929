/** Every limit of the spec. What the spec leaves open is a choice. */

/** Spec, Limits: characters of a parcel's description. */
export const DESCRIPTION_LENGTH = { minimum: 3, maximum: 255 } as const;
/** Spec, Limits: characters of a parcel's note. */
export const NOTE_MAXIMUM = 1023;
/** Spec, Limits: characters of the note that the customer alone sees. */
export const CUSTOMER_PRIVATE_NOTE_MAXIMUM = 2047;
/** Spec, Limits: characters of a content's description. */
export const CONTENT_DESCRIPTION_MAXIMUM = 255;

/** Spec, Limits: length, width and height, each, where a request leaves them out. */
export const DEFAULT_DIMENSION = 40;

/** Spec, Parcel content: what an item's image and a content's photo may be; `image/jpg` is jpeg's other name. */
const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp'] as const;
/** Spec, Limits: 2 MB, read as 2 × 1024 × 1024 bytes (a choice: the spec does not say which megabyte). */
export const IMAGE_MAXIMUM_BYTES = 2 * 1024 * 1024;

/** Spec, Limits: amounts are whole in one country, with up to 2 decimals in the other. */
export type NumberRule = 'whole' | 'two-decimals';

/** With two decimals 15 in all, which is what a JSON number carries exactly (a choice: the spec states none). */
export const AMOUNT_DIGITS = 13;

/** The most decimals of a weight or a commission (a choice, for the same reason). */
export const PLAIN_NUMBER_DECIMALS = 6;

/** Parcels that one order is divided into at most (a choice: the spec states no such limit). */
export const MOST_PARCELS = 5;

const PHONE = /^(?:0|\+970|\+972)?\d{9}$/;
const AMOUNT = {
  whole: /^0*\d{1,13}(?:\.0+)?$/,
  'two-decimals': /^0*\d{1,13}(?:\.\d{1,2}0*)?$/,
} as const satisfies Record<NumberRule, RegExp>;
const PLAIN_NUMBER = /^0*\d{1,9}(?:\.\d{1,6}0*)?$/;
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const SHIFT_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** An emoji is one character, not the two units that JavaScript keeps it in. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** 3 to 255 characters; blanks at either end do not make a short text long enough. */
export function isDescription(text: string): boolean {
  return (
    characterCount(text.trim()) >= DESCRIPTION_LENGTH.minimum && isAtMost(text, DESCRIPTION_LENGTH.maximum)
  );
}

export function isAtMost(text: string, maximum: number): boolean {
  return characterCount(text) <= maximum;
}

/** Spec, Limits: 9 digits, alone or after 0, +970 or +972; no blanks, no dashes, digits 0 to 9 alone. */
export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/** A decimal text that an amount may be under the account's number rule; never negative. `12.00` is whole. */
export function isAmount(text: string, rule: NumberRule): boolean {
  return AMOUNT[rule].test(text);
}

/** A decimal text for weights and commissions: never negative, at most 6 decimals, exact as a JSON number. */
export function isPlainNumber(text: string): boolean {
  return PLAIN_NUMBER.test(text);
}

export function isDimension(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

export function isCalendarDate(text: string): boolean {
  const parts = CALENDAR_DATE.exec(text);
  if (parts === null) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function isShiftTime(text: string): boolean {
  return SHIFT_TIME.test(text);
}

export function isImageType(type: string): boolean {
  return IMAGE_TYPES.some((accepted) => accepted === type);
}

export function isAcceptedImage(image: { readonly type: string; readonly size: number }): boolean {
  return isImageType(image.type) && image.size <= IMAGE_MAXIMUM_BYTES;
}

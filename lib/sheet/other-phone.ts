import type { OutboxRow } from '../outbox/row';
import { parsePhone } from '../parcel/phone';
import { plainText } from '../parcel/plain-text';
import type { LineKey } from './line-keys';

/**
 * The code of the parcel of before, where the line of its number has other phones: a list began its numbers anew.
 * `null`: it is the same order, as far as anybody can tell.
 */
export function codeOfOther(
  { line, key }: LineKey,
  row: Pick<OutboxRow, 'phoneKey' | 'parcelCode'>,
): string | null {
  const { number = '', phone = '', phone2 = '' } = line;
  // A line without a number is known by its phone among all that it says: another was typed into the form.
  if (key !== plainText(number) || !isPhone(phone)) return null;
  return [phone, phone2].some((cell) => digitsOf(cell).includes(row.phoneKey)) ? null : row.parcelCode;
}

/** One, or several in one cell; of what is none, or lacks a digit, the person typed the right one into the form. */
export function isPhone(cell: string): boolean {
  const reading = parsePhone(cell);
  return digitsOf(cell).length >= 18 || (reading.kind === 'allowed' && !reading.doubtful);
}

function digitsOf(cell: string): string {
  return plainText(cell).replace(/\D/g, '');
}

import { DECIMAL } from '../decimal';
import type { Decimal } from '../order';
import { cleanLine, foldDigits } from './text';

export interface NumberFormat {
  readonly decimalMark: string;
  /** May be empty: thousands are not marked. */
  readonly thousandsMark: string;
}

/** Characters of a mark, which may be written as an entity. A page's long one would make megabytes of a short amount. */
export const LONGEST_MARK = 10;

/**
 * An amount as the store writes it, in whichever digits. Strict: thousands are marked everywhere in threes or
 * nowhere, and anything that is not part of the number (two numbers, a letter) makes it unreadable.
 */
export function findShownAmount(text: string, { decimalMark, thousandsMark }: NumberFormat): Decimal | null {
  const plain = foldDigits(cleanLine(text))
    .replace(/^[-−] ?/, '-')
    // Some write the minus at the end.
    .replace(/^(\d.*)[-−]$/, '-$1')
    .replace(/٫/g, () => decimalMark)
    .replace(/٬/g, () => thousandsMark);
  if (decimalMark === thousandsMark && !/^-?\d+$/.test(plain)) return null;
  const [whole = '', ...fractions] = decimalMark === '' ? [plain] : plain.split(decimalMark);
  // Text was cleaned, so a blank between thousands, whichever the store's, is a plain space.
  const groups = thousandsMark === '' ? [whole] : whole.split(/\s/.test(thousandsMark) ? ' ' : thousandsMark);
  const grouping = groups.length > 1 ? /^-?\d{1,3}(?:\n\d{3})+$/ : /^-?\d+$/;
  if (!grouping.test(groups.join('\n'))) return null;
  const amount = [groups.join(''), ...fractions].join('.').replace(/^(-?)0+(?=\d)/, '$1');
  return DECIMAL.test(amount) ? amount : null;
}

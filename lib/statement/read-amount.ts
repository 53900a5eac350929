import { DECIMAL } from '../decimal';
import type { Decimal } from '../order';
import { foldDigits } from '../stores/text';

/** Letters of a cell; one that has more is a text, and is not searched for the end of an amount again and again. */
const LONGEST = 100;

/**
 * An amount as a courier's file has it: `1,234.50`, `₪ 12`, `١٢٫٥`, `12,5`, `(12)` and `12-` for less than nothing.
 * A comma before three digits parts thousands, a point parts decimals.
 * @returns null for a cell that has no amount, or one that could be read in two ways
 */
export function readAmount(cell: string): Decimal | null {
  if (cell.length > LONGEST) return null;
  const folded = foldDigits(cell).replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('−', '-');
  // `50/100` and `1.2E3` are no amount of the digits that stand in them.
  if (/\d[^\d]*[\p{L}/][^\d]*\d/u.test(folded)) return null;
  const text = folded.replace(/[\s\p{Cf}\p{L}\p{Sc}'"/]|\.(?=\s*$)/gu, '');
  const isLess = /^\(.*\)$/.test(text) || /^-/.test(text) || /-$/.test(text);
  const digits = withoutThousands(text.replace(/^[-(]+|[-)]+$/g, ''));
  if (digits === null) return null;
  const amount = digits.replace(/^0+(?=\d)/, '');
  if (!DECIMAL.test(amount)) return null;
  return isLess && /[1-9]/.test(amount) ? `-${amount}` : amount;
}

function withoutThousands(text: string): string | null {
  if (/^\d+(\.\d+)?$/.test(text)) return text;
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  if (/^\d+,\d{1,2}$/.test(text) || /^\d{1,3}(\.\d{3})+,\d+$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  return null;
}

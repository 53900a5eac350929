import { DECIMAL } from '../../decimal';
import { type Decimal, type Fact, type OrderItem, unknown } from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { lineFact, patternFact } from '../facts';
import { cleanLine, foldDigits } from '../text';
import type { PrestaShopRow } from './places';
import type { PriceFormat } from './price-format';

/**
 * The goods. Prices are before discounts, and with tax or without as the totals are, so a
 * line's amount is known where there is neither.
 */
export function readPrestaShopItems(
  rows: readonly PrestaShopRow[],
  format: PriceFormat,
  linesSay: boolean,
): OrderItem[] {
  const price = (shown: string | null): Fact<Decimal> => {
    const amount = format.read(shown);
    return linesSay || !amount.known ? amount : unknown('ambiguous', amount.value);
  };
  return rows.slice(0, ORDER_LIMITS.items).flatMap((row) => {
    const name = lineFact(row.only('name'), 'labelled-text');
    if (!name.known) return [];
    return [
      {
        name: name.value,
        quantity: readQuantity(row),
        amount: price(row.only('amount')),
      },
    ];
  });
}

/** Shown as text, and kept in the field that edits it; if the two differ, neither is used. */
function readQuantity({ all, only }: PrestaShopRow): Fact<Decimal> {
  const shown = only('quantity');
  const text = foldDigits(cleanLine(shown ?? ''));
  const field = shown === null ? undefined : all('quantityField')[0];
  if (field !== undefined && text !== '' && field !== text) return unknown('disagree', text.slice(0, 100));
  return patternFact(lineFact(text === '' ? field : text, 'labelled-text'), DECIMAL);
}

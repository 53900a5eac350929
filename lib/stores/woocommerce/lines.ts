import { DECIMAL, decimalsOf, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, known, type OrderItem, unknown } from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { lineFact, patternFact } from '../facts';
import { findShownAmount } from '../number-format';
import { foldDigits } from '../text';
import type { AmountFormat } from './number-format';
import type { WooCommerceRow } from './places';

/** A line of the order (an item, a fee, a way of shipping) with the amounts of its form; `null`: unreadable. */
export interface Line {
  readonly shown: WooCommerceRow;
  readonly total: Decimal | null;
  readonly tax: Decimal | null;
}

export function readLine(shown: Line['shown'], format: AmountFormat): Line {
  const read = (text: string) => findShownAmount(text, format);
  const single = ([only, more]: readonly string[]) =>
    only === undefined || more !== undefined ? null : read(only);
  return { shown, total: single(shown.all('totals')), tax: sumKnown(shown.all('taxes').map(read)) };
}

/** The sum, `null` when a part is. */
export function sumKnown(amounts: readonly (Decimal | null)[]): Decimal | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sumDecimals(known) : null;
}

/**
 * An amount of the form, written with the decimals the store shows. One that has more is ambiguous: what
 * WooCommerce answers and prints is rounded.
 */
export function partFact(amount: Decimal | null, format: AmountFormat): Fact<Decimal> {
  if (amount === null) return unknown('unreadable');
  if (decimalsOf(amount) > format.decimals) return unknown('ambiguous', amount);
  return known(
    format.decimals === 0 ? amount : sumDecimals([amount, `0.${'0'.repeat(format.decimals)}`]),
    'form-field',
  );
}

/** A line whose name cannot be read is left out; the totals still count it. */
export function readWooCommerceItems(lines: readonly Line[], format: AmountFormat): OrderItem[] {
  return lines.slice(0, ORDER_LIMITS.items).flatMap(({ shown, total }) => {
    const name = lineFact(shown.all('sortedName')[0] ?? shown.all('name')[0], 'labelled-text');
    if (!name.known) return [];
    return [
      {
        name: name.value,
        quantity: patternFact(lineFact(foldDigits(shown.all('quantity')[0] ?? ''), 'form-field'), DECIMAL),
        amount: partFact(total, format),
      },
    ];
  });
}

import { DECIMAL, decimalsOf, subtractDecimals, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, factValue, known, type OrderItem, unknown } from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { controlValue, isEdited } from '../controls';
import { lineFact, patternFact } from '../facts';
import { findAmount } from '../number-format';
import { foldDigits } from '../text';
import type { AmountFormat } from './number-format';

/** A line of the order (an item, a fee, a way of shipping) with the amounts of its form; `null`: unreadable. */
export interface Line {
  readonly row: Element;
  readonly total: Decimal | null;
  /** The price before discounts less `total`, never negative; fees and shipping have none. */
  readonly discount: Decimal | null;
  readonly tax: Decimal | null;
  /** Changed on the page and not saved. */
  readonly edited: boolean;
}

/** One line for each id, whatever a plugin did to the table. */
export function readLines(document: Document, selector: string, format: AmountFormat): Line[] {
  const rows = [...document.querySelectorAll(selector)];
  const byId = new Map(rows.map((row) => [row.getAttribute('data-order_item_id'), row]));
  return [...byId.values()].map((row) => readLine(row, format));
}

function readLine(row: Element, format: AmountFormat): Line {
  const read = (control: Element | undefined) => findAmount(controlValue(control) ?? '', format);
  const inputs = [...row.querySelectorAll('input')];
  const all = (name: string) => inputs.filter((input) => input.classList.contains(name));
  const totals = all('line_total');
  const subtotals = all('line_subtotal');
  const taxes = all('line_tax');
  const single = (found: readonly Element[]) => (found.length === 1 ? read(found[0]) : null);
  const total = single(totals);
  const subtotal = single(subtotals);
  const discount = total === null || subtotal === null ? null : subtractDecimals(subtotal, total);
  return {
    row,
    total,
    discount: discount?.startsWith('-') ? null : discount,
    tax: sumKnown(taxes.map(read)),
    edited: [...totals, ...subtotals, ...taxes, ...all('quantity')].some(isEdited),
  };
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
export function readItems(lines: readonly Line[], format: AmountFormat): OrderItem[] {
  return lines.slice(0, ORDER_LIMITS.items).flatMap(({ row, total }) => {
    // The visible name has lost what looked like markup; the one to sort by has not.
    const name = lineFact(
      row.querySelector('td.name[data-sort-value]')?.getAttribute('data-sort-value') ??
        row.querySelector('.wc-order-item-name')?.textContent,
      'labelled-text',
    );
    // Behind its translated label, which is an element.
    const sku = lineFact(row.querySelector('.wc-order-item-sku')?.lastChild?.nodeValue, 'labelled-text');
    const quantity = controlValue(row.querySelector('input.quantity')) ?? '';
    if (!name.known) return [];
    return [
      {
        name: name.value,
        sku: factValue(sku),
        quantity: patternFact(lineFact(foldDigits(quantity), 'form-field'), DECIMAL),
        amount: partFact(total, format),
      },
    ];
  });
}

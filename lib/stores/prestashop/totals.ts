import { absoluteDecimal, isZero, subtractDecimals, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, known, type Order, unknown } from '../../order';
import type { PrestaShopPage } from './places';
import type { PriceFormat } from './price-format';

interface Totals {
  readonly totals: Pick<Order, 'shippingTotal' | 'shippingTax' | 'feesTotal' | 'taxTotal' | 'total'>;
  /** Whether a line of the goods says what it comes to: nothing was taken off, and no tax is in it. */
  readonly linesSay: boolean;
}

/**
 * The sums under the goods, each with an id of its own. Those that are zero may be left out, so the parts
 * count as known when they add up to the total, and the total is certain then. Prices are shown with tax or without, by
 * the customer's group, which the form around the goods says (`data-is-tax-included`); what is shown with tax does not
 * say how much of it is. Taxes have a line of their own in the second case, and since 9 in the first one too, where
 * the other parts have them already.
 */
export function readPrestaShopTotals(page: PrestaShopPage, format: PriceFormat): Totals {
  const read = (at: Parameters<PrestaShopPage['only']>[0]) => format.read(page.only(at));
  const total = read('total');
  const taxes = read('taxes');
  const goods = read('goods');
  const discount = orNothing(read('discounts'));
  const wrapping = orNothing(read('wrapping'));
  const shipping = orNothing(read('shipping'));
  const tax = orNothing(taxes);
  if (!total.known) return open(total);
  if (goods.known && discount.known && wrapping.known && shipping.known && tax.known) {
    const off = absoluteDecimal(discount.value);
    const items = subtractDecimals(goods.value, off);
    // PrestaShop writes `1` or nothing. Where the form does not say it, a line of taxes is one that is still to be added.
    const hasTax = page.has('isTaxIncluded');
    const parts = [items, wrapping.value, shipping.value, ...(hasTax ? [] : [tax.value])];
    if (isZero(subtractDecimals(sumDecimals(parts), total.value))) {
      const isBeforeTax = taxes.known && (!hasTax || isZero(taxes.value));
      return {
        totals: {
          total,
          shippingTotal: shipping,
          ...(hasTax && { shippingTax: known('0', total.from) }),
          feesTotal: wrapping,
          taxTotal: taxes,
        },
        linesSay: isBeforeTax && isZero(off),
      };
    }
  }
  return open(known(total.value, total.from, false));
}

function orNothing(amount: Fact<Decimal>): Fact<Decimal> {
  return !amount.known && amount.why === 'not-shown' ? known('0', 'labelled-text') : amount;
}

function open(total: Fact<Decimal>): Totals {
  const part = unknown('ambiguous');
  return { totals: { total, shippingTotal: part, feesTotal: part, taxTotal: part }, linesSay: false };
}

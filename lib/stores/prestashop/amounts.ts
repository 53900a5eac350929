import { absoluteDecimal, isSameAmount, isZero, subtractDecimals, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, known, type Order, type OrderItem, unknown } from '../../order';
import { ambiguous, currencyFact, decimalFact, lineFact, readItems } from '../facts';
import { chargeBeside } from '../free-delivery';
import { jsonObject, parseJson } from '../json';
import { findShownAmount, LONGEST_MARK } from '../number-format';
import { readShownAmounts } from '../shown-amounts';
import { cleanLine, foldDigits } from '../text';
import type { PrestaShopPage, PrestaShopRow } from './places';

export interface PriceFormat {
  /** ISO code of the order's own currency. */
  readonly currency: Fact<string>;
  read(shown: string | null): Fact<Decimal>;
}

/**
 * By the specification's code and symbol of the currency, and its `numberSymbols`, of which the first two are the decimal
 * and the thousands mark (`cldr/number-formatter`).
 */
export function readPriceFormat({ all }: PrestaShopPage): PriceFormat {
  const json = jsonObject(parseJson(all('priceFormat')[0] ?? ''));
  const symbols: unknown = json.numberSymbols ?? json.symbol;
  const [decimalMark, thousandsMark]: unknown[] = Array.isArray(symbols) ? symbols : [];
  const code = json.currencyCode;
  const signs = [json.currencySymbol, code].flatMap((sign) =>
    typeof sign === 'string' ? cleanLine(sign) : [],
  );
  const readShown = readShownAmounts(all('amounts'), null);
  return {
    currency: currencyFact(code, 'store-data'),
    read(shown) {
      if (shown === null) return unknown('not-shown');
      const text = cleanLine(shown);
      if (typeof decimalMark !== 'string' || typeof thousandsMark !== 'string') return readShown(text);
      const bare = signs.reduce((rest, sign) => rest.replace(sign, () => ''), text);
      const amount = findShownAmount(bare, {
        decimalMark: decimalMark.slice(0, LONGEST_MARK),
        thousandsMark: thousandsMark.slice(0, LONGEST_MARK),
      });
      return amount === null ? unknown('unreadable', text.slice(0, 100)) : known(amount, 'labelled-text');
    },
  };
}

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
    if (isSameAmount(sumDecimals(parts), total.value)) {
      const isBeforeTax = taxes.known && (!hasTax || isZero(taxes.value));
      return {
        totals: {
          total,
          shippingTotal: chargeBeside(off, shipping),
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

/**
 * The goods. Prices are before discounts, and with tax or without as the totals are, so a
 * line's amount is known where there is neither.
 */
export function readPrestaShopItems(
  rows: readonly PrestaShopRow[],
  format: PriceFormat,
  linesSay: boolean,
): OrderItem[] {
  const price = (shown: string | null) => (linesSay ? format.read(shown) : ambiguous(format.read(shown)));
  return readItems(rows, (row) => ({
    name: lineFact(row.only('name'), 'labelled-text'),
    quantity: readQuantity(row),
    amount: price(row.only('amount')),
  }));
}

/** Shown as text, and kept in the field that edits it; if the two differ, neither is used. */
function readQuantity({ all, only }: PrestaShopRow): Fact<Decimal> {
  const shown = only('quantity');
  const text = foldDigits(cleanLine(shown ?? ''));
  const field = shown === null ? undefined : all('quantityField')[0];
  if (field !== undefined && text !== '' && field !== text) return unknown('disagree', text.slice(0, 100));
  return decimalFact(text === '' ? field : text, 'labelled-text');
}

import { absoluteDecimal, isZero, subtractDecimals, sumDecimals } from '../../decimal';
import { type Decimal, known, type Order, unknown } from '../../order';
import { findShownAmount } from '../number-format';
import { cleanLine } from '../text';
import { type Line, partFact, sumKnown } from './lines';
import type { AmountFormat } from './number-format';
import type { WooCommercePage } from './places';

type Totals = Pick<Order, 'shippingTotal' | 'shippingTax' | 'feesTotal' | 'taxTotal' | 'total'>;

interface Lines {
  readonly items: readonly Line[];
  readonly fees: readonly Line[];
  readonly shipping: readonly Line[];
}

/** An amount as shown, without its currency's symbol, which may hold marks and letters of its own. */
function shownText({ all }: WooCommercePage): string {
  const [total = ''] = all('total');
  return cleanLine(all('totalSymbols').reduce((rest, symbol) => rest.replace(symbol, () => ''), total));
}

/**
 * The page shows only a rounded total, and by its place alone (the last row of the first table; the label is
 * translated). So it counts as known when the lines of the form add up to it. When they do not, nothing says
 * which is wrong, and every total is unknown: `disagree` when a line was changed on the page and not saved,
 * else `ambiguous`.
 */
export function readWooCommerceTotals(page: WooCommercePage, format: AmountFormat, lines: Lines): Totals {
  const text = shownText(page);
  const shown = findShownAmount(text, format);

  const all = [...lines.items, ...lines.fees, ...lines.shipping];
  const sumOf = (some: readonly Line[]) => sumKnown(some.map((line) => line.total));
  const taxes = sumKnown(all.map((line) => line.tax));
  const sum = sumKnown([sumOf(all), taxes]);
  const edited = all.some(({ shown }) => shown.all('edited').some(Boolean));
  const agree = !edited && shown !== null && sum !== null && isSame(shown, sum, all.length, format);

  const why = edited ? 'disagree' : 'ambiguous';
  const part = (amount: Decimal | null) => (agree ? partFact(amount, format) : unknown(why));
  return {
    shippingTotal: part(sumOf(lines.shipping)),
    shippingTax: part(sumKnown(lines.shipping.map((line) => line.tax))),
    feesTotal: part(sumOf(lines.fees)),
    taxTotal: part(taxes),
    total: agree ? known(shown, 'labelled-text') : unknown(why, text.slice(0, 100)),
  };
}

/**
 * Lines may hold more decimals than are shown, each off by half of the last one shown. That is let pass where
 * at least two are shown, for there WooCommerce stores the total as rounded as it shows it; where fewer are,
 * the stored total may be another.
 */
function isSame(shown: Decimal, sum: Decimal, lines: number, { decimals }: AmountFormat): boolean {
  const difference = absoluteDecimal(subtractDecimals(shown, sum));
  if (isZero(difference) || decimals < 2) return isZero(difference);
  const allowed = sumDecimals(new Array<Decimal>(lines).fill(`0.${'0'.repeat(decimals)}5`));
  return !subtractDecimals(allowed, difference).startsWith('-');
}

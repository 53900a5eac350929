import { isWithin, multiplyDecimals, sumDecimals, sumKnown, writtenDecimals } from '../../decimal';
import { type Decimal, type Fact, known, type OrderItem, unknown } from '../../order';
import { decimalFact, lineFact, readItems } from '../facts';
import { findShownAmount, type NumberFormat } from '../number-format';
import { cleanLine, foldDigits } from '../text';
import type { WooCommercePage, WooCommerceRow } from './places';

export interface AmountFormat extends NumberFormat {
  /** How many decimals amounts are shown with; what is stored may have more. */
  readonly decimals: number;
}

/** A line of the order (an item, a fee, a way of shipping) with the amounts of its form; `null`: unreadable. */
interface Line {
  readonly shown: WooCommerceRow;
  readonly total: Decimal | null;
  readonly tax: Decimal | null;
}

export function readLine(shown: Line['shown'], format: AmountFormat): Line {
  const read = (text: string) => findShownAmount(text, format);
  const single = ([only, more]: readonly string[]) =>
    only === undefined || more !== undefined ? null : read(only);
  return { shown, total: single(shown.all('totals')), tax: sumShown(shown.all('taxes').map(read)) };
}

/** As they are written: what has more decimals than the store shows is told by them. */
const sumShown = (amounts: readonly (Decimal | null)[]) => sumKnown(amounts, sumDecimals);

/**
 * An amount of the form, written with the decimals the store shows. One that has more is ambiguous: what
 * WooCommerce answers and prints is rounded.
 */
function partFact(amount: Decimal | null, format: AmountFormat): Fact<Decimal> {
  if (amount === null) return unknown('unreadable');
  if (writtenDecimals(amount) > format.decimals) return unknown('ambiguous', amount);
  return known(
    format.decimals === 0 ? amount : sumDecimals([amount, `0.${'0'.repeat(format.decimals)}`]),
    'form-field',
  );
}

/** The totals still count a line whose name cannot be read. */
export function readWooCommerceItems(lines: readonly Line[], format: AmountFormat): OrderItem[] {
  return readItems(lines, ({ shown, total }) => ({
    name: lineFact(shown.all('sortedName')[0] ?? shown.all('name')[0], 'labelled-text'),
    quantity: decimalFact(foldDigits(shown.all('quantity')[0] ?? ''), 'form-field'),
    amount: partFact(total, format),
  }));
}

type Lines = Readonly<Record<'items' | 'fees' | 'shipping', readonly Line[]>>;

/** An amount as shown, without its currency's symbol, which may hold marks and letters of its own. */
function shownText({ all }: WooCommercePage): string {
  const [total = ''] = all('total');
  return cleanLine(all('totalSymbols').reduce((rest, symbol) => rest.replace(symbol, () => ''), total));
}

/**
 * The page shows only a rounded total, by its place alone: it counts as known when the lines of the form add up to it.
 * Else every total is unknown: `disagree` when a line was changed on the page and not saved, else `ambiguous`.
 */
export function readWooCommerceTotals(page: WooCommercePage, format: AmountFormat, lines: Lines) {
  const text = shownText(page);
  const shown = findShownAmount(text, format);

  const all = [...lines.items, ...lines.fees, ...lines.shipping];
  const sumOf = (some: readonly Line[]) => sumShown(some.map((line) => line.total));
  const taxes = sumShown(all.map((line) => line.tax));
  const sum = sumShown([sumOf(all), taxes]);
  const edited = all.some(({ shown }) => shown.all('edited').some(Boolean));
  const agree = !edited && shown !== null && sum !== null && isSame(shown, sum, all.length, format);

  const why = edited ? 'disagree' : 'ambiguous';
  const part = (amount: Decimal | null) => (agree ? partFact(amount, format) : unknown(why));
  return {
    shippingTotal: part(sumOf(lines.shipping)),
    shippingTax: part(sumShown(lines.shipping.map((line) => line.tax))),
    feesTotal: part(sumOf(lines.fees)),
    taxTotal: part(taxes),
    total: agree ? known(shown, 'labelled-text') : unknown(why, text.slice(0, 100)),
  };
}

/**
 * Each line may be off by half of the last decimal shown. That is let pass where at least two are shown, for there
 * WooCommerce stores the total as rounded as it shows it; where fewer are, the stored total may be another.
 */
function isSame(shown: Decimal, sum: Decimal, lines: number, { decimals }: AmountFormat): boolean {
  const half = decimals < 2 ? '0' : `0.${'0'.repeat(decimals)}5`;
  return isWithin(shown, sum, multiplyDecimals(half, String(lines)));
}

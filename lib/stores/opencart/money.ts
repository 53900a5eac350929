import { currencyDecimals } from '../../currency';
import {
  isSameAmount,
  isWithin,
  isZero,
  multiplyDecimals,
  sumDecimals,
  writtenDecimals,
} from '../../decimal';
import { type Decimal, type Fact, known, type OrderItem, unknown } from '../../order';
import { findCurrency } from '../currency-symbol';
import { ambiguous, decimalFact, lineFact, sumFacts } from '../facts';
import { chargeBeside } from '../free-delivery';
import { readShownAmounts, splitAmount } from '../shown-amounts';
import { foldDigits } from '../text';
import type { ProductRow, TotalRow } from './places';

interface ShownLine {
  readonly name: string | null;
  readonly quantity: string;
  readonly each: string;
  readonly all: string;
}

interface Row {
  readonly title: string;
  readonly amount: Fact<Decimal>;
}

/**
 * The order's amounts. No line of the totals says what it is, so each is known by what it comes to: the last is
 * the total when it is the sum of the others; the shipping has the shipping method's title; the sub-total is the
 * sum of the products. What is left is a discount when it is negative; else it is a tax or a fee, and nothing
 * says which.
 */
export function readMoney(
  products: readonly ProductRow[],
  totalRows: readonly TotalRow[],
  shippingMethod: string | null,
  code: Fact<string>,
) {
  const lines = products.flatMap(readProductRow);
  // A row of totals has a title, whatever that says, and one amount.
  const totals = totalRows.map(({ all, line }) => ({ title: line('title'), amount: all('amount')[0] ?? '' }));
  const texts = [...lines.flatMap(({ each, all }) => [each, all]), ...totals.map(({ amount }) => amount)];
  const currency = readCurrency(code, texts);
  const read = readShownAmounts(texts, currency.known ? currencyDecimals(currency.value) : null);
  const rows = totals.map(({ title, amount }) => ({ title, amount: read(amount) }));
  const total = readTotal(rows, shippingMethod);
  const shippingRows = rows.slice(0, -1).filter(({ title }) => title === shippingMethod);
  const shippingTotal = readShipping(shippingRows, shippingMethod, total);

  const items = lines.flatMap((line) => readItem(line, read));
  const sum = sumFacts(
    items.map(({ amount }) => amount),
    'labelled-text',
  );
  const others = rows.slice(0, -1).filter((row) => !shippingRows.includes(row));
  const subtotal = others.findIndex(
    ({ amount }) => sum.known && amount.known && isSameAmount(amount.value, sum.value),
  );
  const isWhole =
    items.length > 0 &&
    items.length === lines.length &&
    subtotal >= 0 &&
    total.known &&
    shippingRows.length < 2;
  const rest = others.filter((_, index) => index !== subtotal).map(({ amount }) => amount);
  const off = rest.flatMap((amount) => (amount.known && amount.value.startsWith('-') ? amount.value : []));
  const isCharged = rest.some(
    (amount) => amount.known && !amount.value.startsWith('-') && !isZero(amount.value),
  );
  const charge = isWhole && !isCharged ? known('0', 'labelled-text', total.sure) : unknown('ambiguous');
  return {
    // A discount is of the whole order: nobody says which line it is taken from.
    items:
      isWhole && off.length === 0
        ? items
        : items.map((item) => ({ ...item, amount: ambiguous(item.amount) })),
    currency,
    shippingTotal: chargeBeside(sumDecimals(off), shippingTotal),
    feesTotal: charge,
    taxTotal: charge,
    total,
  };
}

/**
 * A row of products. The versions have different columns, so a row is read by what stands in it: its last three
 * numbers are the quantity, the price of one and of all, which are used when one multiplies to the other (see
 * `readMoney`). None for a row of something else.
 */
function readProductRow(row: ProductRow): readonly ShownLine[] {
  const texts = row.lines('cells');
  const numbers = texts.flatMap((text, index) => (splitAmount(text) === null ? [] : [index])).slice(-3);
  const [quantityAt, eachAt, allAt] = numbers;
  if (quantityAt === undefined || eachAt === undefined || allAt === undefined) return [];
  const [name = null, other] = row.all('links');
  return [
    {
      name: other === undefined ? name : null,
      quantity: row.all('counted')[0] ?? texts[quantityAt] ?? '',
      each: texts[eachAt] ?? '',
      all: texts[allAt] ?? '',
    },
  ];
}

/** By its code; else by its symbol, where that is one currency's alone. The two must not contradict each other. */
function readCurrency(code: Fact<string>, texts: readonly string[]): Fact<string> {
  const symbols = new Set(texts.flatMap((text) => splitAmount(text)?.symbols ?? []));
  const codes = new Set([...symbols].map(findCurrency));
  const [bySymbol = null] = codes.size === 1 ? codes : [null];
  if (code.known) {
    return bySymbol === null || bySymbol === code.value ? code : unknown('disagree', [...symbols].join(' '));
  }
  if (code.why !== 'not-shown' || symbols.size === 0) return code;
  return bySymbol === null
    ? unknown('ambiguous', [...symbols].join(' ').slice(0, 100))
    : known(bySymbol, 'labelled-text');
}

/** The last row, when the others add up to it; each may be off by half of the last decimal that is shown. */
function readTotal(rows: readonly Row[], shippingMethod: string | null): Fact<Decimal> {
  const last = rows.at(-1);
  if (last === undefined) return unknown('not-shown');
  if (!last.amount.known) return last.amount;
  const { value, sure } = last.amount;
  const others = sumFacts(
    rows.slice(0, -1).map(({ amount }) => amount),
    'labelled-text',
  );
  const isSum =
    others.known &&
    rows.length > 1 &&
    last.title !== shippingMethod &&
    isWithin(others.value, value, rounding(value, rows.length));
  return isSum ? known(value, 'labelled-text', sure) : unknown('ambiguous', value);
}

/** A store without decimals rounds nothing that it shows once more; it is held to the whole. */
function rounding(amount: Decimal, times: number): Decimal {
  const decimals = writtenDecimals(amount);
  return decimals < 2 ? '0' : multiplyDecimals(`0.${'0'.repeat(decimals)}5`, String(times));
}

function readShipping(rows: readonly Row[], method: string | null, total: Fact<Decimal>): Fact<Decimal> {
  if (!total.known) return unknown('ambiguous');
  if (method === null) return unknown('absent');
  const [row, other] = rows;
  return row === undefined || other !== undefined ? unknown('ambiguous') : row.amount;
}

/** A line whose name cannot be read is left out; the totals still count it. */
function readItem(
  { name: shown, quantity, each, all }: ShownLine,
  read: (text: string) => Fact<Decimal>,
): readonly OrderItem[] {
  const name = lineFact(shown, 'labelled-text');
  if (!name.known) return [];
  const count = decimalFact(foldDigits(quantity), 'labelled-text');
  const price = read(each);
  const amount = read(all);
  const fits =
    count.known &&
    price.known &&
    amount.known &&
    isWithin(
      multiplyDecimals(count.value, price.value),
      amount.value,
      rounding(amount.value, Number(count.value) + 1),
    );
  return [
    fits
      ? { name: name.value, quantity: count, amount }
      : { name: name.value, quantity: ambiguous(count), amount: ambiguous(amount) },
  ];
}

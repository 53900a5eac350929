import { multiplyDecimals } from '../decimal';
import { known, type OrderItem, unknown } from '../order';
import { parseAmount } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import { foldText } from '../villages/normalize';
import { NEXT, type SheetLine, TIMES } from './sheet-lines';

/** Of what a person said a sheet's prices are, beside quantities: `each` order is asked about. */
export const PRICES_OF = ['one', 'all', 'each'] as const;
export type PricesOf = (typeof PRICES_OF)[number];

/** A price of several is no amount, unless a person said it of the whole sheet and that tells it. */
export function amountOf(line: SheetLine, pricesOf: PricesOf): string {
  const amount = (line.amount ?? '').replace(NEXT, '');
  const counts = countsOf(line);
  if (amount === '' || counts.length === 0) return amount;
  if (isPriceOfSome(line) && pricesOf === 'all') return amount;
  return isPriceOfSome(line) && pricesOf === 'one'
    ? timesText(amount, plainText(counts[0] ?? ''))
    : `${amount} × ${counts.filter((count) => count !== '').join(' + ')}`;
}

/** Whether a line says one price beside one quantity, so that an answer for the whole sheet tells its amount. */
export function isPriceOfSome(line: SheetLine): boolean {
  return Boolean(line.amount) && countsOf(line).length === 1;
}

function countsOf({ quantity = '' }: SheetLine): readonly string[] {
  return quantity.includes(TIMES) ? quantity.replaceAll(TIMES, '').split(NEXT) : [];
}

/** So many of a price, in its currency; as it is written where that is no number. */
function timesText(price: string, count: string): string {
  const read = parseAmount(price);
  if (!read.ok || !WHOLE.test(count)) return `${price} × ${count}`;
  return [multiplyDecimals(read.value, count), ...(read.currency === null ? [] : [read.currency])].join(' ');
}

const WHOLE = /^\d+(?:\.0+)?$/;

/** Both names; people write the family's into the first column too. */
export function nameOf({ name = '', lastName = '' }: SheetLine): string {
  return foldText(name).endsWith(foldText(lastName)) ? name : `${name} ${lastName}`;
}

/** The goods; a second column's are without a quantity. */
export function itemsOf({ items = '', items2 = '', quantity = '' }: SheetLine): readonly OrderItem[] {
  const counts = quantity.replaceAll(TIMES, '').split(NEXT).map(plainText);
  const goods = items.split(NEXT).map((name, nth) => itemOf(name, counts[nth] || '1'));
  return [...goods.slice(0, 1), itemOf(items2, '1'), ...goods.slice(1)].filter(({ name }) => name !== '');
}

/** A quantity that is more than a number (“3 pairs”) is a part of its name. */
function itemOf(name: string, count: string): OrderItem {
  const isNumber = WHOLE.test(count);
  return {
    name: isNumber || name === '' ? name : `${count} ${name}`,
    quantity: known(isNumber ? count : '1', 'store-data'),
    amount: unknown('not-shown'),
  };
}

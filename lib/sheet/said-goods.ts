import { known, type OrderItem, unknown } from '../order';
import { plainText } from '../parcel/plain-text';
import { foldText } from '../villages/normalize';
import { NEXT, type SheetLine, TIMES } from './sheet-lines';

/** The amount as it is written; a price of several as no amount: a person says what is collected. */
export function amountOf({ amount: said = '', quantity = '' }: SheetLine): string {
  const amount = said.replace(NEXT, '');
  if (amount === '' || !quantity.includes(TIMES)) return amount;
  const counts = quantity.replaceAll(TIMES, '').split(NEXT);
  return `${amount} × ${counts.filter((count) => count !== '').join(' + ')}`;
}

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
  const isNumber = /^\d+(?:\.0+)?$/.test(count);
  return {
    name: isNumber || name === '' ? name : `${count} ${name}`,
    quantity: known(isNumber ? count : '1', 'store-data'),
    amount: unknown('not-shown'),
  };
}

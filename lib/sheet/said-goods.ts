import { known, type OrderItem, unknown } from '../order';
import { plainText } from '../parcel/plain-text';
import { foldText } from '../villages/normalize';
import { type SheetLine, TIMES } from './sheet-lines';

/** The amount as it is written; a price of several as no amount: a person says what is collected. */
export function amountOf({ amount = '', quantity = '' }: SheetLine): string {
  const isPrice = amount !== '' && quantity.endsWith(TIMES);
  return isPrice ? `${amount} × ${quantity.slice(0, -TIMES.length)}` : amount;
}

/** Both names; people write the family's into the first column too. */
export function nameOf({ name = '', lastName = '' }: SheetLine): string {
  return foldText(name).endsWith(foldText(lastName)) ? name : `${name} ${lastName}`;
}

/** The goods; a quantity is that of the first, and more than a number (“3 pairs”) a part of its name. */
export function itemsOf({ items = '', items2 = '', quantity = '' }: SheetLine): readonly OrderItem[] {
  const count = plainText(quantity.replace(TIMES, '')) || '1';
  const isNumber = /^\d+(?:\.0+)?$/.test(count);
  const goods = [isNumber || items === '' ? items : `${count} ${items}`, items2];
  return goods.flatMap((name, nth) => {
    const isCounted = isNumber && nth === 0;
    const item = {
      name,
      quantity: known(isCounted ? count : '1', 'store-data'),
      amount: unknown('not-shown'),
    };
    return name === '' ? [] : [item];
  });
}

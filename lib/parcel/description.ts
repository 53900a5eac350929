import { isDecimal, normalizeDecimal } from '../decimal';
import { factValue, type Order, type OrderItem } from '../order';
import { findSheet } from '../sheet/sheet-store';
import { cutText } from './cut-text';
import { characterCount, DESCRIPTION_LENGTH } from './rules';
import { withoutSigns } from './sent-text';

const PLACEHOLDER = /\{(items|number|store)\}/g;

/** What is too long is cut, in the items first, so that what the template says behind them stays. */
export function describeOrder(
  order: Pick<Order, 'items' | 'number' | 'store'>,
  template: string,
): { readonly text: string; readonly cut: boolean } {
  const items = order.items.map(describeItem).join(', ');
  const fill = (withItems: string): string => {
    const values = { items: withItems, number: factValue(order.number) ?? '', store: storeName(order) };
    // One pass: a name that looks like a placeholder stays as it is.
    return singleLine(
      withoutSigns(template.replace(PLACEHOLDER, (_, name: keyof typeof values) => values[name])),
    );
  };
  const whole = fill(items);
  const excess = characterCount(whole) - DESCRIPTION_LENGTH.maximum;
  if (excess <= 0) return { text: whole, cut: false };
  const uses = template.split('{items}').length - 1;
  const room = characterCount(items) - Math.ceil(excess / Math.max(uses, 1));
  const shortened = uses > 0 && room > 0 ? fill(cutText(items, room)) : whole;
  return { text: cutText(shortened, DESCRIPTION_LENGTH.maximum), cut: true };
}

/** What an account says of every parcel, one that no store's order is behind too; `''`: what it says is in the order. */
export function describeAny(template: string): string {
  return template.search(PLACEHOLDER) === -1 ? singleLine(withoutSigns(template)) : '';
}

export function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function describeItem({ name, quantity }: OrderItem): string {
  // A count that could not be read is left out: "1" would be a guess.
  const count = quantity.known && isDecimal(quantity.value) ? normalizeDecimal(quantity.value) : '1';
  return singleLine(count === '1' ? name : `${count} × ${name}`);
}

function storeName({ store }: Pick<Order, 'store'>): string {
  return findSheet(store)?.source ?? store.origin.replace(/^https?:\/\//, '');
}

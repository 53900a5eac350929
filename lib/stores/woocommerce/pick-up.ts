import { savedOption } from '../controls';
import { jsonObject } from '../json';

/** Ways of "shipping" in which the customer comes for it: the classic one, and the one of the block checkout. */
const PICK_UP: ReadonlySet<unknown> = new Set(['local_pickup', 'pickup_location']);

/** Whether one of an order's `shipping_lines` is no delivery. */
export function isPickedUp(lines: unknown): boolean {
  return Array.isArray(lines) && lines.some((line) => PICK_UP.has(jsonObject(line).method_id));
}

/** The same, by the forms of the order's own page. */
export function showsPickUp(document: Document): boolean {
  const choices = [...document.querySelectorAll('#order_shipping_line_items select.shipping_method')];
  return choices.some((choice) => PICK_UP.has(savedOption(choice)?.value));
}

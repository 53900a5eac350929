import type { Order } from '../../order';
import { savedOption } from '../controls';
import { lineOf } from '../elements';
import { jsonObject } from '../json';
import { pickedUp } from '../pick-up';

/** Ways of "shipping" in which the customer comes for it: the classic one, and the one of the block checkout. */
const PICK_UP: ReadonlySet<unknown> = new Set(['local_pickup', 'pickup_location']);

/** Whether one of an order's `shipping_lines` is no delivery: by its code, or by what the shop calls it. */
export function readPickUp(lines: unknown): Pick<Order, 'isPickedUp'> {
  const all = Array.isArray(lines) ? lines.map(jsonObject) : [];
  if (all.some(({ method_id }) => PICK_UP.has(method_id))) return { isPickedUp: true };
  return pickedUp(all.map(({ method_title }) => (typeof method_title === 'string' ? method_title : '')));
}

/** The same, by the forms of the order's own page. */
export function readShownPickUp(document: Document): Pick<Order, 'isPickedUp'> {
  const rows = document.getElementById('order_shipping_line_items');
  const choices = [...(rows?.querySelectorAll('select.shipping_method') ?? [])];
  if (choices.some((choice) => PICK_UP.has(savedOption(choice)?.value))) return { isPickedUp: true };
  const titles = [...(rows?.querySelectorAll('.shipping_method_name') ?? [])];
  return pickedUp([
    ...titles.map((title) => title.getAttribute('value')),
    ...Array.from(rows?.querySelectorAll('td.name > .view') ?? [], lineOf),
  ]);
}

import type { PageOrder } from '../../order';
import { savedOption } from '../controls';
import { lineOf } from '../elements';
import { jsonObject } from '../json';
import { deliveryNames } from '../sent-facts';

type Names = Pick<PageOrder, 'deliveryNames'>;

/** An order's ways of delivery by their codes (`local_pickup`, the block checkout's `pickup_location`) and the shop's names. */
export function readDelivery(lines: unknown): Names {
  const all = Array.isArray(lines) ? lines.map(jsonObject) : [];
  const said = all.flatMap(({ method_id, method_title }) => [method_id, method_title]);
  return deliveryNames(said.map((name) => (typeof name === 'string' ? name : null)));
}

/** The same, by the forms of the order's own page. */
export function readShownDelivery(document: Document): Names {
  const rows = document.getElementById('order_shipping_line_items');
  const all = (selector: string) => [...(rows?.querySelectorAll(selector) ?? [])];
  return deliveryNames([
    ...all('select.shipping_method').map((choice) => savedOption(choice)?.value),
    ...all('.shipping_method_name').map((title) => title.getAttribute('value')),
    ...all('td.name > .view').map(lineOf),
  ]);
}

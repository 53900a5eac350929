import { type Fact, known, type Order, type StoreIdentity, unknown } from '../../order';
import { blankOrder, blankParty } from '../blank-order';
import { lineFact } from '../facts';
import { readFormattedAddress } from '../formatted-address';
import { cleanLine } from '../text';
import { readItems } from './items';
import { readSettlement } from './payment';
import { readPriceFormat } from './price-format';
import { readTotals } from './totals';

/**
 * What PrestaShop's order page shows: by the ids and roles of its own templates
 * (`PrestaShopBundle/Resources/views/Admin/Sell/Order/Order/Blocks/View/`, 1.7.7 to 9), never by labels.
 */
export function readOrderDocument(
  document: Document,
  store: StoreIdentity,
  orderId: string,
  link: string,
): Order {
  const format = readPriceFormat(document);
  const totals = readTotals(document, format);
  const status = readStatus(document);
  return {
    ...blankOrder(store, orderId, link),
    number: readReference(document, orderId),
    status,
    shipping: readAddress(document, 'addressShipping'),
    billing: readAddress(document, 'addressInvoice'),
    items: readItems(document, format, totals),
    currency: format.currency,
    ...totals,
    ...readSettlement(document, format, totals.total, status),
  };
}

/** Behind the id in the heading stands the reference, which is what invoices and customers call the order. */
function readReference(document: Document, orderId: string): Fact<string> {
  const parts = [...document.querySelectorAll('h1 strong')].map((part) => cleanLine(part.textContent ?? ''));
  const [reference, another] = new Set(parts.filter((part) => part !== '' && part !== `#${orderId}`));
  return another === undefined ? lineFact(reference, 'labelled-text') : unknown('ambiguous', reference);
}

/** The shop's own text of the saved status, whatever is chosen in the field; statuses have no codes. */
function readStatus(document: Document): Fact<string> {
  const saved = document
    .getElementById('update_order_status_action_btn')
    ?.getAttribute('data-order-status-id');
  const options = [...document.querySelectorAll('#update_order_status_action_input option')];
  const option = options.find((any) => any.getAttribute('value') === saved);
  const text = lineFact(option?.textContent, 'form-field');
  return text.known ? known(text.value, text.from, false) : text;
}

/** Its lines are formatted by country; the customer's name stands above, after a title and before their `#id`. */
function readAddress(document: Document, id: string): Order['shipping'] {
  const block = document.getElementById(id);
  // Goods that are sent by nobody have no such address.
  if (block === null) return blankParty('not-shown');
  const heading = cleanLine(document.querySelector('#customerInfo h2')?.textContent ?? '');
  const customer = heading.replace(/\s*#\d+$/, '');
  const lines = [...block.querySelectorAll('p')].map((line) => line.textContent ?? '');
  return readFormattedAddress(
    lines,
    (line) => line === customer || (line.includes(' ') && customer.endsWith(` ${line}`)),
  );
}

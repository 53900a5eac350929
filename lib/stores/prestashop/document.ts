import { type CustomField, type Fact, type FormattedOrder, type Order, unknown } from '../../order';
import { savedOption } from '../controls';
import { customFieldsOf } from '../custom-fields';
import { lineOf } from '../elements';
import { lineFact, noteFact, unsure } from '../facts';
import { labelledPairs } from '../labelled-pairs';
import { printedAddresses } from '../printed-addresses';
import { deliveryNames } from '../sent-facts';
import { cleanLines } from '../text';
import { readPrestashopItems } from './items';
import { readPrestashopNote } from './note';
import { readPrestashopSettlement } from './payment';
import { readPriceFormat } from './price-format';
import { listStatuses, savedStatusId } from './statuses';
import { readPrestashopTotals } from './totals';

/**
 * What PrestaShop's order page shows: by the ids and roles of its own templates
 * (`PrestaShopBundle/Resources/views/Admin/Sell/Order/Order/Blocks/View/`, 1.7.7 to 9), never by labels.
 */
export function readPrestashopDocument(document: Document, blank: Order): FormattedOrder {
  const format = readPriceFormat(document);
  const totals = readPrestashopTotals(document, format);
  const status = readStatus(document);
  const ownNote = readPrestashopNote(document);
  return {
    ...blank,
    verified: true,
    number: readReference(document, blank.id),
    status,
    statusId: savedStatusId(document),
    ...readAddresses(document),
    items: readPrestashopItems(document, format, totals),
    currency: format.currency,
    ...totals,
    ...readPrestashopSettlement(document, format, totals.total),
    customerNote: readNote(document),
    ...(isVirtual(document) && { isVirtual: true }),
    ...(hasParcel(document) && { isShipped: true }),
    ...deliveryNames(readCarriers(document)),
    ...customFieldsOf(readModules(document)),
    ...(ownNote !== null && { ownNote }),
  };
}

/** Where PrestaShop's own blocks are, in the two columns of an order (`Order/view.html.twig`), and forms of modules. */
const OWN_BLOCKS = `form, .modal, .alert, .customer, #orderBasicInfo, #customerCard, #customerInfo, #addressShipping,
  #addressInvoice, [data-role="message-card"], #orderProductsOriginalPosition, #orderProductsPanel, #historyTabContent,
  [id^="order"][id$="TabContent"], #view_order_payments_block`;

/** What modules' blocks say beside a label (`displayAdminOrderMain`, `displayAdminOrderSide` and their like). */
function readModules(document: Document): readonly CustomField[] {
  const columns = [...document.querySelectorAll('.left-column, .right-column')];
  return columns.flatMap((column) =>
    labelledPairs(column, OWN_BLOCKS).map((pair) => ({ at: 'data', key: '', ...pair }) as const),
  );
}

/** The saved carrier: its name, and with its delay ("Pick up in-store") where another can be chosen. */
function readCarriers(document: Document): readonly (string | undefined)[] {
  const chosen = document.getElementById('update_order_shipping_new_carrier_id');
  const names = document.querySelectorAll('#shipping-grid-table .carrier-name, [data-role="carrier-name"]');
  return [...Array.from(names, lineOf), chosen === null ? undefined : savedOption(chosen)?.text];
}

/**
 * Behind the id in the heading stands the reference, which is what invoices and customers call the order: by its role,
 * or up to 8.0, which names none, as the only other thing that is emphasised there.
 */
function readReference(document: Document, orderId: string): Fact<string> {
  const named = [...document.querySelectorAll('h1 [data-role="order-reference"]')];
  const parts = (named.length > 0 ? named : [...document.querySelectorAll('h1 strong')]).map(lineOf);
  const [reference, another] = new Set(parts.filter((part) => part !== '' && part !== `#${orderId}`));
  return another === undefined ? lineFact(reference, 'labelled-text') : unknown('ambiguous', reference);
}

/** The shop's own text of the saved status, whatever is chosen in the field. */
function readStatus(document: Document): Fact<string> {
  const saved = savedStatusId(document);
  return unsure(lineFact(saved === null ? undefined : listStatuses(document).get(saved), 'form-field'));
}

/** Their lines are formatted by country; the customer's name stands above, after a title and before their `#id`. */
function readAddresses(document: Document): Pick<FormattedOrder, 'formatted'> {
  const heading = lineOf(document.querySelector('#customerInfo h2'));
  const customer = heading.replace(/\s*#\d+$/, '');
  return printedAddresses(document, {
    shipping: '[id="addressShipping"]',
    billing: '[id="addressInvoice"]',
    lines: (block) => Array.from(block.querySelectorAll('p'), lineOf),
    isName: (line) => line === customer || (line.includes(' ') && customer.endsWith(` ${line}`)),
  });
}

/**
 * Goods that are sent by nobody have an address to bill and none to send them to (`Blocks/View/customer.html.twig`), and
 * no table of carriers (`shipping.html.twig`).
 */
function isVirtual(document: Document): boolean {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const isBilledAlone = has('#addressInvoice') && !has('#addressShipping');
  return isBilledAlone && has('#orderShippingTabContent') && !has('#orderShippingTabContent table');
}

/** A carrier's tracking number stands in the link that edits it: a parcel was made, though the status may still wait. */
function hasParcel(document: Document): boolean {
  const numbers = [...document.querySelectorAll('[data-order-tracking-number]')];
  return numbers.some((link) => link.getAttribute('data-order-tracking-number')?.trim() !== '');
}

/**
 * What the customer wrote, each message once: the latest ones stand in a card, all of them in a window too; and the
 * message of a gift (`Blocks/View/shipping.html.twig`), which a person who packs it must read as well.
 */
function readNote(document: Document): Fact<string> {
  const messages = [...document.querySelectorAll('.customer-message, #gift-message')].map((message) =>
    cleanLines(message.textContent ?? ''),
  );
  return messages.length === 0
    ? unknown('absent')
    : noteFact([...new Set(messages)].join('\n'), 'labelled-text');
}

import { type Fact, known, type Order, type StoreIdentity } from '../../order';
import { blankOrder, blankParty } from '../blank-order';
import { cellLines } from '../cell-lines';
import { lineFact } from '../facts';
import { readFormattedAddress } from '../formatted-address';
import { cleanLine } from '../text';
import { amountReader } from './amounts';
import { readItems, readItemsTotal } from './items';
import { orderLink } from './page';
import { readCurrency, readTotals } from './totals';

/**
 * What Magento's order page shows, in any of its languages: by ids and names of its own templates
 * (`Sales/view/adminhtml/templates/order/view/`, 2.2 to 2.4), never by labels.
 */
export function readOrderDocument(document: Document, store: StoreIdentity, orderId: string): Order {
  const currency = readCurrency(document);
  const read = amountReader(document, currency);
  const items = readItems(document, read);
  const status = lineFact(document.getElementById('order_status')?.textContent, 'labelled-text');
  return {
    ...blankOrder(store, orderId, orderLink(store, orderId)),
    number: readNumber(document),
    // Translated.
    status: status.known ? known(status.value, status.from, false) : status,
    shipping: readAddress(document, '.order-shipping-address'),
    billing: readAddress(document, '.order-billing-address'),
    items,
    itemsTotal: readItemsTotal(document, items, read),
    currency,
    ...readTotals(document, read),
  };
}

/** The page's title is the number behind a `#`, in every language. */
function readNumber(document: Document): Fact<string> {
  const title = cleanLine(document.querySelector('h1.page-title')?.textContent ?? '');
  return lineFact(/^#\s*(\S{1,100})$/.exec(title)?.[1], 'labelled-text');
}

/** Formatted by a template of the shop's; the customer's name stands in the account's table too. */
function readAddress(document: Document, selector: string): Order['shipping'] {
  const blocks = document.querySelectorAll(`${selector} address`);
  const [block] = blocks;
  if (block === undefined) return blankParty('not-shown');
  if (blocks.length > 1) return blankParty('ambiguous');
  const account = [...document.querySelectorAll('.order-account-information-table td')];
  const customer = new Set(account.map((cell) => cleanLine(cell.textContent ?? '')));
  return readFormattedAddress(cellLines(block), (line) => customer.has(line));
}

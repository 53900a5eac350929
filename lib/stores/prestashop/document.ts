import type { CustomField, FormattedOrder, Order } from '../../order';
import { customFieldsOf } from '../custom-fields';
import { lineOf } from '../elements';
import { labelledPairs } from '../labelled-pairs';
import { collectTexts } from '../places';
import { printedAddresses } from '../printed-addresses';
import { PRESTASHOP_PLACES } from './places';

/** What PrestaShop's order page shows; the background reads it (`order`). */
export function readPrestashopDocument(document: Document, blank: Order): FormattedOrder {
  return {
    ...blank,
    texts: collectTexts(document, PRESTASHOP_PLACES),
    ...readAddresses(document),
    ...customFieldsOf(readModules(document)),
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

import type { CustomField, Order, TextsOrder } from '../../order';
import { askedByForm } from '../address-form';
import { customFieldsOf } from '../custom-fields';
import { labelledFields } from '../labelled-fields';
import { collectTexts } from '../places';
import { askEarly } from '../read-order';
import { readOrderPage } from '../read-order-page';
import { anchorNextTo, readerOf } from '../reader-of';
import { prestaShopDefinition, withPrestaShopToken } from './definition';
import { PRESTASHOP_ADDRESS, PRESTASHOP_PLACES } from './places';

/** PrestaShop 1.7.7 to 9, its admin in any language and any folder. Seen at 8.2.3. */
export const prestashop = readerOf(prestaShopDefinition, {
  read: readPrestaShopDocument,
  readServed: readOrderPage,
  askEarly,
  withSession: withPrestaShopToken,
  readStructured: askedByForm(prestaShopDefinition, PRESTASHOP_ADDRESS, readPrestaShopDocument),
  // Below the row of actions above the order (`Blocks/View/order_actions.html.twig`).
  anchor: anchorNextTo(':has(> #update_order_status_action_form)', 'after'),
});

export function readPrestaShopDocument(document: Document, blank: Order): TextsOrder {
  return {
    ...blank,
    texts: collectTexts(document, PRESTASHOP_PLACES),
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
  return columns.flatMap((column) => labelledFields(column, OWN_BLOCKS, 'data'));
}

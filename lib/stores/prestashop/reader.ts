import { askedByForm } from '../address-form';
import { askEarly } from '../read-order';
import { readOrderPage } from '../read-order-page';
import { beside, readerOf } from '../reader-of';
import { PRESTASHOP_ADDRESS } from './address-form';
import { readPrestashopDocument } from './collect';
import { prestashopDefinition, withPrestashopToken } from './definition';

/** PrestaShop 1.7.7 to 9, its admin in any language and any folder. Seen at 8.2.3. */
export const prestashop = readerOf(prestashopDefinition, {
  read: readPrestashopDocument,
  readServed: readOrderPage,
  askEarly,
  withSession: withPrestashopToken,
  readStructured: askedByForm(prestashopDefinition, PRESTASHOP_ADDRESS, readPrestashopDocument),
  // Below the row of actions above the order (`Blocks/View/order_actions.html.twig`).
  anchor: beside(':has(> #update_order_status_action_form)', 'after'),
});

import { askedByForm } from '../address-form';
import { askEarly } from '../read-order';
import { readOrderPage } from '../read-order-page';
import { beside, readerOf } from '../reader-of';
import { PRESTASHOP_ADDRESS } from './address-form';
import { readPrestaShopDocument } from './collect';
import { prestaShopDefinition, withPrestaShopToken } from './definition';

/** PrestaShop 1.7.7 to 9, its admin in any language and any folder. Seen at 8.2.3. */
export const prestashop = readerOf(prestaShopDefinition, {
  read: readPrestaShopDocument,
  readServed: readOrderPage,
  askEarly,
  withSession: withPrestaShopToken,
  readStructured: askedByForm(prestaShopDefinition, PRESTASHOP_ADDRESS, readPrestaShopDocument),
  // Below the row of actions above the order (`Blocks/View/order_actions.html.twig`).
  anchor: beside(':has(> #update_order_status_action_form)', 'after'),
});

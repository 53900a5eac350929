import { askedByForm } from '../address-form';
import { askEarly } from '../read-order';
import { readOrderPage } from '../read-order-page';
import { beside, readerOf } from '../reader-of';
import { MAGENTO_ADDRESS } from './address-form';
import { readMagentoDocument } from './collect';
import { magentoDefinition } from './definition';

/** Magento 2 (Adobe Commerce), its admin in any language. Seen at 2.4.7. */
export const magento = readerOf(magentoDefinition, {
  read: readMagentoDocument,
  readServed: readOrderPage,
  askEarly,
  // The secret in an address opens that one page alone.
  withSession: () => null,
  readStructured: askedByForm(magentoDefinition, MAGENTO_ADDRESS, readMagentoDocument),
  // Above the first part of the order (`order/view/info.phtml`).
  anchor: beside('.order-view-account-information', 'before'),
});

import { known, type PageOrder } from '../../order';
import { blankOrder } from '../blank-order';
import { customFieldsOf } from '../custom-fields';
import type { OpenCartPage } from './definition';
import { readFormPage } from './form-page';
import { readPanelPage } from './panel-page';
import type { ShownOrder } from './shown-order';

/** What an order's page shows, in any of its languages. */
export function readOpenCartDocument(document: Document, page: OpenCartPage): PageOrder {
  return toOrder(page, page.version === '4' ? readFormPage(document) : readPanelPage(document));
}

/** The order as it is sent: what its rows come to is read in the background. */
export function toOrder({ store, orderId, link, verified }: OpenCartPage, shown: ShownOrder): PageOrder {
  const { shipping, billing, status, paymentMethod, customerNote, currency, fields, ownNote, ...rows } =
    shown;
  return {
    ...blankOrder(store, orderId, link),
    verified,
    // OpenCart calls an order by its id.
    number: known(orderId, 'form-field'),
    status,
    shipping,
    billing,
    currency,
    paymentMethod,
    customerNote,
    ...customFieldsOf(fields),
    ...(ownNote !== null && { ownNote }),
    rows,
  };
}

import { known, type Order, unknown } from '../../order';
import { meaningOf } from '../status-meaning';
import type { OrderPage } from './definition';
import { readFormPage } from './form-page';
import { readMoney } from './money';
import { readPanelPage } from './panel-page';
import { readPayment } from './payment';
import type { ShownOrder } from './shown-order';
import { STATUSES } from './statuses';

/** What an order's page shows, in any of its languages. */
export function readOrderDocument(document: Document, page: OrderPage): Order {
  return toOrder(page, page.version === '4' ? readFormPage(document) : readPanelPage(document));
}

export function toOrder(page: OrderPage, shown: ShownOrder): Order {
  const { shipping, billing, status, paymentMethod, customerNote } = shown;
  return {
    store: page.store,
    verified: page.verified,
    id: page.orderId,
    // OpenCart calls an order by its id.
    number: known(page.orderId, 'form-field'),
    link: page.link,
    status,
    ...meaningOf(STATUSES, shown.statusId),
    // A day without its hour, written as the admin's language writes it.
    createdAt: unknown('not-shown'),
    shipping,
    billing,
    ...readMoney(shown),
    // OpenCart keeps neither with an order.
    refundedTotal: unknown('absent'),
    paidTotal: unknown('not-shown'),
    payment: readPayment(paymentMethod, status),
    paymentMethod,
    customerNote,
  };
}

import { type Fact, known, type Order, type Payment, unknown } from '../../order';
import { meaningOf } from '../status-meaning';
import type { OrderPage } from './definition';
import { readFormPage } from './form-page';
import { readMoney } from './money';
import { readPanelPage } from './panel-page';
import type { ShownOrder } from './shown-order';
import { STATUSES } from './statuses';

/** The code (`cod`, `cod.cod`), or the title where that is all there is: what else is paid at the door. */
const CASH = /^cod(?:$|[._])|cash on delivery|عند (?:ال)?[إا]?ستلام|عند التسليم|במזומן/i;
/** Words for an order that is done with: its cash was handed over, perhaps with another parcel. */
const DONE = /^complete|^deliver|^paid|مكتمل|[إا]كتمل|تم التسليم|تم التوصيل|مدفوع|הושלם|נמסר|שולם/i;

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

/**
 * OpenCart never records that an order was paid. Cash on delivery is paid at the door alone, so such an order is
 * unpaid by its method; when it is marked as done, its cash may have been taken: `doubtful`. Of every other
 * method nothing is known: a person has to say.
 */
function readPayment(method: Fact<string>, status: Fact<string>): Fact<Payment> {
  if (!method.known || !CASH.test(method.value)) return unknown('not-shown');
  if (!status.known) return unknown('ambiguous');
  return known(DONE.test(status.value) ? 'doubtful' : 'unpaid', method.from, method.sure);
}

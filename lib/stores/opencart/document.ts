import { type Fact, known, type PageOrder, type Party, type Payment, unknown } from '../../order';
import { customFieldsOf } from '../custom-fields';
import { deliveryNames } from '../sent-facts';
import { meaningOf } from '../status-meaning';
import { isCash } from './cash';
import type { OrderPage } from './definition';
import { readFormPage } from './form-page';
import { readMoney } from './money';
import { readPanelPage } from './panel-page';
import type { ShownOrder } from './shown-order';
import { BEGUN, PENDING, STATUSES } from './statuses';

/** Words for an order that is done with: its cash was handed over, perhaps with another parcel. */
const DONE = /^complete|^deliver|^paid|مكتمل|[إا]كتمل|تم التسليم|تم التوصيل|مدفوع|הושלם|נמסר|שולם/i;

/** What an order's page shows, in any of its languages. */
export function readOrderDocument(document: Document, page: OrderPage): PageOrder {
  return toOrder(page, page.version === '4' ? readFormPage(document) : readPanelPage(document));
}

function hasPlace({ address1, city }: Party): boolean {
  return [address1, city].some((part) => part.known || part.text !== undefined);
}

export function toOrder(page: OrderPage, shown: ShownOrder): PageOrder {
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
    // OpenCart asks where to and how it is sent for goods alone that are to be sent.
    ...(shown.shippingMethod === null && !hasPlace(shipping) && { isVirtual: true }),
    ...deliveryNames([shown.shippingCode, shown.shippingMethod]),
    // A day without its hour, written as the admin's language writes it.
    createdAt: unknown('not-shown'),
    shipping,
    billing,
    ...readMoney(shown),
    // OpenCart keeps neither with an order.
    refundedTotal: unknown('absent'),
    paidTotal: unknown('not-shown'),
    ...readPayment(paymentMethod, status, shown.statusId),
    paymentMethod,
    customerNote,
    ...customFieldsOf(shown.fields),
  };
}

/**
 * OpenCart never records that an order was paid; its method and its status say it of some:
 *
 * | method                                | status                  | `payment`                                         |
 * |---------------------------------------|-------------------------|---------------------------------------------------|
 * | cash on delivery                      | any but done            | unpaid                                            |
 * | cash on delivery                      | done                    | doubtful: its cash may have been taken            |
 * | a gateway, which takes the money first| OpenCart's own, begun   | paid                                              |
 * | a transfer or a cheque                | OpenCart's own, pending | unpaid: nobody has said that the money came       |
 * | any other                             | any other               | not shown: a person has to say                    |
 */
function readPayment(
  method: Fact<string>,
  status: Fact<string>,
  statusId: string | null,
): Pick<PageOrder, 'payment' | 'paidBefore'> {
  const notShown = unknown('not-shown');
  if (!method.known) return { payment: notShown };
  if (!isCash(method.value)) {
    const says = (payment: Payment, isSaid: boolean) =>
      isSaid ? known(payment, method.from, method.sure) : notShown;
    const atOnce = says('paid', statusId !== null && BEGUN.has(statusId));
    const byHand = says('unpaid', statusId === PENDING);
    return { payment: notShown, paidBefore: { method: method.value, atOnce, byHand } };
  }
  if (!status.known) return { payment: unknown('ambiguous') };
  return { payment: known(DONE.test(status.value) ? 'doubtful' : 'unpaid', method.from, method.sure) };
}

import {
  type Fact,
  known,
  type PageOrder,
  type PageRows,
  type Party,
  type Payment,
  unknown,
} from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { deliveryNames } from '../sent-facts';
import { readAddressLines } from './address-lines';
import { readMoney } from './money';

/** What an order has before anybody looked at it. */
const PENDING = '1';
/** Processing, shipped, complete, processed: what a gateway or a person sets once an order is to be carried out. */
const BEGUN: ReadonlySet<string | null> = new Set(['2', '3', '5', '15']);
/** Words for an order that is done with: its cash was handed over, perhaps with another parcel. */
const DONE = /^complete|^deliver|^paid|مكتمل|[إا]كتمل|تم التسليم|تم التوصيل|مدفوع|הושלם|נמסר|שולם/i;

/** The order by what its page sent of its rows. */
export function readRows(rows: PageRows, sent: PageOrder): PageOrder {
  const { status, paymentMethod } = sent;
  const { printed } = rows;
  const shipping = printed === undefined ? sent.shipping : readAddressLines(printed.shipping);
  return {
    ...sent,
    shipping,
    ...(printed !== undefined && {
      billing: { ...readAddressLines(printed.billing), phone: sent.billing.phone },
    }),
    statusId: rows.statusId,
    // OpenCart asks where to and how it is sent for goods alone that are to be sent.
    ...(rows.shippingMethod === null && !hasPlace(shipping) && { isVirtual: true }),
    ...deliveryNames([rows.shippingCode, rows.shippingMethod]),
    ...readMoney(rows, sent.currency),
    // OpenCart keeps none with an order.
    refundedTotal: unknown('absent'),
    ...readPayment(paymentMethod, status, rows.statusId),
  };
}

function hasPlace({ address1, city }: Party): boolean {
  return [address1, city].some((part) => part.known || part.text !== undefined);
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
  if (!saysCashOnDelivery(method.value)) {
    const says = (payment: Payment, isSaid: boolean) =>
      isSaid ? known(payment, method.from, method.sure) : notShown;
    const atOnce = says('paid', BEGUN.has(statusId));
    const byHand = says('unpaid', statusId === PENDING);
    return { payment: notShown, paidBefore: { method: method.value, atOnce, byHand } };
  }
  if (!status.known) return { payment: unknown('ambiguous') };
  return { payment: known(DONE.test(status.value) ? 'doubtful' : 'unpaid', method.from, method.sure) };
}

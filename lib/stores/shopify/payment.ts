import { compareDecimals, isZero } from '../../decimal';
import { type Fact, known, type Order, type Payment, unknown } from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { lineFact } from '../facts';
import { type Json, jsonList } from '../json';
import { moneyFact } from './amounts';

const FROM = 'store-data';

/** The name of the way of payment; two of them (a gift card and cash) are `ambiguous`. */
export function readMethod(names: unknown): Fact<string> {
  if (!Array.isArray(names)) return unknown('not-shown');
  if (names.length === 0) return unknown('absent');
  if (names.length === 1) return lineFact(names[0], FROM);
  return unknown(
    'ambiguous',
    names
      .filter((name) => typeof name === 'string')
      .join(', ')
      .slice(0, 200),
  );
}

/**
 * Who confirmed that money came; `unknown`: nobody says. Every way of payment without a gateway (cash on delivery, a bank's
 * transfer, whatever the shop named itself) is `manualPaymentGateway`, whose transactions people confirm by a press.
 */
function findConfirmer(transactions: unknown): 'gateway' | 'person' | 'unknown' {
  if (!Array.isArray(transactions)) return 'unknown';
  const manual = jsonList(transactions)
    .filter(({ kind, status }) => (kind === 'SALE' || kind === 'CAPTURE') && status !== 'FAILURE')
    .map(({ manualPaymentGateway }) => manualPaymentGateway);
  if (manual.length === 0 || manual.some((answer) => typeof answer !== 'boolean')) return 'unknown';
  return manual.includes(true) ? 'person' : 'gateway';
}

/**
 * Paid or not. Shops mark a cash order as paid when they hand it over, so what a person, and no gateway, says was
 * paid is `doubtful`. PENDING is what cash on delivery is until then, but also what a gateway may still be working
 * on; AUTHORIZED may be captured any moment. Those and statuses of orders that ended are `ambiguous`.
 * @param status OrderDisplayFinancialStatus
 */
export function readShopifyPayment(
  { transactions, totalOutstandingSet }: Json,
  status: Fact<string>,
  method: Fact<string>,
  { paidTotal: received, refundedTotal: refunded }: Pick<Order, 'paidTotal' | 'refundedTotal'>,
): Fact<Payment> {
  const outstanding = moneyFact(totalOutstandingSet);
  if (!status.known) return unknown(status.why);
  if (!received.known || !refunded.known || !outstanding.known) return unknown('unreadable');
  const confirmer = findConfirmer(transactions);
  const nothingReceived = isZero(received.value);
  // Below nothing where the shop owes the customer: more was paid than the order costs by now.
  const nothingDue = compareDecimals(outstanding.value, '0') <= 0;
  const isCash = method.known && saysCashOnDelivery(method.value);
  switch (status.value) {
    case 'PENDING':
      if (!nothingReceived || nothingDue) return known('doubtful', FROM);
      if (isCash || confirmer === 'person') return known('unpaid', FROM);
      // An order made by hand, to be paid at some time, in some way.
      return method.known ? unknown('ambiguous', status.value) : known('unpaid', FROM, false);
    case 'PARTIALLY_PAID':
      // The refund may be of what was paid or of what is still to be paid: what is left depends on which.
      if (!isZero(refunded.value)) return known('doubtful', FROM);
      // `paidTotal` says how much; what is left is known to be taken at the door when that is the only way left.
      return isCash && !nothingReceived ? known('unpaid', FROM) : unknown('ambiguous', status.value);
    case 'PAID':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED': {
      const settled = nothingDue && !nothingReceived && confirmer === 'gateway' && !isCash;
      return known(settled ? 'paid' : 'doubtful', FROM);
    }
    default:
      return unknown('ambiguous', status.value);
  }
}

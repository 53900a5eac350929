import { type Fact, known, type Payment, unknown } from '../../order';

/** The code (`cod`, `cod.cod`), or the title where that is all there is: what else is paid at the door. */
const CASH = /^cod(?:$|[._])|cash on delivery|عند (?:ال)?[إا]?ستلام|عند التسليم|במזומן/i;
/** Words for an order that is done with: its cash was handed over, perhaps with another parcel. */
const DONE = /^complete|^deliver|^paid|مكتمل|[إا]كتمل|تم التسليم|تم التوصيل|مدفوع|הושלם|נמסר|שולם/i;

/**
 * OpenCart never records that an order was paid. Cash on delivery is paid at the door alone, so such an order is
 * unpaid by its method; when it is marked as done, its cash may have been taken: `doubtful`. Of every other
 * method nothing is known, and a person says.
 */
export function readPayment(method: Fact<string>, status: Fact<string>): Fact<Payment> {
  if (!method.known || !CASH.test(method.value)) return unknown('not-shown');
  if (!status.known) return unknown('ambiguous');
  return known(DONE.test(status.value) ? 'doubtful' : 'unpaid', method.from, method.sure);
}

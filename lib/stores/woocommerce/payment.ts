import { type Fact, type FactSource, known, type Payment, unknown } from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { saysPaidBefore } from '../paid-before';

/** Methods whose money arrives, if at all, by a hand that then sets a status: no gateway reports it. */
const OFFLINE = /^(?:bacs|cheque|cod)$/;
/** Plugins bring further kinds of cash on delivery, each under its own code. */
const CASH = /cod|cash|deliver/i;

/**
 * Paid or not, from what WooCommerce stored. `date_paid` is set by a gateway that got the money, but also by
 * a mere change of status: cash orders at completion, orders made by hand (no method, or `other`) already at
 * processing. A date on those is no proof, yet may be the truth: `doubtful`. Without a date only the methods
 * that have no gateway are surely unpaid; a card may be authorised and captured later, so there it is unknown.
 *
 * Every order but core's own cash on delivery is dated as it begins to be processed: of a plugin's cash that date says
 * nothing until the order is completed.
 *
 * @param datePaid as the store has it: text, or `null`; `undefined` when the source does not carry it.
 * @param title what the shop calls the method, where that is known; shops make cash on delivery out of methods of any kind
 */
export function readWooCommercePayment(
  method: Fact<string>,
  datePaid: unknown,
  transaction: Fact<string>,
  from: FactSource,
  status: string | null,
  title = '',
): Fact<Payment> {
  if (datePaid === undefined || (!method.known && method.why !== 'absent')) return unknown('not-shown');
  if (datePaid !== null && typeof datePaid !== 'string') return unknown('unreadable');
  const code = method.known ? method.value : 'other';
  const isCash = saysCashOnDelivery(`${code} ${title}`) && !isRenamed(code, title);
  const isDated = datePaid !== null && datePaid !== '';
  if (isDated && !(isCash && code !== 'cod' && status === 'processing' && !transaction.known)) {
    // A gateway has a transaction to show, or a name that says money goes first: of a shop's own "by agreement" the date
    // says only that somebody set a status.
    const mayBeByHand = !transaction.known && (code === 'other' || !saysPaidBefore(`${code} ${title}`));
    const byHand = isCash || CASH.test(code) || mayBeByHand;
    return known(byHand ? 'doubtful' : 'paid', from);
  }
  if (isCash && transaction.known) return known('doubtful', from);
  return isCash || OFFLINE.test(code) ? known('unpaid', from) : unknown('ambiguous');
}

/** Core's cash is its one gateway without settings: shops make a transfer or a card out of it by its title alone. */
export function isRenamed(code: string, title: unknown): boolean {
  return code === 'cod' && typeof title === 'string' && saysPaidBefore(title);
}

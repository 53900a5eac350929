import { isZero } from '../decimal';
import { factValue, type Order } from '../order';
import { findAmounts } from '../pasted/amounts';
import { segmentText } from '../pasted/segments';
import { saysCashOnDelivery } from '../stores/cash-on-delivery';
import { pattern } from '../words/patterns';
import { doubt } from './finding';
import { type Noted, notesOn, shownOf } from './order-notes';
import type { Finding } from './parcel-draft';

const DEPOSIT_SAID = pattern('deposit-said');
const PAID = pattern('paid-already');
/** Staff write of the customer what the customer says of themselves otherwise. */
const CUSTOMER_PAID = pattern('customer-paid');

/** Words of a status, or of a method of payment, that say that a part is paid, or still to be paid. */
const PART =
  /(?:^|[^a-z])part(?:s|ly|ial(?:ly)?)?(?:[^a-z]|$)|deposit|(?:down|half|advance).?pa(?:id|yment)|half (?:now|before|in advance)|(?:ال|^|[^\p{L}])(?:عربون|رعبون)|جزئي|جزء من|(?:دفع[ةه]?|نصف|النص)[\s_-]+(?:أولى|اولى|(?:المبلغ )?مقدم|جزء)|מקדמה|חלקי/iu;
const NO_DEPOSIT = /(?:\b(?:no|without)|بدون|بلا|من غير|ללא) (?:any )?(?:deposit|عربون|رعبون|دفع|מקדמה)/iu;
/** A deposit at a bank is a transfer, of all as well as of a part. */
const BANK = /bank|بنك|مصرف|בנק/i;

/**
 * What an order's status, its method of payment or a note says of money that was paid, where its store does not: an
 * amount that may have been paid in part is not collected whole without a look. Of an order that is paid only what is
 * left is asked about.
 */
export function doubtPartPaid(
  order: Pick<Order, 'status' | 'paidTotal' | 'payment' | 'paymentMethod'> & Noted,
): readonly Finding[] {
  const { paidTotal } = order;
  const isPaid = factValue(order.payment) === 'paid';
  if (!isPaid && paidTotal.known && paidTotal.sure && !isZero(paidTotal.value)) return [];
  const status = factValue(order.status) ?? '';
  if (PART.test(status)) return [doubt('totalPrice', 'status-says-part', { status })];
  if (!isPaid && takesPart(factValue(order.paymentMethod) ?? ''))
    return [doubt('totalPrice', 'deposit-unsure')];
  const [said] = notesOn(order).flatMap((note) => findPayment(note, isPaid) ?? []);
  return said === undefined ? [] : [doubt('totalPrice', 'note-says-paid', { text: said })];
}

function takesPart(method: string): boolean {
  return PART.test(method) && !NO_DEPOSIT.test(method) && (saysCashOnDelivery(method) || !BANK.test(method));
}

/** @param isPaid only what is left to pay says anything then */
function findPayment(note: string, isPaid: boolean): string | null {
  const { segments, ...text } = segmentText(note);
  // What stands behind "note:" is the note.
  const read = {
    ...text,
    segments: segments.map((one) => (one.label === 'note' ? { ...one, label: null } : one)),
  };
  const amount = findAmounts(read, []).find(({ kind }) => kind === 'rest' || (kind === 'paid' && !isPaid));
  if (isPaid && amount === undefined) return null;
  const at =
    amount?.span.start ??
    [DEPOSIT_SAID, PAID, CUSTOMER_PAID].flatMap((said) => said.exec(text.folded)?.index ?? [])[0];
  if (at === undefined) return null;
  const start = note.lastIndexOf('\n', at - 1) + 1;
  const line = note.slice(start).split('\n', 1)[0] ?? '';
  return shownOf(line);
}

import { isZero } from '../decimal';
import { factValue, type Order } from '../order';
import { findAmounts } from '../pasted/amounts';
import { segmentText } from '../pasted/segments';
import { pattern } from '../words/patterns';
import { singleLine } from './description';
import { doubt } from './finding';
import type { Finding } from './parcel-draft';

const DEPOSIT_SAID = pattern('deposit-said');
const PAID = pattern('paid-already', 'giu');

/** Words of a status that says that a part is paid, or still to be paid. */
const PART =
  /(?:^|[^a-z])part(?:s|ly|ial(?:ly)?)?(?:[^a-z]|$)|deposit|(?:down|half|advance).?pa(?:id|yment)|(?:ال|^|[^\p{L}])(?:عربون|رعبون)|جزئي|جزء من|دفع[ةه]?[\s_-]+(?:أولى|اولى|مقدم|جزء)|מקדמה|חלקי/iu;

/** Characters of the customer's note that are shown. */
const SHOWN = 100;

/**
 * What the order's status or its customer says of money that was paid, of an order whose store does not say itself that
 * a part of it was: an amount that may have been paid in part is not collected whole without a look. Stores that keep
 * payments say "nothing" of one that came another way. Of an order that is paid only what is left is asked about.
 */
export function doubtPartPaid(
  order: Pick<Order, 'status' | 'paidTotal' | 'payment' | 'customerNote'>,
): readonly Finding[] {
  const { paidTotal } = order;
  const isPaid = factValue(order.payment) === 'paid';
  if (!isPaid && paidTotal.known && paidTotal.sure && !isZero(paidTotal.value)) return [];
  const status = factValue(order.status) ?? '';
  if (PART.test(status)) return [doubt('totalPrice', 'status-says-part', { status })];
  const note = factValue(order.customerNote) ?? '';
  // Most orders have none, and the reader of chats takes a tenth of a second to be ready for its first text.
  const said = note === '' ? null : findPayment(note, isPaid);
  return said === null ? [] : [doubt('totalPrice', 'note-says-paid', { text: said })];
}

/**
 * The line of a note that speaks of money that was paid or is left to pay, as the reader of chats understands it.
 * @param isPaid only what is left to pay says anything then
 */
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
    amount?.span.start ?? (DEPOSIT_SAID.exec(text.folded) ?? [...text.folded.matchAll(PAID)][0])?.index;
  if (at === undefined) return null;
  const start = note.lastIndexOf('\n', at - 1) + 1;
  const line = note.slice(start).split('\n', 1)[0] ?? '';
  return singleLine(line).slice(0, SHOWN);
}

import { DECIMAL, isZero } from '../../decimal';
import { type Decimal, type Fact, known, unknown } from '../../order';

/**
 * What was given back. A hidden field holds it exactly, written as programs write numbers. It is not there
 * when nothing is left to give back, which without any row of refunds means an order of nothing.
 *
 * @param field the hidden field, `#refunded_amount`.
 */
export function readRefundedTotal(document: Document, field: Fact<string>): Fact<Decimal> {
  const table = document.getElementById('order_refunds');
  if (table === null) return field.known ? unknown('ambiguous', field.value) : field;
  const refunded = table.querySelector('tr.refund[data-order_refund_id]') !== null;
  if (!field.known)
    return refunded || field.why !== 'not-shown' ? unknown('unreadable') : known('0', 'form-field');
  if (!DECIMAL.test(field.value) || field.value.startsWith('-')) return unknown('unreadable', field.value);
  return isZero(field.value) === refunded ? unknown('disagree', field.value) : field;
}

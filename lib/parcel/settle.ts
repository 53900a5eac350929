import { addDecimals, addUp, compareDecimals, isDecimal, negateDecimal, normalizeDecimal } from '../decimal';
import { type Decimal, type Fact, factValue, type Order } from '../order';
import type { Account } from '../settings/account';
import { saysCashOnDelivery } from '../stores/cash-on-delivery';
import { type DeliveryLine, reckonDelivery } from './delivery-line';
import { type Deposit, NO_DEPOSIT, readDeposit } from './deposit';
import { codeOfSilence, doubt, error, notice, unreadText } from './finding';
import type { Finding, FindingCode, ReckoningLine } from './parcel-draft';

export type SettledOrder = Pick<
  Order,
  | 'payment'
  | 'paymentMethod'
  | 'paidTotal'
  | 'refundedTotal'
  | 'shippingTotal'
  | 'shippingTax'
  | 'taxTotal'
  | 'silence'
>;

export type SettlingRules = Pick<Account, 'deliveryPaidBy' | 'totalIncludesDelivery' | 'paidOrders'>;

/** The lines before `to-collect` and what they come to; `null`: left open, an error among the findings says why. */
export interface Settled {
  readonly lines: readonly ReckoningLine[];
  readonly collect: Decimal | null;
  readonly findings: readonly Finding[];
}

interface Refunds {
  readonly amount: Decimal;
  readonly findings: readonly Finding[];
}

/** The table is `reckon`'s. @throws DecimalFormError when `quotedFee` is not a decimal. */
export function settle(
  order: SettledOrder,
  total: Decimal,
  rules: SettlingRules,
  quotedFee: Decimal | null,
): Settled {
  const refunds = readRefunds(order.refundedTotal);
  const delivery = reckonDelivery(order, rules, quotedFee);
  const isFree = compareDecimals(total, '0') === 0;
  const owed = addDecimals(total, negateDecimal(refunds.amount));
  const deposit = isFree ? NO_DEPOSIT : readDeposit(order.paidTotal, owed, refunds.amount);
  const unpaid = settleUnpaid(total, refunds, deposit, delivery);
  const question = isFree ? null : questionPayment(order, deposit);
  if (question === null) {
    if (!isFree && factValue(order.payment) === 'paid')
      return settlePaid(total, refunds, delivery, rules, unpaid.collect);
    const doubts = isFree ? [] : doubtMethod(order.paymentMethod);
    return { ...unpaid, findings: [...unpaid.findings, ...doubts] };
  }
  // An amount that was paid and partly refunded was received, so nothing of it is due.
  const isReceived = deposit.settles && compareDecimals(refunds.amount, '0') > 0;
  const proposed = isReceived ? '0' : unpaid.collect;
  const params = { ...question.params, amount: proposed ?? undefined };
  return { lines: unpaid.lines, collect: null, findings: [error('totalPrice', question.code, params)] };
}

/** The doubt about a payment method that may not be cash. A store that shows no method at all leaves nothing to doubt. */
function doubtMethod(method: Fact<string>): readonly Finding[] {
  if (method.known)
    return isCashOnDelivery(method.value)
      ? []
      : [doubt('totalPrice', 'payment-not-cash', { method: method.value })];
  if (method.why !== 'ambiguous') return [];
  return [doubt('totalPrice', 'payment-method-unsure', { method: method.text || undefined })];
}

/**
 * `null`: nothing keeps it from being taken for paid or unpaid. An order whose every part was paid is not unpaid, and
 * one of which only a part was paid, or one that cannot be read, is not paid.
 */
function questionPayment(
  { payment, paymentMethod, paidTotal, silence }: SettledOrder,
  deposit: Deposit,
): { readonly code: FindingCode; readonly params?: Readonly<Record<string, string | undefined>> } | null {
  if (!payment.known) {
    const code = codeOfSilence(silence);
    if (code !== null) return { code };
    if (payment.why === 'disagree') return { code: 'payment-changed' };
    return { code: 'payment-unknown', params: { text: unreadText(paidTotal) } };
  }
  if (!payment.sure) return { code: 'payment-unsure', params: { payment: payment.value } };
  if (payment.value === 'doubtful') {
    if (paymentMethod.known && isCashOnDelivery(paymentMethod.value)) return { code: 'payment-doubtful' };
    const method = paymentMethod.known ? paymentMethod.value : paymentMethod.text;
    return { code: 'payment-contradicts', params: { method } };
  }
  if (payment.value === 'unpaid') {
    return deposit.settles ? { code: 'payment-received', params: { paid: deposit.amount } } : null;
  }
  const isUnread = !paidTotal.known && deposit.findings.length > 0;
  if (isUnread) return { code: 'payment-unknown', params: { text: unreadText(paidTotal) } };
  if (!paidTotal.known || deposit.settles) return null;
  return { code: 'payment-partial', params: { paid: deposit.amount } };
}

/** A deposit that would settle the whole order is not subtracted; the person is asked whether it was paid. */
function settleUnpaid(total: Decimal, refunds: Refunds, deposit: Deposit, delivery: DeliveryLine): Settled {
  const lines = [
    line('order-total', total),
    ...optionalLine('already-paid', deposit.settles ? '0' : negateDecimal(deposit.amount)),
    ...optionalLine('refunded', negateDecimal(refunds.amount)),
  ];
  const findings = [...deposit.findings, ...refunds.findings, ...delivery.findings];
  if (isWhollyRefunded(total, refunds)) findings.push(doubt('totalPrice', 'wholly-refunded'));
  // What was given back may have been delivery, which is taken off for itself.
  const isBoth = delivery.amount?.startsWith('-') && compareDecimals(refunds.amount, '0') > 0;
  if (isBoth && refunds.findings.length === 0) findings.push(doubt('totalPrice', 'refunds-unknown'));
  if (delivery.amount === null) return { lines, collect: null, findings };
  lines.push(...optionalLine('delivery', delivery.amount));
  const collect = sum(lines);
  if (compareDecimals(collect, '0') === 0) findings.push(notice('totalPrice', 'nothing-to-collect'));
  return { lines, collect, findings };
}

/** @param ifUnpaid what would be due if nothing was paid; `null`: not known */
function settlePaid(
  total: Decimal,
  refunds: Refunds,
  delivery: DeliveryLine,
  rules: SettlingRules,
  ifUnpaid: Decimal | null,
): Settled {
  const known = refunds.findings.length === 0 && compareDecimals(refunds.amount, total) <= 0;
  const refunded = known ? negateDecimal(refunds.amount) : '0';
  const lines = [
    line('order-total', total),
    ...optionalLine('already-paid', negateDecimal(addDecimals(total, refunded))),
    ...optionalLine('refunded', refunded),
  ];
  if (rules.paidOrders === 'ask')
    return {
      lines,
      collect: null,
      findings: [error('totalPrice', 'already-paid', { amount: ifUnpaid ?? undefined })],
    };
  const findings = [notice('totalPrice', 'already-paid')];
  if (isWhollyRefunded(total, refunds)) findings.push(doubt('totalPrice', 'wholly-refunded'));
  const deliveryUnpaid = rules.deliveryPaidBy === 'recipient' && !rules.totalIncludesDelivery;
  if (deliveryUnpaid)
    findings.push(doubt('totalPrice', 'delivery-not-collected', { amount: delivery.amount ?? undefined }));
  return { lines, collect: '0', findings };
}

/** A store without such a datum has refunded nothing; one that does not show it may have. */
function readRefunds(fact: Fact<Decimal>): Refunds {
  if (fact.known && isDecimal(fact.value) && compareDecimals(fact.value, '0') >= 0) {
    return {
      amount: normalizeDecimal(fact.value),
      findings: fact.sure ? [] : [doubt('totalPrice', 'refunds-unknown')],
    };
  }
  const none = !fact.known && fact.why === 'absent';
  return { amount: '0', findings: none ? [] : [doubt('totalPrice', 'refunds-unknown')] };
}

function isWhollyRefunded(total: Decimal, refunds: Refunds): boolean {
  return compareDecimals(refunds.amount, '0') > 0 && compareDecimals(refunds.amount, total) >= 0;
}

function sum(lines: readonly ReckoningLine[]): Decimal {
  return addUp(lines.map(({ amount }) => amount));
}

function line(kind: ReckoningLine['kind'], amount: Decimal): ReckoningLine {
  return { kind, amount };
}

function optionalLine(kind: ReckoningLine['kind'], amount: Decimal): readonly ReckoningLine[] {
  return compareDecimals(amount, '0') === 0 ? [] : [line(kind, amount)];
}

/** Store codes of cash (`cash_on_delivery`, `ps_cashondelivery`), and what a shop calls it that says no more than cash. */
const CASH =
  /(^|[^a-z])cash([^a-z]|$)|cash.?on.?delivery|pay(?:ment)?[^a-z]upon.{0,5}(delivery|door|receipt)|^(?:ال)?(?:دفع )?(?:ال)?(?:كاش|نقد[ايًى]{0,3})$/i;

/** Whether a payment method of which nothing was paid yet, by the store's code or the shop's name of it, is paid at the door. */
export function isCashOnDelivery(paymentMethod: string): boolean {
  return saysCashOnDelivery(paymentMethod) || CASH.test(paymentMethod);
}

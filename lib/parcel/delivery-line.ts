import { addDecimals, compareDecimals, isDecimal, negateDecimal, normalizeDecimal } from '../decimal';
import type { Decimal, Order } from '../order';
import type { Account } from '../settings/account';
import { doubt, error, notice } from './finding';
import type { Finding, ReckoningLine } from './parcel-draft';

/** The delivery line of an unpaid order's reckoning: `"0"` is no line; `null`: it cannot be said. */
export interface DeliveryLine {
  readonly amount: Decimal | null;
  readonly findings: readonly Finding[];
}

type ChargedOrder = Pick<Order, 'shippingTotal' | 'shippingTax' | 'taxTotal'>;

const NO_LINE: DeliveryLine = { amount: '0', findings: [] };
const UNKNOWN: DeliveryLine = { amount: null, findings: [error('totalPrice', 'delivery-unknown')] };

/**
 * What delivery adds to, or takes off, the order's total, by the account's two answers (spec: `total_price` is
 * parcel price plus delivery cost):
 *
 * | who pays delivery | the store's total | delivery line                                                        |
 * |-------------------|-------------------|----------------------------------------------------------------------|
 * | recipient         | has delivery      | none: the total is what the customer was told                        |
 * | recipient         | has it not        | plus the service's quoted fee: the one place where the quote counts  |
 * | sender            | has delivery      | less the store's own delivery charge, its tax with it                |
 * | sender            | has it not        | none: the total is the goods alone                                   |
 *
 * One order contradicts the account's answers, and a person has to look: a quote is added although the store charged
 * delivery itself (`delivery-charged-twice`). Where the store's own charge is taken off, as the account says, a notice
 * tells so (`delivery-taken-off`).
 * @throws DecimalFormError when `quotedFee` is not a decimal.
 */
export function reckonDelivery(
  order: ChargedOrder,
  rules: Pick<Account, 'deliveryPaidBy' | 'totalIncludesDelivery'>,
  quotedFee: Decimal | null,
): DeliveryLine {
  if (isTotalCollected(rules)) return NO_LINE;
  const charged = readCharge(order);
  if (rules.deliveryPaidBy === 'sender') {
    if (charged === null) return UNKNOWN;
    const unsure = doubtCharge(order);
    if (compareDecimals(charged, '0') === 0) return { ...NO_LINE, findings: unsure };
    const tax = readTax(order);
    if (tax === null) return UNKNOWN;
    const whole = addDecimals(charged, tax);
    return {
      amount: negateDecimal(whole),
      findings: [notice('totalPrice', 'delivery-taken-off', { amount: whole }), ...unsure],
    };
  }
  if (quotedFee === null) return UNKNOWN;
  const twice = charged !== null && compareDecimals(charged, '0') > 0;
  return {
    amount: normalizeDecimal(quotedFee),
    findings: twice ? [doubt('totalPrice', 'delivery-charged-twice', { amount: charged })] : [],
  };
}

/** Whether an order's total is what is collected, by the account's two answers: delivery makes no line of its own. */
export function isTotalCollected(rules: Pick<Account, 'deliveryPaidBy' | 'totalIncludesDelivery'>): boolean {
  return (rules.deliveryPaidBy === 'recipient') === rules.totalIncludesDelivery;
}

/** The company's fee, where it is a part of what a reckoning collects; `null`: it is none. */
export function findFeeIn(lines: readonly ReckoningLine[]): Decimal | null {
  const line = lines.find(({ kind, amount }) => kind === 'delivery' && compareDecimals(amount, '0') > 0);
  return line?.amount ?? null;
}

/** The tax of that charge, which the total has too; `null`: the order has tax, and nothing says how much of it is delivery's. */
function readTax({ shippingTax, taxTotal }: ChargedOrder): Decimal | null {
  if (shippingTax?.known) return isDecimal(shippingTax.value) ? shippingTax.value : null;
  if (shippingTax?.why === 'ambiguous') return null;
  if (!taxTotal.known) return taxTotal.why === 'absent' || taxTotal.why === 'not-shown' ? '0' : null;
  return isDecimal(taxTotal.value) && compareDecimals(taxTotal.value, '0') === 0 ? '0' : null;
}

/** What is taken off is a part of the amount, and as unsure as it was read. */
function doubtCharge({ shippingTotal, shippingTax, taxTotal }: ChargedOrder): readonly Finding[] {
  const parts = [shippingTotal, shippingTax?.known ? shippingTax : taxTotal];
  const unsure = parts.find((part) => part.known && !part.sure);
  return unsure?.known ? [doubt('totalPrice', 'reading-unsure', { text: unsure.value })] : [];
}

/** What the store charged for delivery; `null` when it cannot be read. An order without such a line has none. */
function readCharge(order: ChargedOrder): Decimal | null {
  const { shippingTotal } = order;
  if (!shippingTotal.known) return shippingTotal.why === 'absent' ? '0' : null;
  const { value } = shippingTotal;
  return isDecimal(value) && compareDecimals(value, '0') >= 0 ? normalizeDecimal(value) : null;
}

import {
  addDecimals,
  addUp,
  compareDecimals,
  isDecimal,
  isSameAmount,
  neededDecimals,
  normalizeDecimal,
} from '../decimal';
import type { Decimal, Fact, Order } from '../order';
import type { Account } from '../settings/account';
import { findCurrency } from '../stores/currency-symbol';
import { codeOfSilence, doubt, error, notice, unreadText } from './finding';
import type { Finding, FindingCode, ReckoningLine } from './parcel-draft';
import { type Settled, type SettledOrder, type SettlingRules, settle } from './settle';

type ReckonedOrder = PricedOrder & SettledOrder & Pick<Order, 'currency'>;

type ReckoningRules = SettlingRules & Pick<Account, 'currency' | 'numberRule'>;

export interface Reckoning {
  readonly lines: readonly ReckoningLine[];
  /** Spec: `total_price`. `null`: left open for a person to write; a finding of severity `error` says why. */
  readonly totalPrice: Decimal | null;
  /** Spec: `actual_price`; `null`: unknown, left out. */
  readonly actualPrice: Decimal | null;
  readonly findings: readonly Finding[];
}

/**
 * What is collected from the recipient, line by line, in the order's currency. By payment:
 *
 * | order                                         | collected                                                 |
 * |-----------------------------------------------|-----------------------------------------------------------|
 * | total zero                                    | as an unpaid one: there was nothing to pay                |
 * | payment not known                             | left open: `payment-unknown`                              |
 * | payment read unsurely                         | left open: `payment-unsure`                               |
 * | cash on delivery with a payment date          | left open: `payment-doubtful`                             |
 * | payment contradicts itself otherwise          | left open: `payment-contradicts`                          |
 * | the page shows another method than is saved   | left open: `payment-changed`                              |
 * | paid, account says `collect-nothing`          | 0, with the notice `already-paid`                         |
 * | paid, account says `ask`                      | left open: `already-paid`                                 |
 * | paid, but only a part is known to be          | left open: `payment-partial`                              |
 * | paid, of a part that cannot be read           | left open: `payment-unknown`                              |
 * | unpaid, cash on delivery or method not known  | total − refunds, and the delivery line                    |
 * | unpaid, method that cannot be told            | the same, with the doubt `payment-method-unsure`          |
 * | unpaid, another method                        | the same, with the doubt `payment-not-cash`: it may be paid yet |
 * | unpaid, a part was paid beforehand (deposit)  | total − deposit − refunds, and the delivery line          |
 * | unpaid, yet all of it was paid beforehand     | left open: `payment-received`                             |
 *
 * Fees, discounts and tax are in the total and no lines of their own. A deposit that was read unsurely, or not at
 * all, is a doubt (`deposit-unsure`); so is one of an order with refunds (`deposit-refunded`).
 * Each of these `payment-…` findings proposes an amount: what is due if nothing was paid; none where a part of what was
 * paid was refunded.
 * The delivery line is `reckonDelivery`'s. A total that is unknown, a currency that is unknown or not the
 * account's, and a negative result, are left open; one finer than the account's number rule is an error as
 * it stands: nothing is ever rounded.
 *
 * @param quotedFee the service's `delivery_cost` for the village; `null` when not known.
 * @throws DecimalFormError when `quotedFee` is not a decimal.
 */
export function reckon(order: ReckonedOrder, rules: ReckoningRules, quotedFee: Decimal | null): Reckoning {
  const { total, currency } = order;
  if (!total.known || !isDecimal(total.value)) {
    const why = whyUnknown(order, total, 'total-unknown');
    return leftOpen([], error('totalPrice', why, { text: unreadText(total) }));
  }
  if (compareDecimals(total.value, '0') < 0) {
    return leftOpen([], error('totalPrice', 'amount-negative', { amount: total.value }));
  }
  const settled = settle(order, normalizeDecimal(total.value), rules, quotedFee);
  const amount = settled.collect ?? undefined;
  if (!currency.known) {
    const params = { text: unreadText(currency), ...offeredFor(currency, rules), amount };
    return leftOpen(
      settled.lines,
      error('totalPrice', whyUnknown(order, currency, 'currency-unknown'), params),
    );
  }
  if (currency.value !== rules.currency) {
    const params = { order: currency.value, account: rules.currency, amount };
    return leftOpen(settled.lines, error('totalPrice', 'currency-differs', params));
  }
  const goods = checkGoods(order, rules);
  const checked = checkTotal(settled, rules);
  const isSaid = checked.findings.some(({ code }) => code === 'reading-unsure');
  const isSure = total.sure && currency.sure;
  const unsure = isSure || isSaid ? [] : [doubt('totalPrice', 'reading-unsure', { text: total.value })];
  return { ...checked, ...goods, findings: [...checked.findings, ...unsure, ...goods.findings] };
}

/** The store gave no answer of its own, the page shows otherwise, or the page alone does not tell. */
function whyUnknown(
  { silence }: Pick<Order, 'silence'>,
  fact: Fact<string>,
  code: 'total-unknown' | 'currency-unknown',
): FindingCode {
  return codeOfSilence(silence) ?? (!fact.known && fact.why === 'disagree' ? 'total-changed' : code);
}

function checkTotal(
  { lines, collect, findings }: Settled,
  rules: ReckoningRules,
): Omit<Reckoning, 'actualPrice'> {
  if (collect === null) return { lines, totalPrice: null, findings };
  const all: readonly ReckoningLine[] = [...lines, { kind: 'to-collect', amount: collect }];
  if (compareDecimals(collect, '0') < 0) {
    return {
      lines: all,
      totalPrice: null,
      findings: [error('totalPrice', 'amount-negative', { amount: collect })],
    };
  }
  const tooFine = neededDecimals(collect) > decimalsAllowed(rules);
  const params = { amount: collect, decimals: decimalsAllowed(rules) };
  return {
    lines: all,
    totalPrice: collect,
    findings: tooFine ? [error('totalPrice', 'amount-decimals', params), ...findings] : findings,
  };
}

/** A goods price finer than the account's number rule is left out, with a notice. */
function checkGoods(
  order: ReckonedOrder,
  rules: ReckoningRules,
): Pick<Reckoning, 'actualPrice' | 'findings'> {
  const price = findGoodsPrice(order);
  if (price === null || neededDecimals(price) <= decimalsAllowed(rules))
    return { actualPrice: price, findings: [] };
  const params = { amount: price, decimals: decimalsAllowed(rules) };
  return { actualPrice: null, findings: [notice('actualPrice', 'amount-decimals', params)] };
}

function leftOpen(lines: readonly ReckoningLine[], why: Finding): Reckoning {
  return { lines, totalPrice: null, actualPrice: null, findings: [why] };
}

function decimalsAllowed(rules: Pick<Account, 'numberRule'>): number {
  return rules.numberRule === 'whole' ? 0 : 2;
}

/** The account's currency, where the sign on the page belongs to that currency alone. */
function offeredFor(currency: Fact<string>, rules: Pick<Account, 'currency'>) {
  const meant = currency.known || currency.text === undefined ? null : findCurrency(currency.text);
  return meant === rules.currency ? { offered: meant } : undefined;
}

type PricedOrder = Pick<
  Order,
  'items' | 'total' | 'shippingTotal' | 'feesTotal' | 'taxTotal' | 'refundedTotal'
>;

/**
 * Spec: `actual_price`, "parcel price only". `null` unless beyond doubt: every line known, no tax (lines are before
 * tax), nothing refunded, and lines, delivery and fees adding up to the order's total where all are known.
 */
function findGoodsPrice(order: PricedOrder): Decimal | null {
  const lines = order.items.map((item) => sureAmount(item.amount));
  if (lines.length === 0 || !lines.every((line) => line !== null)) return null;
  if (!isNothing(order.taxTotal) || !isNothing(order.refundedTotal)) return null;
  const goods = addUp(lines);
  if (compareDecimals(goods, '0') < 0) return null;
  const total = sureAmount(order.total);
  const delivery = sureAmount(order.shippingTotal);
  const fees = sureAmount(order.feesTotal);
  if (total === null || delivery === null || fees === null) return goods;
  return isSameAmount(addDecimals(goods, delivery, fees), total) ? goods : null;
}

function sureAmount(fact: Fact<Decimal>): Decimal | null {
  return fact.known && fact.sure && isDecimal(fact.value) ? fact.value : null;
}

/** Whether an order surely has none of something: zero, or the store has no such datum for it. */
function isNothing(fact: Fact<Decimal>): boolean {
  if (!fact.known) return fact.why === 'absent';
  const amount = sureAmount(fact);
  return amount !== null && compareDecimals(amount, '0') === 0;
}

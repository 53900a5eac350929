import { isSameAmount, isZero, subtractDecimals, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, known, type Order, unknown } from '../../order';
import { ambiguous, currencyFact, decimalFact, nonNegativeFact } from '../facts';
import { type Json, jsonObject } from '../json';

const FROM = 'store-data';

/**
 * Shopify keeps amounts in the shop's currency and in the one that the customer was shown and agreed to pay
 * (`presentmentMoney`). A courier collects what the customer agreed to.
 */
function presentment(bag: unknown): Json {
  return jsonObject(jsonObject(bag).presentmentMoney);
}

export function moneyFact(bag: unknown): Fact<Decimal> {
  return decimalFact(presentment(bag).amount, FROM);
}

export function readCurrency(bags: readonly unknown[]): Fact<string> {
  const codes = new Set(bags.map((bag) => presentment(bag).currencyCode));
  const [code] = codes;
  return codes.size > 1 ? unknown('disagree') : currencyFact(code, FROM);
}

/**
 * The order after edits, with refunds put on again; `totalPriceSet` still has items that were taken out before anybody
 * paid. Shopify's own calculation of what is left to pay must come to the same, else all amounts are unknown.
 */
export function readTotal(json: Json): Fact<Decimal> {
  const [current, refunded, received, outstanding] = [
    moneyFact(json.currentTotalPriceSet),
    nonNegativeFact(moneyFact(json.totalRefundedSet)),
    nonNegativeFact(moneyFact(json.totalReceivedSet)),
    moneyFact(json.totalOutstandingSet),
  ];
  if (!current.known) return current;
  if (!refunded.known || !received.known || !outstanding.known) return unknown('unreadable', current.value);
  const total = sumDecimals([current.value, refunded.value]);
  const left = subtractDecimals(total, received.value);
  return isSameAmount(left, outstanding.value) ? known(total, FROM) : unknown('disagree', current.value);
}

type Amounts = Pick<Order, 'shippingTotal' | 'shippingTax' | 'feesTotal' | 'taxTotal'> & {
  /** What the lines come to, after discounts and before tax. */
  readonly itemsTotal: Fact<Decimal>;
};

/** Parts count as known when they add up to the total: delivery is given before discounts and returns. */
export function readAmounts(json: Json): Amounts {
  const total = moneyFact(json.currentTotalPriceSet);
  const items = moneyFact(json.currentSubtotalPriceSet);
  const delivery = moneyFact(json.totalShippingPriceSet);
  const tax = moneyFact(json.currentTotalTaxSet);
  if (
    !total.known ||
    !items.known ||
    !delivery.known ||
    !tax.known ||
    typeof json.taxesIncluded !== 'boolean'
  ) {
    const open = unknown('unreadable');
    return { taxTotal: tax, itemsTotal: open, shippingTotal: open, feesTotal: open };
  }
  const added = json.taxesIncluded ? [] : [tax.value];
  const difference = subtractDecimals(total.value, sumDecimals([items.value, delivery.value, ...added]));
  const addsUp = isZero(difference);
  const taxInside = json.taxesIncluded && !isZero(tax.value);
  return {
    taxTotal: tax,
    itemsTotal: taxInside ? ambiguous(items) : items,
    shippingTotal: addsUp ? delivery : ambiguous(delivery),
    // All amounts have their tax in them then.
    ...(json.taxesIncluded && { shippingTax: known('0', FROM) }),
    feesTotal: addsUp ? known('0', FROM) : unknown('ambiguous', difference),
  };
}

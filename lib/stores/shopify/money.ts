import { DECIMAL } from '../../decimal';
import { type Decimal, type Fact, known, unknown } from '../../order';
import { lineFact, nonNegativeFact, patternFact } from '../facts';
import { jsonObject } from '../json';

type Json = ReturnType<typeof jsonObject>;

/**
 * Shopify keeps amounts in the shop's currency and in the one that the customer was shown and agreed to pay
 * (`presentmentMoney`). A courier collects what the customer agreed to.
 */
function presentment(bag: unknown): Json {
  return jsonObject(jsonObject(bag).presentmentMoney);
}

/** An amount out of a MoneyBag; decimal text in major units. */
export function moneyFact(bag: unknown): Fact<Decimal> {
  return patternFact(lineFact(presentment(bag).amount, 'store-data'), DECIMAL);
}

export function nonNegativeMoneyFact(bag: unknown): Fact<Decimal> {
  return nonNegativeFact(moneyFact(bag));
}

/** The one currency of several amounts. */
export function currencyFact(bags: readonly unknown[]): Fact<string> {
  const codes = new Set(bags.map((bag) => presentment(bag).currencyCode));
  const [code] = codes;
  if (codes.size > 1) return unknown('disagree');
  const fact = patternFact(lineFact(code, 'store-data'), /^[A-Z]{3}$/);
  return fact.known ? known(fact.value, fact.from) : fact;
}

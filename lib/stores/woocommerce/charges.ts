import { isSameAmount, isZero, negateDecimal } from '../../decimal';
import { type Decimal, type Fact, factValue, known, type PageOrder, unknown } from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { decimalFact, sumFacts, unsure } from '../facts';
import { type Json, jsonList } from '../json';

const FROM = 'store-data';
const DELIVERY = /deliver|shipping|توصيل|شحن|משלוח/i;
/** For delivery, and no part of its charge. */
const BESIDE_DELIVERY =
  /(?<![a-z])(?<!with )(?:insurance|protection|tips?)(?![a-z])|(?<![ء-ي]|مع |شامل )(?:ال)?ت[أا]مين|[إا]كرامي|بقشيش|ביטוח|(?<![א-ת])טיפ/i;

/** Amounts are asked for with more decimals than some stores show: zeros past the second say nothing. */
export function amount(raw: unknown): Fact<Decimal> {
  const fact = decimalFact(raw, FROM);
  return fact.known ? known(fact.value.replace(/(\.\d\d\d*?)0+$/, '$1'), FROM) : fact;
}

/** The sum of the lines' totals; one line that cannot be read makes it unknown. */
export function sum(lines: unknown): Fact<Decimal> {
  if (!Array.isArray(lines)) return unknown('not-shown');
  const total = sumFacts(
    jsonList(lines).map((line) => amount(line.total)),
    FROM,
  );
  return total.known ? total : unknown('unreadable');
}

type Charges = Pick<PageOrder, 'shippingTotal' | 'shippingTax' | 'feesTotal'>;

/**
 * What was charged for delivery, and the other fees: a shop that has a price for each town adds it as a fee. A fee below zero
 * may be taken off that, by its name or where it is as much.
 * @param order with what its lines of shipping come to
 */
export function chargesOf({ shippingTotal, shippingTax }: PageOrder, feeLines: unknown): Charges {
  const { delivery, off, others } = sorted(jsonList(feeLines));
  const total = sumFacts([shippingTotal, ...delivery.map((fee) => amount(fee.total))], FROM);
  const taxes = delivery.map((fee) => amount(fee.total_tax));
  const isCharged = total.known && !isZero(total.value);
  const isLess = isCharged && off.some((fee) => saysDelivery(fee.line) || isAsMuch(fee.total, total));
  return {
    shippingTotal: isLess ? unsure(total) : total,
    ...(shippingTax !== undefined && { shippingTax: sumFacts([shippingTax, ...taxes], FROM) }),
    feesTotal: Array.isArray(feeLines) ? sum(others) : unknown('not-shown'),
  };
}

function sorted(lines: readonly Json[]) {
  const totals = lines.map((line) => ({ line, total: factValue(amount(line.total)) ?? '0' }));
  const isOff = ({ total }: (typeof totals)[number]) => total.startsWith('-');
  const delivery = totals.filter((fee) => isDelivery(fee.line) && !isOff(fee)).map(({ line }) => line);
  return {
    delivery,
    off: totals.filter(isOff),
    others: lines.filter((line) => !delivery.includes(line)),
  };
}

function isAsMuch(off: Decimal, charge: Fact<Decimal>): boolean {
  return charge.known && isSameAmount(negateDecimal(off), charge.value);
}

function isDelivery({ name }: Json): boolean {
  return saysDelivery({ name }) && !saysCashOnDelivery(String(name)) && !BESIDE_DELIVERY.test(String(name));
}

function saysDelivery({ name }: Json): boolean {
  return typeof name === 'string' && DELIVERY.test(name);
}

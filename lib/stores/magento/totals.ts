import { compareDecimals, isSameAmount, isZero, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, known, type PageOrder, type Payment, unknown } from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { lineFact } from '../facts';
import { chargeBeside } from '../free-delivery';
import type { ReadAmount } from './amounts';
import type { MagentoPage } from './places';

type Settlement = Pick<PageOrder, 'payment' | 'paymentMethod' | 'paidBefore' | 'paidTotal' | 'refundedTotal'>;
type Totals = Settlement & Pick<PageOrder, 'total' | 'shippingTotal' | 'shippingTax'>;

const FROM = 'labelled-text';

/**
 * The table of totals (`order/totals.phtml`) has translated labels, and classes that merely count its rows. What is
 * known is which rows there are: those of its foot are the grand total, what was paid, refunded and is due, and say the
 * same under every display of tax; those of its body make up the order in some displays only.
 *
 * What was invoiced counts as paid. An invoice may be made by a gateway, by a person when the money has come, or by a
 * person at hand-over, so an order invoiced whole is `paid` where its method says that it is paid before, and
 * `doubtful` where it does not; one paid in part is `unpaid`, with that part (but see `atTheDoor`).
 */
export function readMagentoTotals(page: MagentoPage, read: ReadAmount): Totals {
  const paymentMethod = readMethod(page);
  const shippingTotal = readShipping(page, read);
  const foot = readFoot(page, read);
  if (foot === null) {
    const open = unknown('ambiguous', textOf(page, 'wholeFoot'));
    const total = sumInFoot(page, read) ?? open;
    const shippingTax = unknown('ambiguous');
    return {
      total,
      shippingTotal,
      shippingTax,
      refundedTotal: open,
      paidTotal: open,
      payment: open,
      paymentMethod,
    };
  }
  const { total, paid, refunded, sure } = foot;
  const isWhole = isSameAmount(total, paid) && !isZero(total);
  const payment = known<Payment>(isWhole ? 'doubtful' : 'unpaid', FROM);
  const before = known<Payment>(isWhole ? 'paid' : 'unpaid', FROM);
  const method = textOf(page, 'method').slice(0, ORDER_LIMITS.line);
  return {
    total: known(total, FROM, sure),
    shippingTotal,
    ...(mayHaveTax(page, read, total, shippingTotal) && { shippingTax: unknown('ambiguous') }),
    refundedTotal: known(refunded, FROM, sure),
    paidTotal: known(paid, FROM, sure),
    payment,
    paidBefore: { method, atOnce: before, byHand: before },
    paymentMethod,
  };
}

/**
 * Of goods that are paid at the door, a part of which was invoiced while others were sent or cancelled, nobody can tell
 * whether the money of that part has come or is collected yet.
 */
export function atTheDoor(
  { payment, paymentMethod, paidTotal, refundedTotal }: Settlement,
  isTouched: boolean,
): Partial<Settlement> {
  const isCash = paymentMethod.known && saysCashOnDelivery(paymentMethod.value);
  const isKept = refundedTotal.known && isZero(refundedTotal.value);
  const isPart = payment.known && payment.value === 'unpaid' && paidTotal.known && !isZero(paidTotal.value);
  if (!isTouched || !isCash || !isKept || !isPart) return {};
  return { payment: { ...payment, sure: false }, paidTotal: { ...paidTotal, sure: false } };
}

/**
 * In their order the foot has the grand total, unless the body has it (with tax and without), then paid, refunded and
 * due, or cancelled where nothing more is due. Used only when total = paid + due, no more was refunded than paid, and
 * the buttons that the order's state allows do not speak against it: something can be invoiced (`#order_invoice`) only
 * where something is due, and given back (`#order_creditmemo`) only where something was paid.
 */
function readFoot(page: MagentoPage, read: ReadAmount) {
  const foot = amountsOf(page, 'foot', read);
  const { amounts = [], sure = false } = foot ?? {};
  const [paid, refunded, due, more] = amounts.length === 4 ? amounts.slice(1) : amounts;
  if (paid === undefined || refunded === undefined || due === undefined || more !== undefined) return null;
  const total = sumDecimals([paid, due]);
  const isTotal = (amount: Decimal) => isSameAmount(amount, total);
  const others = amounts.length === 4 ? amounts.slice(0, 1) : (amountsOf(page, 'body', read)?.amounts ?? []);
  if (!others.some(isTotal) || (amounts.length === 3 && others.length < 2)) return null;
  if ([paid, refunded, due].some((amount) => amount.startsWith('-'))) return null;
  if (compareDecimals(paid, refunded) < 0) return null;
  const canInvoice = page.all('buttons').includes('order_invoice');
  const canRefund = page.all('buttons').includes('order_creditmemo');
  const speaksAgainst = (canInvoice && isZero(due)) || (canRefund && isZero(paid));
  return speaksAgainst && !isZero(total) ? null : { total, paid, refunded, sure };
}

/** Where the foot cannot be told apart, the total is the amount in it that the body adds up to. */
function sumInFoot(page: MagentoPage, read: ReadAmount): Fact<Decimal> | null {
  const body = amountsOf(page, 'body', read);
  const foot = amountsOf(page, 'foot', read);
  if (body === null || foot === null) return null;
  const sum = sumDecimals(body.amounts);
  return foot.amounts.some((amount) => isSameAmount(amount, sum)) ? known(sum, FROM, foot.sure) : null;
}

/** What delivery costs stands beside its method; it is used where it stands once and the totals have it too. */
function readShipping(page: MagentoPage, read: ReadAmount): Fact<Decimal> {
  const text = textOf(page, 'delivery');
  const [price = '', another] = page.all('deliveryPrices');
  const isOne = page.has('deliveryPrices') && another === undefined;
  const own = /\[([^[\]]*)\]$/.exec(text)?.[1] ?? (isOne ? price : text);
  if (text === '') return unknown('not-shown');
  const shown = read(own);
  const parts = amountsOf(page, 'body', read)?.amounts ?? [];
  const isPart = shown.known && parts.some((part) => isSameAmount(part, shown.value));
  const off = sumDecimals(parts.filter((part) => part.startsWith('-')));
  return isPart ? chargeBeside(off, shown) : unknown('ambiguous', text);
}

/**
 * Whether the order is made up of more than its goods, its delivery and what is taken off: a tax, of which delivery may have
 * its part. Displays with tax and without show goods and total twice.
 */
function mayHaveTax(page: MagentoPage, read: ReadAmount, total: Decimal, delivery: Fact<Decimal>): boolean {
  const [goods = '0', ...others] = amountsOf(page, 'body', read)?.amounts ?? [];
  const told = [goods, total, '0', ...(delivery.known ? [delivery.value] : [])];
  const isTold = (part: Decimal) => told.some((one) => isSameAmount(part, one));
  return others.some((part) => !part.startsWith('-') && !isTold(part));
}

/** `null` when one cannot be read. */
function amountsOf(page: MagentoPage, part: 'body' | 'foot', read: ReadAmount) {
  const facts = page.all(part).map(read);
  const known = facts.filter((fact) => fact.known);
  if (facts.length === 0 || known.length !== facts.length) return null;
  return { amounts: known.map(({ value }) => value), sure: known.every(({ sure }) => sure) };
}

/** The title that the shop gave its method, where it says what we look for; else its code. */
function readMethod(page: MagentoPage): Fact<string> {
  const title = textOf(page, 'method');
  if (title === '') return unknown('not-shown');
  if (saysCashOnDelivery(title)) return lineFact(title, FROM);
  const [code, another] = page.all('gridMethods');
  return code === undefined || another !== undefined
    ? unknown('ambiguous', title)
    : lineFact(code, 'store-data');
}

export function readMagentoCurrency(page: MagentoPage): Fact<string> {
  const text = textOf(page, 'currency');
  const codes = new Set(text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g));
  const [code, another] = codes;
  if (text === '') return unknown('not-shown');
  return code === undefined || another !== undefined ? unknown('ambiguous', text) : known(code, FROM);
}

function textOf(page: MagentoPage, at: Parameters<MagentoPage['line']>[0]): string {
  return page.line(at).slice(0, 200);
}

import { isZero, subtractDecimals, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, known, type PageOrder, type Payment, unknown } from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { lineOf } from '../elements';
import { lineFact } from '../facts';
import type { ReadAmount } from './amounts';

type Totals = Pick<
  PageOrder,
  'total' | 'paidBefore' | 'shippingTotal' | 'refundedTotal' | 'paidTotal' | 'payment' | 'paymentMethod'
>;

const FROM = 'labelled-text';
const METHOD = '.order-payment-method-title';

interface Amounts {
  readonly amounts: readonly Decimal[];
  readonly sure: boolean;
}

/** The foot of the totals: what the whole order comes to, what was paid, given back and is due. */
interface Foot {
  readonly total: Decimal;
  readonly paid: Decimal;
  readonly refunded: Decimal;
  readonly sure: boolean;
}

/**
 * The table of totals (`order/totals.phtml`) has translated labels, and classes that merely count its rows. What is
 * known is which rows there are: those of its foot are the grand total, what was paid, refunded and is due, and say the
 * same under every display of tax; those of its body make up the order in some displays only.
 *
 * What was invoiced counts as paid. An invoice may be made by a gateway, by a person when the money has come, or by a
 * person at hand-over, so an order invoiced whole is `paid` where its method says that it is paid before, and
 * `doubtful` where it does not (but see `atTheDoor`); one paid in part is `unpaid`, with that part.
 */
export function readMagentoTotals(document: Document, read: ReadAmount, orderId: string): Totals {
  const paymentMethod = readMethod(document, orderId);
  const shippingTotal = readShipping(document, read);
  const foot = readFoot(document, read);
  if (foot === null) {
    const open = unknown('ambiguous', textOf(document, '.order-totals tfoot'));
    const total = sumInFoot(document, read) ?? open;
    return { total, shippingTotal, refundedTotal: open, paidTotal: open, payment: open, paymentMethod };
  }
  const { total, paid, refunded, sure } = foot;
  const isWhole = isZero(subtractDecimals(total, paid)) && !isZero(total);
  const payment = known<Payment>(isWhole ? 'doubtful' : 'unpaid', FROM);
  const before = known<Payment>(isWhole ? 'paid' : 'unpaid', FROM);
  const method = textOf(document, METHOD).slice(0, ORDER_LIMITS.line);
  return {
    total: known(total, FROM, sure),
    shippingTotal,
    refundedTotal: known(refunded, FROM, sure),
    paidTotal: known(paid, FROM, sure),
    payment,
    paidBefore: { method, atOnce: before, byHand: before },
    paymentMethod,
  };
}

/**
 * Of goods that are paid at the door an invoice is bookkeeping. Of the whole, and nothing sent yet, the money is still to be
 * collected; of a part, while others were sent or cancelled, nobody can tell which of the two it was.
 */
export function atTheDoor(
  { payment, paymentMethod, paidTotal, refundedTotal }: Totals,
  isTouched: boolean,
): Partial<Totals> {
  const isCash = paymentMethod.known && saysCashOnDelivery(paymentMethod.value);
  const isKept = refundedTotal.known && isZero(refundedTotal.value);
  if (!isCash || !isKept || !payment.known || !paidTotal.known || isZero(paidTotal.value)) return {};
  if (!isTouched && payment.value === 'doubtful')
    return { payment: { ...payment, value: 'unpaid' }, paidTotal: known('0', FROM) };
  if (!isTouched || payment.value !== 'unpaid') return {};
  return { payment: { ...payment, sure: false }, paidTotal: { ...paidTotal, sure: false } };
}

/**
 * In their order the foot has the grand total, unless the body has it (with tax and without), then paid, refunded and
 * due, or cancelled where nothing more is due. Used only when total = paid + due, no more was refunded than paid, and
 * the buttons that the order's state allows do not speak against it: something can be invoiced (`#order_invoice`) only
 * where something is due, and given back (`#order_creditmemo`) only where something was paid.
 */
function readFoot(document: Document, read: ReadAmount): Foot | null {
  const foot = amountsOf(document, 'tfoot', read);
  const { amounts = [], sure = false } = foot ?? {};
  const [paid, refunded, due, more] = amounts.length === 4 ? amounts.slice(1) : amounts;
  if (paid === undefined || refunded === undefined || due === undefined || more !== undefined) return null;
  const total = sumDecimals([paid, due]);
  const isTotal = (amount: Decimal) => isZero(subtractDecimals(amount, total));
  const others = amounts.length === 4 ? amounts.slice(0, 1) : (readParts(document, read)?.amounts ?? []);
  if (!others.some(isTotal) || (amounts.length === 3 && others.length < 2)) return null;
  if ([paid, refunded, due, subtractDecimals(paid, refunded)].some((amount) => amount.startsWith('-')))
    return null;
  const canInvoice = document.getElementById('order_invoice') !== null;
  const canRefund = document.getElementById('order_creditmemo') !== null;
  const speaksAgainst = (canInvoice && isZero(due)) || (canRefund && isZero(paid));
  return speaksAgainst && !isZero(total) ? null : { total, paid, refunded, sure };
}

/** Where the foot cannot be told apart, the total is the amount in it that the body adds up to. */
function sumInFoot(document: Document, read: ReadAmount): Fact<Decimal> | null {
  const body = readParts(document, read);
  const foot = amountsOf(document, 'tfoot', read);
  if (body === null || foot === null) return null;
  const sum = sumDecimals(body.amounts);
  return foot.amounts.some((amount) => isZero(subtractDecimals(amount, sum)))
    ? known(sum, FROM, foot.sure)
    : null;
}

/** What delivery costs stands beside its method; it is used where it stands once and the totals have it too. */
function readShipping(document: Document, read: ReadAmount): Fact<Decimal> {
  const text = textOf(document, '.order-shipping-method .admin__page-section-item-content');
  const prices = [...document.querySelectorAll('.order-shipping-method .price')];
  const own =
    /\[([^[\]]*)\]$/.exec(text)?.[1] ?? (prices.length === 1 ? (prices[0]?.textContent ?? '') : text);
  if (text === '') return unknown('not-shown');
  const shown = read(own);
  const parts = readParts(document, read)?.amounts ?? [];
  const isPart = shown.known && parts.some((part) => isZero(subtractDecimals(part, shown.value)));
  return isPart ? shown : unknown('ambiguous', text);
}

/** The amounts that the order is made up of; `null` when one cannot be read. */
export function readParts(document: Document, read: ReadAmount): Amounts | null {
  return amountsOf(document, 'tbody', read);
}

/** The last cell of each row; `null` when one cannot be read. Rates of a tax are parts of its row, not further ones. */
function amountsOf(document: Document, part: string, read: ReadAmount): Amounts | null {
  const rows = [...document.querySelectorAll(`.order-totals ${part} > tr:not(.summary-details)`)];
  const facts = rows.map((row) => read(row.lastElementChild?.textContent ?? ''));
  const known = facts.filter((fact) => fact.known);
  if (rows.length === 0 || known.length !== facts.length) return null;
  return { amounts: known.map(({ value }) => value), sure: known.every(({ sure }) => sure) };
}

/**
 * The title that the shop gave its method, where it says what we look for; else its code out of the grids of the order's
 * own invoices, which the page hands to its programs. Without an invoice there is none, and the programs take the grids
 * out of the page when they begin.
 */
function readMethod(document: Document, orderId: string): Fact<string> {
  const title = textOf(document, METHOD);
  if (title === '') return unknown('not-shown');
  if (saysCashOnDelivery(title)) return lineFact(title, FROM);
  // What people wrote has its quotes escaped there.
  const row = new RegExp(`"order_id":"${orderId}"[^{}]*?"payment_method":"(\\w+)"`, 'g');
  const grids = [...document.querySelectorAll('script[type="text/x-magento-init"]')];
  const found = grids.flatMap(({ textContent }) => [...(textContent ?? '').matchAll(row)]);
  const [code, another] = new Set(found.map(([, method]) => method));
  return code === undefined || another !== undefined
    ? unknown('ambiguous', title)
    : lineFact(code, 'store-data');
}

/**
 * ISO code of the currency that the order was placed in; around it stands a translated sentence
 * (`order/view/tab/info.phtml`).
 */
export function readMagentoCurrency(document: Document): Fact<string> {
  const text = textOf(document, '.order-payment-currency');
  const codes = new Set(text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g));
  const [code, another] = codes;
  if (text === '') return unknown('not-shown');
  return code === undefined || another !== undefined ? unknown('ambiguous', text) : known(code, FROM);
}

function textOf(document: Document, selector: string): string {
  return lineOf(document.querySelector(selector)).slice(0, 200);
}

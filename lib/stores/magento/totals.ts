import { type Decimal, type Fact, known, type Order, unknown } from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { isZero, subtractDecimals, sumDecimals } from '../decimal';
import { lineFact } from '../facts';
import { cleanLine } from '../text';
import type { ReadAmount } from './amounts';

type Totals = Pick<Order, 'total' | 'refundedTotal' | 'paidTotal' | 'payment' | 'paymentMethod'>;

const FROM = 'labelled-text';

interface Amounts {
  readonly amounts: readonly Decimal[];
  readonly sure: boolean;
}

/**
 * The table of totals (`order/totals.phtml`) has translated labels, and classes that merely count its rows. What is
 * known is which rows there are: those of its body make up the order; those of its foot are the grand total, what
 * was paid, refunded and is due. So the total is the amount in the foot that the body adds up to. The rest is told by
 * reckoning too: of paid and due, which make up the total, one is all of it when the foot has it exactly once more,
 * and then nothing was refunded. Which of the two it is, the buttons say that the order's state allows
 * (`#order_invoice`, `#order_creditmemo`).
 */
export function readTotals(document: Document, read: ReadAmount): Totals {
  const body = readParts(document, read);
  const foot = amountsOf(document, 'tfoot', read);
  const open = unknown('ambiguous', textOf(document, '.order-totals tfoot'));
  const sum = body === null ? null : sumDecimals(body.amounts);
  const method = readMethod(document);
  const has = (amount: Decimal) => sum !== null && isZero(subtractDecimals(amount, sum));
  if (sum === null || foot === null || !foot.amounts.some(has)) {
    return { total: open, refundedTotal: open, paidTotal: open, payment: open, paymentMethod: method };
  }
  const total = known(sum, FROM, foot.sure);
  const others = foot.amounts.filter((amount) => !isZero(amount));
  const allOrNothing =
    foot.amounts.length >= 4 && others.every(has) && others.length === (isZero(sum) ? 0 : 2);
  if (!allOrNothing) {
    return { total, refundedTotal: open, paidTotal: open, payment: open, paymentMethod: method };
  }
  const canInvoice = document.getElementById('order_invoice') !== null;
  const canRefund = document.getElementById('order_creditmemo') !== null;
  const nothing = known('0', FROM);
  if (canInvoice === canRefund) {
    return { total, refundedTotal: nothing, paidTotal: open, payment: open, paymentMethod: method };
  }
  return {
    total,
    refundedTotal: nothing,
    paidTotal: canInvoice ? nothing : total,
    // An invoice may be made by a gateway, or by a person at hand-over; an order without one may be on its way to
    // be paid through a bank, unless its method says that it is not.
    payment: canInvoice ? known('unpaid', FROM, method.known) : known('doubtful', FROM),
    paymentMethod: method,
  };
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

/** The title that the shop gave its method: no code, unless it says what we look for. */
function readMethod(document: Document): Fact<string> {
  const title = textOf(document, '.order-payment-method-title');
  if (title === '') return unknown('not-shown');
  return saysCashOnDelivery(title) ? lineFact(title, FROM) : unknown('ambiguous', title);
}

/**
 * ISO code of the currency that the order was placed in; around it stands a translated sentence
 * (`order/view/tab/info.phtml`).
 */
export function readCurrency(document: Document): Fact<string> {
  const text = textOf(document, '.order-payment-currency');
  const codes = new Set(text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g));
  const [code, another] = codes;
  if (text === '') return unknown('not-shown');
  return code === undefined || another !== undefined ? unknown('ambiguous', text) : known(code, FROM);
}

function textOf(document: Document, selector: string): string {
  return cleanLine(document.querySelector(selector)?.textContent ?? '').slice(0, 200);
}

import { type Decimal, type Fact, factValue, known, type Order, unknown } from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { isZero, subtractDecimals, sumDecimals } from '../decimal';
import { lineFact } from '../facts';
import { cleanLine, foldDigits } from '../text';
import type { PriceFormat } from './price-format';

type Settlement = Pick<Order, 'payment' | 'paymentMethod' | 'paidTotal' | 'refundedTotal'>;

const FROM = 'labelled-text';

/**
 * The block of payments (`Blocks/View/payments.html.twig`) says in its heading how many there are, and has a row for
 * each; an order's method is shown with its payments alone, as a title. Without any nothing was paid, and nothing can
 * have been given back. But money may be on its way through a bank: that it is not is only sure where the order's
 * status, which is the shop's own text, says cash on delivery.
 */
export function readSettlement(
  document: Document,
  format: PriceFormat,
  total: Fact<Decimal>,
  status: Fact<string>,
): Settlement {
  const block = document.getElementById('view_order_payments_block');
  const cells = (role: string) => [...(block?.querySelectorAll(`td[data-role="${role}"]`) ?? [])];
  const heading = foldDigits(block?.querySelector('.card-header')?.textContent ?? '');
  const count = /\((\d+)\)/.exec(heading)?.[1];
  const methods = cells('payment-method-column').map((cell) => cleanLine(cell.textContent ?? ''));
  const amounts = cells('amount-column').map((cell) => factValue(format.read(cell)));
  if (count !== String(methods.length) || amounts.length !== methods.length) {
    const why = unknown(block === null ? 'not-shown' : 'unreadable');
    return { payment: why, paymentMethod: why, paidTotal: why, refundedTotal: why };
  }
  const refundedTotal = readRefunds(document, methods.length === 0);
  if (methods.length === 0) {
    const isCash = status.known && saysCashOnDelivery(status.value);
    const unpaid = known<'unpaid'>('unpaid', FROM, isCash);
    return {
      payment: unpaid,
      paymentMethod: unknown('not-shown'),
      paidTotal: known('0', FROM),
      refundedTotal,
    };
  }
  const paid = amounts.every((amount) => amount !== null) ? sumDecimals(amounts) : null;
  // A gateway leaves its mark; a payment without one was entered by a person, at hand-over perhaps.
  const byGateway = cells('transaction-id-column').filter((cell) => cleanLine(cell.textContent ?? '') !== '');
  const settled =
    paid !== null &&
    total.known &&
    !isZero(paid) &&
    !subtractDecimals(paid, total.value).startsWith('-') &&
    byGateway.length === methods.length &&
    !methods.some(saysCashOnDelivery);
  return {
    payment: known(settled ? 'paid' : 'doubtful', FROM),
    paymentMethod: readMethod(methods),
    paidTotal: paid === null || paid.startsWith('-') ? unknown('unreadable') : known(paid, FROM),
    refundedTotal,
  };
}

/** A title is no code, unless it says what we look for. */
function readMethod(methods: readonly string[]): Fact<string> {
  const [method, another] = new Set(methods);
  if (method !== undefined && another === undefined && saysCashOnDelivery(method))
    return lineFact(method, FROM);
  return unknown('ambiguous', methods.join(', ').slice(0, 200));
}

/** Goods that were given back say so in their rows; whether delivery was, only a document does. */
function readRefunds(document: Document, nothingPaid: boolean): Fact<Decimal> {
  const texts = [...document.querySelectorAll('td.cellProductRefunded')]
    .map((cell) => cleanLine(cell.textContent ?? ''))
    .filter((text) => text !== '');
  if (texts.length > 0) return unknown('ambiguous', texts.join(', ').slice(0, 200));
  return nothingPaid ? known('0', FROM) : unknown('not-shown');
}

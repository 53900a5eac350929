import { isZero, subtractDecimals, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, factValue, known, type Order, unknown } from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { lineOf } from '../elements';
import { lineFact } from '../facts';
import { splitAmount } from '../shown-amounts';
import { foldDigits } from '../text';
import type { PriceFormat } from './price-format';
import { listStatuses, savedStatusId, statusHistory } from './statuses';

type Settlement = Pick<Order, 'payment' | 'paymentMethod' | 'paidTotal' | 'refundedTotal'>;

const FROM = 'labelled-text';

/**
 * How an order is to be paid is on its page only as the status that its payment's module gave it at first: these are
 * PrestaShop's own (`PS_OS_CHEQUE`, `PS_OS_BANKWIRE`, `PS_OS_COD_VALIDATION`), whose numbers are the same in every
 * shop and every language.
 */
const METHOD_OF_STATUS: Readonly<Record<string, string>> = {
  1: 'ps_checkpayment',
  10: 'ps_wirepayment',
  13: 'ps_cashondelivery',
};

/**
 * The block of payments (`Blocks/View/payments.html.twig`) says in its heading how many there are, and has a row for
 * each. Without any nothing was paid, and nothing can have been given back.
 *
 * | payments                                          | `payment`, `paidTotal`      |
 * |---------------------------------------------------|-----------------------------|
 * | none                                              | unpaid, 0                   |
 * | less than the total                               | unpaid, what they come to   |
 * | all of it, each with its gateway's mark, no cash  | paid                        |
 * | all of it else: at hand-over perhaps              | doubtful                    |
 * | some in another currency, and nothing warns of it | doubtful, the total, unsure |
 * | a part of several orders that one cart became     | unknown                     |
 * | what they or the order come to cannot be told     | unknown                     |
 */
export function readPrestashopSettlement(
  document: Document,
  format: PriceFormat,
  total: Fact<Decimal>,
): Settlement {
  const block = document.getElementById('view_order_payments_block');
  const cells = (role: string) => [...(block?.querySelectorAll(`td[data-role="${role}"]`) ?? [])];
  const heading = foldDigits(block?.querySelector('.card-header')?.textContent ?? '');
  const count = /\((\d+)\)/.exec(heading)?.[1];
  const titles = cells('payment-method-column').map(lineOf);
  const amounts = cells('amount-column').map((cell) => factValue(format.read(cell)));
  const paymentMethod = readMethod(document, titles);
  if (count !== String(titles.length) || amounts.length !== titles.length) {
    const why = unknown(block === null ? 'not-shown' : 'unreadable');
    return { payment: why, paymentMethod, paidTotal: why, refundedTotal: why };
  }
  const refundedTotal = readRefunds(document, titles.length === 0);
  const readable = amounts.filter((amount) => amount !== null);
  const warning = readWarning(block, format);
  const isOfSeveral =
    warning !== null && total.known && !isZero(subtractDecimals(warning.whole, total.value));
  const sum = readable.length === amounts.length ? sumDecimals(readable) : null;
  const paid = isOfSeveral ? null : (sum ?? warning?.paid ?? null);
  if (paid === null || paid.startsWith('-')) {
    const shown = cells('amount-column').map(lineOf);
    if (isUnwarned(document, block, shown) && total.known && total.sure) {
      const all = known(total.value, FROM, false);
      return { payment: known('doubtful', FROM), paymentMethod, paidTotal: all, refundedTotal };
    }
    const paidTotal = unknown('unreadable', shown.join(', ').slice(0, 200));
    return { payment: unknown('ambiguous'), paymentMethod, paidTotal, refundedTotal };
  }
  return {
    payment: readPayment(paid, total, isByGateway()),
    paymentMethod,
    paidTotal: known(paid, FROM),
    refundedTotal,
  };

  /** A gateway leaves its mark; a payment without one was entered by a person, at hand-over perhaps. */
  function isByGateway(): boolean {
    const marks = cells('transaction-id-column').filter((cell) => lineOf(cell) !== '');
    const methods = [...titles, factValue(paymentMethod) ?? ''];
    return marks.length === titles.length && !methods.some(saysCashOnDelivery);
  }
}

function readPayment(paid: Decimal, total: Fact<Decimal>, isByGateway: boolean): Order['payment'] {
  if (isZero(paid)) return known('unpaid', FROM);
  if (!total.known || !total.sure) return unknown('ambiguous');
  if (subtractDecimals(paid, total.value).startsWith('-')) return known('unpaid', FROM);
  return known(isByGateway ? 'paid' : 'doubtful', FROM);
}

/**
 * Where payments do not come to what they should, the block warns of it in the order's own currency
 * (`js-view-order-payments-alert`): what was paid, and of what. Orders that one cart became (one for each of its carriers)
 * have their payments in common: each shows them all, and warns of what all orders come to (`getOrdersTotalPaid`).
 */
function readWarning(block: Element | null, format: PriceFormat) {
  const shown = [...(block?.querySelectorAll('.js-view-order-payments-alert strong') ?? [])];
  const [paid, whole] = shown.map((amount) => factValue(format.read(amount)));
  return shown.length === 2 && paid != null && whole != null ? { paid, whole } : null;
}

/**
 * Payments that PrestaShop does not warn of come to the total, in whichever currencies they are; of a cancelled order
 * it never warns. A missing warning is weak proof, so a person looks.
 */
function isUnwarned(document: Document, block: Element | null, amounts: readonly string[]): boolean {
  const warning = block?.querySelector('.js-view-order-payments-alert, .alert') ?? null;
  const isCancelled = savedStatusId(document) === '6';
  return warning === null && !isCancelled && amounts.every((amount) => splitAmount(amount) !== null);
}

/**
 * The module that an order was placed with, by its first status; else by the title of its payments where that says
 * cash. Statuses of cash that a shop named itself say so in their text.
 */
function readMethod(document: Document, titles: readonly string[]): Fact<string> {
  const first = statusHistory(document).at(-1) ?? '';
  const module = METHOD_OF_STATUS[first];
  if (module !== undefined) return lineFact(module, 'form-field');
  const status = listStatuses(document).get(first) ?? '';
  const [title = status, another] = new Set(titles);
  if (another === undefined && saysCashOnDelivery(title)) return lineFact(title, FROM);
  return unknown(
    'ambiguous',
    [...new Set(titles), status]
      .filter((text) => text !== '')
      .join(', ')
      .slice(0, 200),
  );
}

/** Documents by the addresses that make them: nothing else than these, and no credit slip was given. */
const NO_CREDIT = /\/generate-(?:invoice|delivery-slip)-pdf(?:\?|$)/;

/**
 * Goods that were given back say so in their rows, in a column that is hidden where there are none; money that was
 * leaves a credit slip among the documents.
 */
function readRefunds(document: Document, nothingPaid: boolean): Fact<Decimal> {
  const texts = [...document.querySelectorAll('td.cellProductRefunded')]
    .map(lineOf)
    .filter((text) => text !== '');
  if (texts.length > 0) return unknown('ambiguous', texts.join(', ').slice(0, 200));
  if (nothingPaid) return known('0', FROM);
  const isHidden = document.querySelector('th.cellProductRefunded')?.classList.contains('d-none') ?? false;
  const documents = document.getElementById('documents-grid-table');
  const links = [...(documents?.querySelectorAll('td a[href]') ?? [])];
  const isNone = links.every((link) => NO_CREDIT.test(link.getAttribute('href') ?? ''));
  return isHidden && documents !== null && isNone ? known('0', FROM) : unknown('not-shown');
}

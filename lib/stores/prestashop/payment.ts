import { compareDecimals, isSameAmount, isZero } from '../../decimal';
import { type Decimal, type Fact, factValue, known, type Order, unknown } from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { lineFact, sumFacts } from '../facts';
import { splitAmount } from '../shown-amounts';
import { foldDigits } from '../text';
import type { PriceFormat } from './amounts';
import type { PrestaShopPage } from './places';
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
export function readPrestaShopSettlement(
  page: PrestaShopPage,
  format: PriceFormat,
  total: Fact<Decimal>,
): Settlement {
  const { all, lines, has } = page;
  const count = /\((\d+)\)/.exec(foldDigits(all('paymentsHeading')[0] ?? ''))?.[1];
  const titles = lines('methods');
  const amounts = all('paid').map((shown) => format.read(shown));
  const paymentMethod = readMethod(page, titles);
  if (count !== String(titles.length) || amounts.length !== titles.length) {
    const why = unknown(has('payments') ? 'unreadable' : 'not-shown');
    return { payment: why, paymentMethod, paidTotal: why, refundedTotal: why };
  }
  const told = { paymentMethod, refundedTotal: readRefunds(page, titles.length === 0) };
  const warning = readWarning(page, format);
  const isOfSeveral = warning !== null && total.known && !isSameAmount(warning.whole, total.value);
  const sum = factValue(sumFacts(amounts, FROM));
  const paid = isOfSeveral ? null : (sum ?? warning?.paid ?? null);
  if (paid === null || paid.startsWith('-')) {
    const shown = lines('paid');
    return isUnwarned(page, shown) && total.known && total.sure
      ? { ...told, payment: known('doubtful', FROM), paidTotal: known(total.value, FROM, false) }
      : {
          ...told,
          payment: unknown('ambiguous'),
          paidTotal: unknown('unreadable', shown.join(', ').slice(0, 200)),
        };
  }
  // A gateway leaves its mark; a payment without one was entered by a person, at hand-over perhaps.
  const marks = lines('transactions').filter((mark) => mark !== '');
  const isCash = [...titles, factValue(paymentMethod) ?? ''].some(saysCashOnDelivery);
  const isByGateway = marks.length === titles.length && !isCash;
  return { ...told, payment: readPayment(paid, total, isByGateway), paidTotal: known(paid, FROM) };
}

function readPayment(paid: Decimal, total: Fact<Decimal>, isByGateway: boolean): Order['payment'] {
  if (isZero(paid)) return known('unpaid', FROM);
  if (!total.known || !total.sure) return unknown('ambiguous');
  if (compareDecimals(paid, total.value) < 0) return known('unpaid', FROM);
  return known(isByGateway ? 'paid' : 'doubtful', FROM);
}

/**
 * Where payments do not come to what they should, the block warns of it in the order's own currency
 * (`js-view-order-payments-alert`): what was paid, and of what. Orders that one cart became (one for each of its carriers)
 * have their payments in common: each shows them all, and warns of what all orders come to (`getOrdersTotalPaid`).
 */
function readWarning({ all }: PrestaShopPage, format: PriceFormat) {
  const shown = all('warned');
  const [paid, whole] = shown.map((amount) => factValue(format.read(amount)));
  return shown.length === 2 && paid != null && whole != null ? { paid, whole } : null;
}

/**
 * Payments that PrestaShop does not warn of come to the total, in whichever currencies they are; of a cancelled order
 * it never warns. A missing warning is weak proof, so a person looks.
 */
function isUnwarned(page: PrestaShopPage, amounts: readonly string[]): boolean {
  const isCancelled = savedStatusId(page) === '6';
  return !page.has('warning') && !isCancelled && amounts.every((amount) => splitAmount(amount) !== null);
}

/**
 * The module that an order was placed with, by its first status; else by the title of its payments where that says
 * cash. Statuses of cash that a shop named itself say so in their text.
 */
function readMethod(page: PrestaShopPage, titles: readonly string[]): Fact<string> {
  const first = statusHistory(page).at(-1) ?? '';
  const module = METHOD_OF_STATUS[first];
  if (module !== undefined) return lineFact(module, 'form-field');
  const status = listStatuses(page).get(first) ?? '';
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
function readRefunds({ all, lines, has }: PrestaShopPage, nothingPaid: boolean): Fact<Decimal> {
  const texts = lines('givenBack').filter((text) => text !== '');
  if (texts.length > 0) return unknown('ambiguous', texts.join(', ').slice(0, 200));
  if (nothingPaid) return known('0', FROM);
  const isHidden = /(?:^|\s)d-none(?:\s|$)/.test(all('givenBackHidden')[0] ?? '');
  const isNone = all('documentLinks').every((link) => NO_CREDIT.test(link));
  return isHidden && has('documents') && isNone ? known('0', FROM) : unknown('not-shown');
}

import { isZero } from '../decimal';
import { type Fact, factValue, known, type Order, type PageOrder, type Party, unknown } from '../order';
import { blankOrder } from './blank-order';
import { saysCashOnDelivery } from './cash-on-delivery';
import { findCountry } from './country-name';
import { findCurrency } from './currency-symbol';
import { lineFact } from './facts';
import { withNamedStates } from './named-state';
import { withStoreNotes } from './own-note';
import { saysPaidAtOnce, saysPaidBefore } from './paid-before';
import { pickedUp } from './pick-up';
import { readSent } from './read-sent';
import { reconcile } from './reconcile';
import { meaningOf } from './status-meaning';
import { depositAmong } from './woocommerce/deposits';
import { isRenamed, readWooCommercePayment } from './woocommerce/payment';
import { printedLines } from './woocommerce/read-page';

/**
 * The order of what a page's script sent: what needs words, rules and reckoning, and no page, is judged here, in the
 * background, so that no page carries it.
 */
export function judgeOrder(sent: PageOrder): Order {
  const {
    shown = [],
    deliveryNames = [],
    paidBefore,
    paid,
    currencyMark,
    statusId,
    ...read
  } = readSent(withStoreNotes(sent));
  const linesOf = (page: Pick<PageOrder, 'texts'> | undefined) =>
    // A state's code is WooCommerce's alone: the others' forms have its name.
    sent.store.kind === 'woocommerce' && page?.texts ? printedLines(page.texts) : undefined;
  const saved = withCountries(withNamedStates(read, linesOf(sent) ?? linesOf(shown.at(-1))));
  const order: Order = {
    ...saved,
    ...meaningOf(saved.store.kind, statusId === undefined ? codeIn(saved) : statusId),
    ...pickedUp(deliveryNames),
    ...(currencyMark !== undefined && { currency: currencyOf(currencyMark) }),
    payment: paymentBy(paidBefore) ?? (paid === undefined ? saved.payment : paymentOf(saved, paid)),
    ...(saved.store.kind === 'taught' && taughtParts(saved)),
    // A store knows of nothing that was paid outside it. WooCommerce's whole data were asked already.
    ...(isNothing(saved.paidTotal) &&
      !(saved.store.kind === 'woocommerce' && sent.answer !== undefined) &&
      depositAmong(saved)),
  };
  const blank = blankOrder(sent.store, sent.id, sent.link);
  const pages = shown.map((page) =>
    withCountries(withNamedStates(readSent({ ...blank, ...page }), linesOf(page))),
  );
  return withTitle(pages.reduce(reconcile, order), sent.answer);
}

function isNothing(paid: Order['paidTotal']): boolean {
  return paid.known ? isZero(paid.value) : paid.why === 'absent' || paid.why === 'not-shown';
}

/**
 * The method by its title, where that says more than its code: a plugin's cash on delivery has a code that says nothing
 * of cash, and a shop may call WooCommerce's own a transfer. Where the page shows another code than is saved, it is
 * open by now.
 */
function withTitle(order: Order, answer: PageOrder['answer']): Order {
  const { store, paymentMethod } = order;
  const title = lineFact(answer?.payment_method_title, 'store-data');
  if (store.kind !== 'woocommerce' || !paymentMethod.known || !title.known) return order;
  const { value: code } = paymentMethod;
  const isCash = !saysCashOnDelivery(code) && saysCashOnDelivery(title.value);
  return isCash || isRenamed(code, title.value) ? { ...order, paymentMethod: title } : order;
}

/** Forms of addresses choose a country by its name in the admin's language: that is sent as it stands. */
function withCountries<Read extends Pick<PageOrder, 'shipping' | 'billing'>>(order: Read): Read {
  return { ...order, shipping: withCountry(order.shipping), billing: withCountry(order.billing) };
}

function withCountry(party: Party): Party {
  const { country } = party;
  if (country.known || country.why !== 'ambiguous') return party;
  const code = findCountry(country.text ?? '');
  return code === null ? party : { ...party, country: known(code, 'form-field') };
}

/** Of a taught store, whose mark beside an amount nobody was told the meaning of. */
function currencyOf(mark: Fact<string>): Fact<string> {
  if (!mark.known) return mark;
  const code = findCurrency(mark.value);
  return code === null ? unknown('ambiguous', mark.value) : known(code, mark.from, mark.sure);
}

/** What stands on a page is a status's text, another word in each language. */
function codeIn({ status }: Pick<Order, 'status'>): string | null {
  return status.known && status.from !== 'labelled-text' ? status.value : null;
}

/**
 * What a taught page does not say of itself. The person pointed at what is still to be paid: of an order nobody has paid
 * for, nothing was given back.
 */
function taughtParts({ shipping, payment }: Order): Pick<Order, 'shipping' | 'refundedTotal'> {
  const isUnpaid = payment.known && payment.value === 'unpaid';
  return {
    shipping: { ...shipping, phone: asPhone(shipping.phone) },
    refundedTotal: unknown(isUnpaid ? 'absent' : 'not-shown'),
  };
}

/** What has too few digits for a phone is something else in its place. */
function asPhone(fact: Fact<string>): Fact<string> {
  if (!fact.known) return fact;
  return (fact.value.match(/\p{Nd}/gu) ?? []).length < 7 ? unknown('unreadable', fact.value) : fact;
}

function paymentOf(
  { paymentMethod, status }: Pick<Order, 'paymentMethod' | 'status'>,
  { transaction }: NonNullable<PageOrder['paid']>,
): Order['payment'] {
  return readWooCommercePayment(paymentMethod, null, transaction, 'labelled-text', factValue(status));
}

function paymentBy(paidBefore: PageOrder['paidBefore']): Order['payment'] | null {
  if (paidBefore === undefined || !saysPaidBefore(paidBefore.method)) return null;
  return saysPaidAtOnce(paidBefore.method) ? paidBefore.atOnce : paidBefore.byHand;
}

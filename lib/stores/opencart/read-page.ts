import {
  type CustomField,
  type Fact,
  factValue,
  known,
  type PageControl,
  type PageOrder,
  type PageTexts,
  type Party,
  type Payment,
  unknown,
} from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import { customFieldsOf } from '../custom-fields';
import { currencyFact, joinNames, lineFact, noteFact } from '../facts';
import { controlsOf, formFields, heldFact } from '../form-fields';
import { findOwnNote } from '../own-note';
import { openTexts } from '../places';
import { deliveryNames } from '../sent-facts';
import { cleanLine, linesIn } from '../text';
import { readFormParty, readPrintedParty, readSaved } from './addresses';
import { readMoney } from './money';
import type { OpenCartTexts } from './places';

/** What an order has before anybody looked at it. */
const PENDING = '1';
/** Processing, shipped, complete, processed: what a gateway or a person sets once an order is to be carried out. */
const BEGUN: ReadonlySet<string | null> = new Set(['2', '3', '5', '15']);
/** Words for an order that is done with: its cash was handed over, perhaps with another parcel. */
const DONE = /^complete|^deliver|^paid|مكتمل|[إا]كتمل|تم التسليم|تم التوصيل|مدفوع|הושלם|נמסר|שולם/i;

export function readOpenCartPage({ at, rows, controls = [] }: PageTexts, sent: PageOrder): PageOrder {
  const page: OpenCartTexts = openTexts(at);
  const isPanel = page.has('panel');
  const hasForm = !isPanel || page.has('formed');
  const addresses = hasForm ? readForm(page, controls) : readPrinted(page);
  const { status, statusId } = readStatus(controls);
  const shippingAt = page.has('shippingField') ? 'shippingField' : 'shippingMethod';
  const shippingMethod = isPanel
    ? factValue(besideIcon(page, 'shippingMethod'))
    : cleanLine(sole(page, shippingAt) ?? '') || null;
  const rowsOf = (kind: 'products' | 'totals') =>
    isPanel || sole(page, kind) !== null ? (rows[kind] ?? []).map(openTexts) : [];
  const paymentMethod = isPanel ? besideIcon(page, 'paymentMethod') : readMethod(page, controls);
  const note = sole(page, 'note');
  const ownNote = findOwnNote(page.all('history'));
  return {
    ...sent,
    // OpenCart calls an order by its id.
    number: known(sent.id, 'form-field'),
    status,
    statusId,
    ...addresses,
    paymentMethod,
    customerNote:
      note === null ? unknown(page.has('panels') ? 'absent' : 'not-shown') : noteFact(note, 'labelled-text'),
    // OpenCart asks where to and how it is sent for goods alone that are to be sent.
    ...(shippingMethod === null && !hasPlace(addresses.shipping) && { isVirtual: true }),
    ...deliveryNames([sole(page, 'shippingCode'), shippingMethod]),
    ...readMoney(
      rowsOf('products'),
      rowsOf('totals'),
      shippingMethod,
      hasForm ? readCurrency(controls) : unknown('not-shown'),
    ),
    // OpenCart keeps none with an order.
    refundedTotal: unknown('absent'),
    ...readPayment(paymentMethod, status, statusId),
    ...(hasForm && customFieldsOf(readFormFields(controls))),
    ...(ownNote !== null && { ownNote }),
  };
}

type Addresses = Pick<PageOrder, 'shipping' | 'billing'>;

function readForm(page: OpenCartTexts, controls: readonly PageControl[]): Addresses {
  const read = (id: string) => readSaved(controls, id);
  const billing = readFormParty(controls, 'payment', linesAt(page, 'billingLines'));
  // Shops can do without an address to pay from; the customer has a name all the same.
  const isUnnamed = !page.has('panel') && !billing.name.known && billing.name.why === 'absent';
  const name = isUnnamed ? joinNames(read('input-firstname'), read('input-lastname')) : billing.name;
  return {
    shipping: readFormParty(controls, 'shipping', linesAt(page, 'shippingLines')),
    billing: { ...billing, name, phone: read('input-telephone') },
  };
}

function readPrinted(page: OpenCartTexts): Addresses {
  const billing = readPrintedParty(linesAt(page, 'billingLines'));
  return {
    shipping: readPrintedParty(linesAt(page, 'shippingLines')),
    billing: { ...billing, phone: besideIcon(page, 'phone') },
  };
}

function linesAt(page: OpenCartTexts, at: 'shippingLines' | 'billingLines'): readonly string[] | null {
  const text = sole(page, at);
  return text === null ? null : linesIn(text);
}

/** What stands in the one element of a place; of two nothing tells which is meant. */
function sole({ all }: OpenCartTexts, at: Parameters<OpenCartTexts['all']>[0]): string | null {
  const [text = null, another] = all(at);
  return another === undefined ? text : null;
}

/** If there are rows of two kinds, neither is used. */
function besideIcon({ all }: OpenCartTexts, at: 'phone' | 'paymentMethod' | 'shippingMethod'): Fact<string> {
  const [text, another] = new Set(all(at));
  return another === undefined ? lineFact(text, 'labelled-text') : unknown('disagree');
}

/** The code of the order's currency; the list's other entries are the shop's other currencies. */
function readCurrency(controls: readonly PageControl[]): Fact<string> {
  const lists = controlsOf(controls, 'input-currency');
  const [code, another] = new Set(lists.map(({ chosen, value }) => (chosen === null ? null : value)));
  if (another !== undefined || lists.some(({ isEdited }) => isEdited)) return unknown('disagree');
  return currencyFact(code, 'form-field');
}

/** As saved, since people change it as they ship, and in the shop's own words, which may be others than OpenCart's. */
function readStatus(
  controls: readonly PageControl[],
): Pick<PageOrder, 'status'> & { readonly statusId: string | null } {
  const lists = controlsOf(controls, 'input-order-status');
  const [status, another] = new Set(lists.map(({ saved }) => saved.text));
  if (another !== undefined) return { status: unknown('disagree'), statusId: null };
  return { status: lineFact(status || null, 'form-field'), statusId: lists[0]?.saved.value || null };
}

/** By its code; where that says nothing of cash, as a plugin's, by its title if it does. */
function readMethod(page: OpenCartTexts, controls: readonly PageControl[]): Fact<string> {
  const own = heldFact(controls, 'input-payment-method-code');
  const code = !own.known && own.why === 'not-shown' ? heldFact(controls, 'input-payment-code') : own;
  const title = cleanLine(sole(page, 'paymentMethod') ?? '');
  return code.known && !saysCashOnDelivery(code.value) && saysCashOnDelivery(title)
    ? { ...code, value: title }
    : code;
}

function hasPlace({ address1, city }: Party): boolean {
  return [address1, city].some((part) => part.known || part.text !== undefined);
}

/**
 * OpenCart never records that an order was paid; its method and its status say it of some:
 *
 * | method                                | status                  | `payment`                                         |
 * |---------------------------------------|-------------------------|---------------------------------------------------|
 * | cash on delivery                      | any but done            | unpaid                                            |
 * | cash on delivery                      | done                    | doubtful: its cash may have been taken            |
 * | a gateway, which takes the money first| OpenCart's own, begun   | paid                                              |
 * | a transfer or a cheque                | OpenCart's own, pending | unpaid: nobody has said that the money came       |
 * | any other                             | any other               | not shown: a person has to say                    |
 */
function readPayment(
  method: Fact<string>,
  status: Fact<string>,
  statusId: string | null,
): Pick<PageOrder, 'payment' | 'paidBefore'> {
  const notShown = unknown('not-shown');
  if (!method.known) return { payment: notShown };
  if (!saysCashOnDelivery(method.value)) {
    const says = (payment: Payment, isSaid: boolean) =>
      isSaid ? known(payment, method.from, method.sure) : notShown;
    const atOnce = says('paid', BEGUN.has(statusId));
    const byHand = says('unpaid', statusId === PENDING);
    return { payment: notShown, paidBefore: { method: method.value, atOnce, byHand } };
  }
  if (!status.known) return { payment: unknown('ambiguous') };
  return { payment: known(DONE.test(status.value) ? 'doubtful' : 'unpaid', method.from, method.sure) };
}

/** `input-shipping-custom-field-5` and, up to 3.x, `input-shipping-custom-field5`; without an address the customer's. */
const FIELD = /^input-(?:(payment|shipping)-)?custom-field-?(\d+)$/;

/**
 * The shop's own fields (Customers → Custom Fields) from the forms that have them, an address's and the customer's: 4.x's
 * page of an order and 3.x's page where it is edited (`sale/order_info.twig`, `sale/order_form.twig`).
 */
function readFormFields(controls: readonly PageControl[]): readonly CustomField[] {
  return formFields(controls, (control) => {
    // Choices stand in a box that has the field's id.
    const [, kind, number] = FIELD.exec(control.key) ?? FIELD.exec(control.holder) ?? [];
    if (number === undefined) return null;
    const at = kind === undefined ? 'order' : kind === 'payment' ? 'billing' : 'shipping';
    return { at, key: `${kind === undefined ? '' : `${at}_`}customfield${number}` };
  });
}

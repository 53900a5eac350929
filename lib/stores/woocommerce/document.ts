import { DECIMAL, isZero } from '../../decimal';
import {
  type Decimal,
  type Fact,
  factValue,
  known,
  type PageOrder,
  type Party,
  type PartyName,
  unknown,
} from '../../order';
import { type Controls, indexControls, isEdited, readControl } from '../controls';
import { lineFact, noteFact } from '../facts';
import { mapParty } from '../map-order';
import { isStateCode } from '../named-state';
import { meaningOf } from '../status-meaning';
import { cleanLine, foldDigits } from '../text';
import { readCustomFields } from './custom-fields';
import type { OrderPage } from './definition';
import { readItems, readLines } from './lines';
import { readOwnNote } from './notes';
import { readNumberFormat } from './number-format';
import { ADDRESS } from './party';
import { readShownDelivery } from './pick-up';
import { printedLines, shownStates } from './state-names';
import { STATUSES } from './statuses';
import { readTotals } from './totals';

/**
 * Empty does not mean that nothing is stored where the page's own program builds the field anew after the page
 * has loaded (the state), or where the value may be missing from the list (a country the shop does not sell to).
 */
function readAddress(document: Document, controls: Controls, kind: PartyName): Party {
  const read = (name: string) => {
    const field = readControl(controls, `_${kind}_${name}`);
    const mayHide = name === 'state' || name === 'country';
    return mayHide && !field.known && field.why === 'absent' ? unknown('ambiguous') : field;
  };
  const party = mapParty(read, ADDRESS);
  const { state, country } = party;
  if (!state.known || !isStateCode(state.value)) return party;
  const name = cleanLine(shownStates(document)(kind, factValue(country) ?? '', state.value) ?? '');
  return name === '' ? party : { ...party, state: known(name, state.from, state.sure) };
}

/** Plugins give orders numbers of their own; around it stands translated text, before it always a `#`. */
function readNumber(document: Document): Fact<string> {
  const heading = document.querySelector('#order_data .woocommerce-order-data__heading')?.textContent ?? '';
  return lineFact(/#\s*([^\s،,:;]+)/.exec(cleanLine(heading))?.[1], 'labelled-text');
}

function readCreatedAt(controls: Controls): Fact<string> {
  const [date, hour, minute] = ['order_date', 'order_date_hour', 'order_date_minute'].map((name) => {
    const text = foldDigits(factValue(readControl(controls, name)) ?? '');
    return text.length === 1 ? `0${text}` : text;
  });
  const text = `${date}T${hour}:${minute}`;
  // A year far from ours is another calendar, put in by a plugin.
  return /^20\d\d-\d\d-\d\dT[0-2]\d:[0-5]\d$/.test(text) ? known(text, 'form-field') : unknown('unreadable');
}

/** The note as shown is whole; the form's copy has lost what looked like markup. */
function readCustomerNote(document: Document, controls: Controls): Fact<string> {
  const typed = readControl(controls, 'excerpt', noteFact);
  const [shown, more] = document.querySelectorAll('#order_data p.order_note');
  if (shown === undefined) return typed;
  if (more !== undefined || (controls.get('excerpt') ?? []).some(isEdited)) return unknown('disagree');
  // Its translated label is an element; a line break is one followed by a break in the source.
  const parts = [...shown.childNodes].map((node) =>
    node.nodeName === 'BR' ? '\n' : (node.nodeValue ?? '').replace(/^\n/, ''),
  );
  return noteFact(parts.join(''), 'labelled-text');
}

function readStatus(controls: Controls): Fact<string> {
  const status = readControl(controls, 'order_status');
  return status.known ? known(status.value.replace(/^wc-/, ''), status.from) : status;
}

/**
 * When it was paid is said in translated words alone; but of an order in these statuses it stands in a table of its own
 * below the totals (`html-order-items.php`), so that without a second table there is no payment date.
 */
function readShownPayment(
  document: Document,
  controls: Controls,
  status: string | null,
): Pick<PageOrder, 'paid'> {
  const isShown = status === 'processing' || status === 'completed' || status === 'refunded';
  const tables = document.querySelectorAll('.wc-order-totals-items tr:first-child').length;
  const edited = ['order_status', '_payment_method'].some((name) =>
    (controls.get(name) ?? []).some(isEdited),
  );
  if (!isShown || tables !== 1 || edited) return {};
  return { paid: { transaction: readControl(controls, '_transaction_id') } };
}

/**
 * What was given back. A hidden field holds it exactly, written as programs write numbers. It is not there
 * when nothing is left to give back, which without any row of refunds means an order of nothing.
 *
 * @param field the hidden field, `#refunded_amount`.
 */
function readRefundedTotal(document: Document, field: Fact<string>): Fact<Decimal> {
  const table = document.getElementById('order_refunds');
  if (table === null) return field.known ? unknown('ambiguous', field.value) : field;
  const refunded = table.querySelector('tr.refund[data-order_refund_id]') !== null;
  if (!field.known)
    return refunded || field.why !== 'not-shown' ? unknown('unreadable') : known('0', 'form-field');
  if (!DECIMAL.test(field.value) || field.value.startsWith('-')) return unknown('unreadable', field.value);
  return isZero(field.value) === refunded ? unknown('disagree', field.value) : field;
}

/** What WooCommerce's order page shows, in any of its languages: by ids and names, never by labels. */
export function readOrderDocument(document: Document, page: OrderPage): PageOrder {
  const controls = indexControls(document);
  const format = readNumberFormat(document);
  const lines = {
    items: readLines(document, '#order_line_items tr.item[data-order_item_id]', format),
    fees: readLines(document, '#order_fee_line_items tr.fee[data-order_item_id]', format),
    shipping: readLines(document, '#order_shipping_line_items tr.shipping[data-order_item_id]', format),
  };
  const status = readStatus(controls);
  const symbol = document.querySelector(
    'table.wc-order-totals .woocommerce-Price-currencySymbol',
  )?.textContent;
  const ownNote = readOwnNote(document);
  return {
    store: page.store,
    verified: true,
    id: page.orderId,
    ...(ownNote !== null && { ownNote }),
    number: readNumber(document),
    link: page.link,
    status,
    ...meaningOf(STATUSES, factValue(status)),
    ...readShownDelivery(document),
    createdAt: readCreatedAt(controls),
    shipping: readAddress(document, controls, 'shipping'),
    billing: readAddress(document, controls, 'billing'),
    ...printedLines(document),
    items: readItems(lines.items, format),
    // A symbol is all there is, and `$` is many currencies; the page's ISO code is the store's, not the order's.
    currency: symbol ? unknown('ambiguous', cleanLine(symbol).slice(0, 20)) : unknown('not-shown'),
    ...readTotals(document, lines, format),
    refundedTotal: readRefundedTotal(document, readControl(controls, 'refunded_amount')),
    // WooCommerce itself knows of no payment in parts.
    paidTotal: unknown('not-shown'),
    payment: unknown('not-shown'),
    ...readShownPayment(document, controls, factValue(status)),
    paymentMethod: readControl(controls, '_payment_method'),
    customerNote: readCustomerNote(document, controls),
    ...readCustomFields(document, controls),
  };
}

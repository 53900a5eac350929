import { DECIMAL, isZero } from '../../decimal';
import {
  type Decimal,
  type Fact,
  factValue,
  known,
  type PageOrder,
  type PageText,
  type Party,
  type PartyName,
  unknown,
} from '../../order';
import { lineFact, noteFact } from '../facts';
import { mapParty } from '../map-order';
import { cleanLine, foldDigits } from '../text';
import { readCustomFields } from './custom-fields';
import { readLine, readWooCommerceItems } from './lines';
import { ADDRESS } from './order';
import { readWooCommerceTotals } from './totals';

/** What WooCommerce's order page shows, in any of its languages. */
export function readPage(page: PageText, sent: PageOrder): PageOrder {
  const lines = {
    items: page.items.map((line) => readLine(line, page.format)),
    fees: page.fees.map((line) => readLine(line, page.format)),
    shipping: page.shipping.map((line) => readLine(line, page.format)),
  };
  const status = readStatus(page);
  const symbol = cleanLine(page.symbol ?? '').slice(0, 20);
  return {
    ...sent,
    verified: true,
    // Plugins give orders numbers of their own; around it stands translated text, before it always a `#`.
    number: lineFact(/#\s*([^\s،,:;]+)/.exec(cleanLine(page.heading))?.[1], 'labelled-text'),
    status,
    createdAt: readCreatedAt(page),
    shipping: readAddress(page, 'shipping'),
    billing: readAddress(page, 'billing'),
    items: readWooCommerceItems(lines.items, page.format),
    // A symbol is all there is, and `$` is many currencies; the page's ISO code is the store's, not the order's.
    currency: page.symbol ? unknown('ambiguous', symbol) : unknown('not-shown'),
    ...readWooCommerceTotals(page, lines),
    refundedTotal: readRefundedTotal(page),
    ...readShownPayment(page, factValue(status)),
    paymentMethod: readField(page, '_payment_method'),
    customerNote: readCustomerNote(page),
    ...readCustomFields(page),
  };
}

function controlsOf({ controls }: PageText, key: string): PageText['controls'] {
  return controls.filter((control) => control.key === key);
}

/** What a field holds now. If two of one name hold different values, neither is used. */
function readField(page: PageText, key: string, read = lineFact): Fact<string> {
  const values = new Set(controlsOf(page, key).map(({ value }) => value));
  const [first] = values;
  return values.size > 1 ? unknown('disagree') : read(first, 'form-field');
}

/**
 * Empty does not mean that nothing is stored where the page's own program builds the field anew after the page
 * has loaded (the state), or where the value may be missing from the list (a country the shop does not sell to).
 */
function readAddress(page: PageText, kind: PartyName): Party {
  const party = mapParty((name) => {
    const field = readField(page, `_${kind}_${name}`);
    const mayHide = name === 'state' || name === 'country';
    return mayHide && !field.known && field.why === 'absent' ? unknown('ambiguous') : field;
  }, ADDRESS);
  const name = cleanLine(page.states[kind] ?? '');
  const { state } = party;
  return state.known && name !== '' ? { ...party, state: known(name, state.from, state.sure) } : party;
}

function readCreatedAt(page: PageText): Fact<string> {
  const [date, hour, minute] = ['order_date', 'order_date_hour', 'order_date_minute'].map((name) => {
    const text = foldDigits(factValue(readField(page, name)) ?? '');
    return text.length === 1 ? `0${text}` : text;
  });
  const text = `${date}T${hour}:${minute}`;
  // A year far from ours is another calendar, put in by a plugin.
  return /^20\d\d-\d\d-\d\dT[0-2]\d:[0-5]\d$/.test(text) ? known(text, 'form-field') : unknown('unreadable');
}

/** The note as shown is whole; the form's copy has lost what looked like markup. */
function readCustomerNote(page: PageText): Fact<string> {
  const [shown, more] = page.notes;
  if (shown === undefined) return readField(page, 'excerpt', noteFact);
  const isOpen = more !== undefined || controlsOf(page, 'excerpt').some(({ isEdited }) => isEdited);
  return isOpen ? unknown('disagree') : noteFact(shown, 'labelled-text');
}

function readStatus(page: PageText): Fact<string> {
  const status = readField(page, 'order_status');
  return status.known ? known(status.value.replace(/^wc-/, ''), status.from) : status;
}

/**
 * When it was paid is said in translated words alone; but of an order in these statuses it stands in a table of its own
 * below the totals (`html-order-items.php`), so that without a second table there is no payment date.
 */
function readShownPayment(page: PageText, status: string | null): Pick<PageOrder, 'paid'> {
  const isShown = status === 'processing' || status === 'completed' || status === 'refunded';
  const edited = ['order_status', '_payment_method'].some((name) =>
    controlsOf(page, name).some(({ isEdited }) => isEdited),
  );
  if (!isShown || page.tables !== 1 || edited) return {};
  return { paid: { transaction: readField(page, '_transaction_id') } };
}

/**
 * What was given back. A hidden field holds it exactly, written as programs write numbers. It is not there
 * when nothing is left to give back, which without any row of refunds means an order of nothing.
 */
function readRefundedTotal(page: PageText): Fact<Decimal> {
  const field = readField(page, 'refunded_amount');
  const { hasRefunds } = page;
  if (hasRefunds === null) return field.known ? unknown('ambiguous', field.value) : field;
  if (!field.known)
    return hasRefunds || field.why !== 'not-shown' ? unknown('unreadable') : known('0', 'form-field');
  if (!DECIMAL.test(field.value) || field.value.startsWith('-')) return unknown('unreadable', field.value);
  return isZero(field.value) === hasRefunds ? unknown('disagree', field.value) : field;
}

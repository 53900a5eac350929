import { DECIMAL, isZero } from '../../decimal';
import {
  type Decimal,
  type Fact,
  factValue,
  known,
  type PageControl,
  type PageOrder,
  type PageTexts,
  type Party,
  type PartyName,
  unknown,
} from '../../order';
import { ORDER_LIMITS as MOST } from '../../order-limits';
import { lineFact, noteFact } from '../facts';
import { controlsOf, heldFact } from '../form-fields';
import { mapParty } from '../map-order';
import type { PrintedLines } from '../named-state';
import { LONGEST_MARK } from '../number-format';
import { findOwnNote, remarksOf } from '../own-note';
import { openTexts } from '../places';
import { deliveryNames } from '../sent-facts';
import { cleanLine, linesIn } from '../text';
import { readCustomFields } from './custom-fields';
import type { WooCommercePage } from './places';
import { ADDRESS } from './read-answer';
import { type AmountFormat, readLine, readWooCommerceItems, readWooCommerceTotals } from './totals';

export function readPage({ at, rows, controls = [] }: PageTexts, sent: PageOrder): PageOrder {
  const page: WooCommercePage = openTexts(at);
  const format = readFormat(page);
  const linesOf = (kind: 'items' | 'fees' | 'shipping') =>
    (rows[kind] ?? []).map((texts) => readLine(openTexts(texts), format));
  const lines = { items: linesOf('items'), fees: linesOf('fees'), shipping: linesOf('shipping') };
  const read: ReadField = (key, as) => heldFact(controls, key, as);
  const status = readStatus(read);
  const [symbol] = page.all('symbol');
  const ownNote = findOwnNote(page.all('ownNotes'));
  return {
    ...sent,
    verified: true,
    // Plugins give orders numbers of their own; around it stands translated text, before it always a `#`.
    number: lineFact(/#\s*([^\s،,:;]+)/.exec(page.line('heading'))?.[1], 'labelled-text'),
    status,
    shipping: readAddress(read, 'shipping', page.line('shippingState')),
    billing: readAddress(read, 'billing', page.line('billingState')),
    items: readWooCommerceItems(lines.items, format),
    // A symbol is all there is, and `$` is many currencies; the page's ISO code is the store's, not the order's.
    currency: symbol ? unknown('ambiguous', cleanLine(symbol).slice(0, 20)) : unknown('not-shown'),
    ...readWooCommerceTotals(page, format, lines),
    refundedTotal: readRefundedTotal(page, read('refunded_amount')),
    ...readShownPayment(page, controls, status, read('_transaction_id')),
    paymentMethod: read('_payment_method'),
    customerNote: readCustomerNote(page, controls, read('excerpt', noteFact)),
    ...readCustomFields(page, controls),
    ...deliveryNames([
      ...page.all('deliveryCodes'),
      ...page.all('deliveryTitles'),
      ...page.lines('deliveries'),
    ]),
    ...remarksOf(page.all('remarks')),
    // What the store said of its notes just now is newer.
    ...(ownNote !== null && sent.ownNote === undefined && { ownNote }),
  };
}

/** The lines of each printed address, of which one may be its state's name. */
export function printedLines({ at }: PageTexts): PrintedLines {
  const page: WooCommercePage = openTexts(at);
  const linesOf = (place: 'shippingLines' | 'billingLines') => {
    const lines = linesIn(page.all(place)[0] ?? '');
    const isAddress = lines.length <= MOST.addressLines && lines.every(({ length }) => length <= MOST.line);
    return isAddress && lines.length > 0 ? lines : undefined;
  };
  return { shipping: linesOf('shippingLines'), billing: linesOf('billingLines') };
}

type ReadField = (key: string, as?: typeof lineFact) => Fact<string>;

function readFormat({ all }: WooCommercePage): AmountFormat {
  const [decimalMark = '', thousandsMark = '', decimals = ''] = all('format').map((mark) =>
    mark.slice(0, LONGEST_MARK),
  );
  return { decimalMark, thousandsMark, decimals: /^[0-8]$/.test(decimals) ? Number(decimals) : 0 };
}

/** A state is filled in after the page has loaded, and a country may be missing from the list: empty says nothing. */
function readAddress(read: ReadField, kind: PartyName, stateName: string): Party {
  const party = mapParty((name) => {
    const field = read(`_${kind}_${name}`);
    const mayHide = name === 'state' || name === 'country';
    return mayHide && !field.known && field.why === 'absent' ? unknown('ambiguous') : field;
  }, ADDRESS);
  const { state } = party;
  return state.known && stateName !== ''
    ? { ...party, state: known(stateName, state.from, state.sure) }
    : party;
}

/** The note as shown is whole; the form's copy has lost what looked like markup. */
function readCustomerNote(
  page: WooCommercePage,
  controls: readonly PageControl[],
  inForm: Fact<string>,
): Fact<string> {
  const [shown, more] = page.all('notes');
  if (shown === undefined) return inForm;
  const isOpen = more !== undefined || controlsOf(controls, 'excerpt').some(({ isEdited }) => isEdited);
  return isOpen ? unknown('disagree') : noteFact(shown, 'labelled-text');
}

function readStatus(read: ReadField): Fact<string> {
  const status = read('order_status');
  return status.known ? known(status.value.replace(/^wc-/, ''), status.from) : status;
}

/**
 * When it was paid is said in translated words alone; but of an order in these statuses it stands in a table of its own
 * below the totals (`html-order-items.php`), so that without a second table there is no payment date.
 */
function readShownPayment(
  page: WooCommercePage,
  controls: readonly PageControl[],
  status: Fact<string>,
  transaction: Fact<string>,
): Pick<PageOrder, 'paid'> {
  const isShown = ['processing', 'completed', 'refunded'].includes(factValue(status) ?? '');
  const edited = ['order_status', '_payment_method'].some((name) =>
    controlsOf(controls, name).some(({ isEdited }) => isEdited),
  );
  return isShown && page.all('tables').length === 1 && !edited ? { paid: { transaction } } : {};
}

/**
 * The hidden field that holds what was given back is not there when nothing is left to give back: of an order that was
 * given back whole, and without any row of refunds of an order of nothing.
 */
function readRefundedTotal(page: WooCommercePage, field: Fact<Decimal>): Fact<Decimal> {
  const hasRefunds = page.has('refunds');
  if (!page.has('refundsTable')) return field.known ? unknown('ambiguous', field.value) : field;
  if (!field.known)
    return hasRefunds || field.why !== 'not-shown' ? unknown('unreadable') : known('0', 'form-field');
  if (!DECIMAL.test(field.value) || field.value.startsWith('-')) return unknown('unreadable', field.value);
  return isZero(field.value) === hasRefunds ? unknown('disagree', field.value) : field;
}

import type { PageOrder, PageText, PartyName } from '../../order';
import { PAGE_LIMITS as MOST } from '../../order-limits';
import { controlValue, isEdited, savedOption, selectedOption } from '../controls';
import { lineOf } from '../elements';
import { isStateCode } from '../named-state';
import { deliveryNames } from '../sent-facts';
import { readNumberFormat } from './number-format';
import { shownStates } from './state-names';

/** Fields that the order is read from: those of its addresses, a shop's own among them, and some by name. */
const FIELD =
  /^(?:_(?:wc_)?(?:billing|shipping|other|additional)[_/]|(?:excerpt|order_status|order_date(?:_hour|_minute)?|_payment_method|_transaction_id|refunded_amount)$)/;

/** What stands on an order's page, by ids and names, never by labels; all of it is read in the background. */
export function collectPage(document: Document): PageText {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const rows = [...(document.querySelector('table.wc-order-totals')?.querySelectorAll('tr') ?? [])];
  const total = rows.at(-1)?.querySelector('td.total');
  const symbol = document.querySelector('table.wc-order-totals .woocommerce-Price-currencySymbol');
  const refunds = document.getElementById('order_refunds');
  return {
    controls: all('input, select, textarea').flatMap(collectControl).slice(0, MOST.texts),
    heading: textOf(document.querySelector('#order_data .woocommerce-order-data__heading')),
    notes: all('#order_data p.order_note').slice(0, 2).map(noteText),
    columns: all('#order_data .order_data_column').slice(0, MOST.texts).map(collectColumn),
    items: collectLines(all('#order_line_items tr.item[data-order_item_id]')),
    fees: collectLines(all('#order_fee_line_items tr.fee[data-order_item_id]')),
    shipping: collectLines(all('#order_shipping_line_items tr.shipping[data-order_item_id]')),
    format: readNumberFormat(document),
    total: total == null ? null : { text: textOf(total), symbols: symbolsIn(total) },
    symbol: symbol && textOf(symbol),
    // What the goods cost the shop itself has a table of its own there, of orders that nobody paid too.
    tables: all('.wc-order-totals-items tr:first-child > :first-child:not(.cost-total)').length,
    hasRefunds: refunds && refunds.querySelector('tr.refund[data-order_refund_id]') !== null,
    states: { shipping: stateName(document, 'shipping'), billing: stateName(document, 'billing') },
  };
}

/** How it is delivered, by the forms of the order's own page. */
export function readShownDelivery(document: Document): Pick<PageOrder, 'deliveryNames'> {
  const rows = document.getElementById('order_shipping_line_items');
  const all = (selector: string) => [...(rows?.querySelectorAll(selector) ?? [])];
  return deliveryNames([
    ...all('select.shipping_method').map((choice) => savedOption(choice)?.value),
    ...all('.shipping_method_name').map((title) => title.getAttribute('value')),
    ...all('td.name > .view').map(lineOf),
  ]);
}

function cut(text: string): string {
  return text.slice(0, MOST.text);
}

function textOf(node: Node | null | undefined): string {
  return cut(node?.textContent ?? '');
}

function heldBy(control: Element | null): string {
  return cut(controlValue(control) ?? '');
}

function symbolsIn(cell: Element): string[] {
  return [...cell.querySelectorAll('.woocommerce-Price-currencySymbol')].slice(0, MOST.texts).map(textOf);
}

function collectControl(control: Element): PageText['controls'] {
  const key = control.id || (control.getAttribute('name') ?? '');
  if (!FIELD.test(key)) return [];
  const chosen = selectedOption(control);
  const labels = 'labels' in control ? (control.labels as NodeList | null) : null;
  return [
    {
      key: cut(key),
      value: controlValue(control) === null ? null : heldBy(control),
      chosen: chosen && cut(chosen.text),
      label: textOf(labels?.[0]),
      isBox: control.getAttribute('type') === 'checkbox',
      isEdited: isEdited(control),
    },
  ];
}

/** Its translated label is an element; a line break is one followed by a break in the source. */
function noteText(note: Element): string {
  const parts = [...note.childNodes].map((node) =>
    node.nodeName === 'BR' ? '\n' : (node.nodeValue ?? '').replace(/^\n/, ''),
  );
  return cut(parts.join(''));
}

function collectColumn(column: Element): PageText['columns'][number] {
  const labels = column.querySelectorAll('p:not(.order_note, .none_set) > strong:first-child');
  return {
    of: cut(column.querySelector('[id^="_billing_"], [id^="_shipping_"]')?.id ?? ''),
    pairs: [...labels]
      .slice(0, MOST.texts)
      .map((label) => ({ label: textOf(label), text: textOf(label.parentElement) })),
  };
}

/** One line for each id, whatever a plugin did to the table. */
function collectLines(rows: readonly Element[]): PageText['items'] {
  const byId = new Map(rows.map((row) => [row.getAttribute('data-order_item_id'), row]));
  return [...byId.values()].slice(0, MOST.lines).map(collectLine);
}

function collectLine(row: Element): PageText['items'][number] {
  const inputs = [...row.querySelectorAll('input')];
  const all = (name: string) => inputs.filter((input) => input.classList.contains(name)).slice(0, MOST.texts);
  const [totals, subtotals, taxes] = [all('line_total'), all('line_subtotal'), all('line_tax')];
  // The visible name has lost what looked like markup; the one to sort by has not.
  const name =
    row.querySelector('td.name[data-sort-value]')?.getAttribute('data-sort-value') ??
    row.querySelector('.wc-order-item-name')?.textContent;
  // Behind its translated label, which is an element.
  const sku = row.querySelector('.wc-order-item-sku')?.lastChild?.nodeValue;
  return {
    totals: totals.map(heldBy),
    subtotals: subtotals.map(heldBy),
    taxes: taxes.map(heldBy),
    quantity: heldBy(row.querySelector('input.quantity')),
    isEdited: [...totals, ...subtotals, ...taxes, ...all('quantity')].some(isEdited),
    name: name == null ? null : cut(name),
    sku: sku == null ? null : cut(sku),
  };
}

function stateName(document: Document, kind: PartyName): string | null {
  const [code, country] = ['state', 'country'].map((name) =>
    heldBy(document.getElementById(`_${kind}_${name}`)).trim(),
  );
  const name = isStateCode(code) ? shownStates(document)(kind, country ?? '', code) : null;
  return name && cut(name);
}

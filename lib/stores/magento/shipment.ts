import { lineOf } from '../elements';
import { parsePage } from '../fetch-store';
import { foldDigits } from '../text';
import { ownAddress } from './admin-page';

/**
 * The form that makes a shipment (`Magento_Shipping::create/form.phtml`, `create/items.phtml`, `order/tracking.phtml`), as
 * public sources of 2.2 and 2.4 have it. A program of the page adds a row for a number, out of a template.
 */
const FORM = '#edit_form';
const TRACK = '#track_row_template';
const TRACK_FIELDS = ['carrier_code', 'title', 'number'];
/** A carrier that the shop has not set up. */
const CUSTOM = 'custom';
const KEY = 'form_key';
const COMMENT = 'shipment[comment_text]';
/** Where the shop's goods lie, with the inventory that Magento has from 2.3 on. */
const SOURCE = 'sourceCode';
const ITEM = /^shipment\[items\]\[\d+\]$/;
/** Boxes that are left unticked: two of them would mail the customer, one would buy a label. */
const BOXES = ['send_email', 'comment_customer_notify', 'create_shipping_label'].map(
  (name) => `shipment[${name}]`,
);

interface ShipmentForm {
  readonly action: string;
  body(number: string): URLSearchParams;
}

/**
 * What makes one shipment of the whole order, with a tracking number, of which the customer is not told. `null` where the
 * form has anything that we do not know, or ships less than was ordered.
 */
export function readShipmentForm(document: Document, page: URL, basePath: string): ShipmentForm | null {
  const [form = null, another] = document.querySelectorAll(FORM);
  const address = form?.getAttribute('action') ?? null;
  const action = ownAddress(address, page, `${basePath}admin/order_shipment/save/`);
  if (form === null || another !== undefined || action === null || !takesNumbers(document)) return null;
  const controls = [...form.querySelectorAll('input[name], select[name], textarea[name]')];
  const names = new Set(controls.map(nameOf));
  const isWhole = names.size === controls.length && controls.some((control) => ITEM.test(nameOf(control)));
  if (!isWhole || !names.has(KEY) || !controls.every(isKnown)) return null;
  const kept = controls.filter((control) => !BOXES.includes(nameOf(control)));
  const stands = kept.map((control) => [nameOf(control), control.getAttribute('value') ?? '']);
  const track = (number: string) => [CUSTOM, '', number];
  return {
    action: action.href,
    body: (number) =>
      new URLSearchParams([
        ...stands,
        ...track(number).map((value, at) => [`tracking[1][${TRACK_FIELDS[at]}]`, value]),
      ]),
  };
}

function nameOf(control: Element): string {
  return control.getAttribute('name') ?? '';
}

function isKnown(control: Element): boolean {
  const name = nameOf(control);
  const value = control.getAttribute('value') ?? '';
  if (ITEM.test(name)) return Number(value) > 0 && Number(value) === orderedIn(control);
  // A comment that was left there once before would go along.
  if (name === COMMENT) return lineOf(control) === '';
  if (BOXES.includes(name)) return control.getAttribute('type') === 'checkbox';
  return (name === KEY || name === SOURCE) && control.getAttribute('type') === 'hidden' && value !== '';
}

/** How many of a line were ordered, before any of them was sent, given back or cancelled. */
function orderedIn(item: Element): number {
  const ordered = item.closest('tr')?.querySelector('.col-ordered-qty .qty-table tr')?.lastElementChild;
  return Number(foldDigits(lineOf(ordered)) || Number.NaN);
}

/** Whether the page's template for a number has the fields that are sent. */
function takesNumbers(document: Document): boolean {
  const template = parsePage(document.querySelector(TRACK)?.textContent ?? '');
  const fields = [...template.querySelectorAll('input[name], select[name], textarea[name]')].map(
    (field) => /^tracking\[[^[\]]+\]\[(\w+)\]$/.exec(nameOf(field))?.[1],
  );
  const hasCustom =
    template.querySelector(`select[name$="[carrier_code]"] option[value="${CUSTOM}"]`) !== null;
  return hasCustom && fields.join() === TRACK_FIELDS.join();
}

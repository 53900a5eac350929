import { lineOf } from '../elements';
import { parsePage, type SentForm, type StoreFetch, sendForm } from '../fetch-store';
import { NO_FIELD, type OrderFields } from '../order-field';
import { foldDigits } from '../text';
import { type FreshPage, fieldOnPage } from '../write-by-form';
import { formKey, freshMagentoPages, onlyOf, ownAddress, programAddress } from './admin-page';

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
const NEW_SHIPMENT = 'admin/order_shipment/new/';
/** The tab of the order's page that lists all that became of it, its tracking numbers too (`order/view/tab/history.phtml`). */
const HISTORY_TAB = 'a[href*="/sales/order/commentsHistory/"]';
const HISTORY_TITLES = '.note-list-item .note-list-status';

/**
 * A shipment of the whole order, with the parcel's code as its tracking number. Magento deletes none: it is not taken back.
 * Where nothing more can be shipped, only the order's history says of which number; it says so in a translated sentence.
 */
export const magentoFields: OrderFields = {
  tracking: fieldOnPage(freshMagentoPages, async (page, fetch, sought) => {
    const { document, basePath } = page;
    const programs = document.querySelectorAll('script, [onclick]');
    const button = document.getElementById('order_ship');
    const start = button && programAddress(programs, page, 'admin/order_shipment/start/');
    // A shop with several sources asks first where the goods lie: that is not ours to say.
    if (button !== null && start === null) return NO_FIELD;
    if (start !== null) return { value: '', send: (to) => ship(start, to, basePath, fetch) };
    const titles = await fetchHistory(page, fetch);
    if (titles === null) return null;
    const said = sought.find((code) => code !== '' && titles.some((title) => names(title, code)));
    return { value: said ?? null, send: null };
  }),
};

/**
 * Makes the shipment by its form. The store's own button leads to the form by a redirect, whose target only the store can
 * name: it is the one that is followed, and wherever else it leads nothing is sent. The order's page came just now, so
 * that somebody is signed in; who no longer is finds the sign-in in place of a page, without a redirect.
 */
async function ship(start: URL, number: string, basePath: string, fetch: StoreFetch) {
  const answer = await fetch(start.href, { redirect: 'follow' });
  const page = ownAddress(answer.url, start, basePath + NEW_SHIPMENT);
  const form =
    page === null || !answer.ok ? null : readShipmentForm(parsePage(await answer.text()), page, basePath);
  return form && sendForm(form(number), fetch);
}

/** Whether a sentence, of whatever language, has a code as a word of its own. */
function names(sentence: string, code: string): boolean {
  const at = sentence.indexOf(code);
  const beside = [sentence[at - 1], sentence[at + code.length]];
  return at >= 0 && !beside.some((sign) => sign !== undefined && /[\p{L}\p{N}_-]/u.test(sign));
}

/** What the order's history says, each without its comment; `null` where the store does not answer with it. */
async function fetchHistory(
  { document, address: page, basePath }: FreshPage,
  fetch: StoreFetch,
): Promise<readonly string[] | null> {
  const links = document.querySelectorAll(HISTORY_TAB);
  const found = onlyOf(links, (link) => [link.getAttribute('href')]);
  const address = ownAddress(found, page, `${basePath}sales/order/commentsHistory/`);
  const key = formKey(document);
  if (address === null || key === null) return null;
  // As the page's own tab asks for it: a session that has ended is answered then, in place of the sign-in.
  const body = new URLSearchParams({ isAjax: 'true', form_key: key });
  const answer = await fetch(address.href, { method: 'POST', body });
  if (!answer.ok) return null;
  const titles = parsePage(await answer.text()).querySelectorAll(HISTORY_TITLES);
  return titles.length === 0 ? null : Array.from(titles, lineOf);
}

/**
 * What makes one shipment of the whole order, with a tracking number, of which the customer is not told. `null` where the
 * form has anything that we do not know, or ships less than was ordered.
 */
function readShipmentForm(document: Document, page: URL, basePath: string) {
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
  return (number: string): SentForm => {
    const track = [CUSTOM, '', number].map((value, at) => [`tracking[1][${TRACK_FIELDS[at]}]`, value]);
    return { action: action.href, body: new URLSearchParams([...stands, ...track]) };
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

import { lineOf } from '../elements';
import { parsePage, type StoreFetch, sendForm } from '../fetch-store';
import { NO_FIELD, type OrderFields } from '../order-field';
import { type FreshPage, fieldOnPage } from '../write-by-form';
import { formKey, freshMagentoPages, onlyOf, ownAddress, programAddress } from './admin-page';
import { readShipmentForm } from './shipment';

const FORM = 'admin/order_shipment/new/';
/** The tab of the order's page that lists all that became of it, its tracking numbers too (`order/view/tab/history.phtml`). */
const HISTORY_TAB = 'a[href*="/sales/order/commentsHistory/"]';
const HISTORY_TITLES = '.note-list-item .note-list-status';

/**
 * A shipment of the whole order, with the parcel's code as its tracking number. Magento deletes none: it is not taken back.
 * Where nothing more can be shipped, only the order's history says of which number; it says so in a translated sentence.
 */
export const magentoFields: OrderFields = {
  tracking: fieldOnPage(freshMagentoPages, async (page, fetch, sought) => {
    const { document, address, basePath } = page;
    const programs = document.querySelectorAll('script, [onclick]');
    const button = document.getElementById('order_ship');
    const start = button && programAddress(programs, address, basePath, 'admin/order_shipment/start/');
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
  const page = ownAddress(answer.url, start, basePath + FORM);
  const form =
    page === null || !answer.ok ? null : readShipmentForm(parsePage(await answer.text()), page, basePath);
  return form && sendForm({ action: form.action, body: form.body(number) }, fetch);
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

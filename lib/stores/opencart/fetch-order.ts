import type { PageOrder } from '../../order';
import { fetchPage, type StoreFetch } from '../fetch-store';
import { controlsIn } from '../page-controls';
import { readOpenCartDocument, toOrder } from './collect';
import { findAdminAddress, findOpenCartPage, readOpenCartAddress } from './definition';
import { collectPanels } from './panel-page';
import { FORM_PLACES } from './places';
import { readListRows } from './rows';

/**
 * An order from the pages that the store makes of it, fetched with the page's own links, whose token is in them
 * and goes nowhere else. From a list: the order's page. From 3.x's page of an order, which prints addresses
 * without saying what is what: the page where it is edited, which has a field for each part and the currency's
 * code. `null` where there is nothing more to know than what the page itself shows.
 *
 * Nothing is changed at the store by these requests, and no script of the answers runs.
 *
 * @throws whatever fetch throws, a redirect included.
 */
export async function fetchOrder(
  orderId: string,
  document: Document,
  url: URL,
  fetch: StoreFetch,
): Promise<PageOrder | null> {
  const here = findOpenCartPage(document, url);
  if (here !== null) {
    return here.orderId === orderId && here.version !== '4' ? withForm(document, url, fetch) : null;
  }
  const row = readListRows(document, url).find((one) => one.orderId === orderId);
  if (row === undefined) return null;
  const fetched = await fetchPage(row.address.href, fetch);
  const page = fetched === null ? null : findOpenCartPage(fetched, row.address);
  if (fetched === null || page?.orderId !== orderId) return null;
  const whole = page.version === '4' ? null : await withForm(fetched, row.address, fetch);
  return whole ?? readOpenCartDocument(fetched, page);
}

async function withForm(document: Document, url: URL, fetch: StoreFetch): Promise<PageOrder | null> {
  const page = findOpenCartPage(document, url);
  const address = findEditAddress(document, url);
  if (page === null || address === null || readOpenCartAddress(address).orderId !== page.orderId) return null;
  const form = await fetchPage(address.href, fetch);
  if (form?.getElementById('input-shipping-firstname') == null) return null;
  const { at, rows, controls = [] } = collectPanels(document);
  // The order's status is the page's own.
  const fields = controlsIn(form, FORM_PLACES.controls).filter(({ key }) => key !== 'input-order-status');
  return toOrder(page, { at: { ...at, formed: [''] }, rows, controls: [...controls, ...fields] });
}

function findEditAddress(document: Document, url: URL): URL | null {
  for (const link of document.querySelectorAll('#content .page-header a[href*="order_id="]')) {
    const address = findAdminAddress(link.getAttribute('href') ?? '', url);
    if (address !== null && readOpenCartAddress(address).route === 'sale/order/edit') return address;
  }
  return null;
}

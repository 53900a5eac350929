import type { Order, PageOrder } from '../../order';
import type { StoreAdapter } from '../adapter';
import { controlsIn } from '../controls';
import { customFieldsOf } from '../custom-fields';
import { fetchPage, openSession, type Session } from '../fetch-store';
import { collectTexts } from '../places';
import { readOrderPage } from '../read-order-page';
import { anchorNextTo, readerOf } from '../reader-of';
import {
  findAdminAddress,
  hasPanels,
  isVerified,
  openCartDefinition,
  readOpenCartAddress,
  withOpenCartToken,
} from './definition';
import { readListRows } from './list';
import { collectPanels, readPanelFields } from './panel-page';
import { FORM_PLACES } from './places';

/** OpenCart 2.3 to 4.1, its admin in any language and any folder. Seen at 3.0.5, 4.0.2 and 4.1.0. */
export const opencart: StoreAdapter = readerOf(openCartDefinition, {
  read,
  readServed: readOrderPage,
  withSession: withOpenCartToken,
  readStructured: (orderId, from) =>
    // The store did not answer, or not with an order: the page itself is read then.
    fetchOrder(orderId, openSession(from)).catch(() => null),
  // Below the heading, whose right side has the store's own actions.
  anchor: anchorNextTo('#content > .page-header', 'after'),
});

/** What an order's page shows; the background reads it (`order`). */
function read(document: Document, blank: Order, url: URL): PageOrder {
  const order = { ...blank, verified: isVerified(url) };
  return hasPanels(url)
    ? { ...order, texts: collectPanels(document), ...customFieldsOf(readPanelFields(document)) }
    : { ...order, texts: collectTexts(document, FORM_PLACES) };
}

/**
 * From a list the order's page is fetched; from 3.x's page, which prints addresses without saying what is what, the page
 * where the order is edited. `null` where there is nothing more to know than what the page itself shows.
 */
async function fetchOrder(orderId: string, session: Session): Promise<PageOrder | null> {
  const { document, url, fetch } = session;
  const { detect } = openCartDefinition;
  const here = detect(document, url);
  if (here?.page === 'order') return here.orderId === orderId ? withForm(orderId, session) : null;
  const row = readListRows(document, url).find((one) => one.orderId === orderId);
  if (row === undefined) return null;
  const address = new URL(row.opens);
  const fetched = await fetchPage(address.href, fetch);
  const page = fetched && detect(fetched, address);
  if (fetched === null || page?.page !== 'order' || page.orderId !== orderId) return null;
  return (
    (await withForm(orderId, { document: fetched, url: address, fetch })) ??
    opencart.readDocument(fetched, address)
  );
}

/** `null` where the page is such a form itself, or leads to none. */
async function withForm(orderId: string, { document, url, fetch }: Session): Promise<PageOrder | null> {
  const address = hasPanels(url) ? findEditAddress(document, url) : null;
  if (address === null || readOpenCartAddress(address).orderId !== orderId) return null;
  const form = await fetchPage(address.href, fetch);
  if (form?.getElementById('input-shipping-firstname') == null) return null;
  const { customFields: _, ...order } = opencart.readDocument(document, url);
  const { at, rows, controls = [] } = collectPanels(document);
  // The order's status is the page's own.
  const fields = controlsIn(form, FORM_PLACES.controls).filter(({ key }) => key !== 'input-order-status');
  return { ...order, texts: { at: { ...at, formed: [''] }, rows, controls: [...controls, ...fields] } };
}

function findEditAddress(document: Document, url: URL): URL | null {
  for (const link of document.querySelectorAll('#content .page-header a[href*="order_id="]')) {
    const address = findAdminAddress(link.getAttribute('href') ?? '', url);
    if (address !== null && readOpenCartAddress(address).route === 'sale/order/edit') return address;
  }
  return null;
}

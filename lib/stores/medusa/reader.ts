import type { Order } from '../../order';
import { findOrderId } from '../definition';
import { lineOf } from '../elements';
import { lineFact } from '../facts';
import { fetchJson } from '../fetch-store';
import { jsonObject } from '../json';
import { anchorNextTo, askedBy, readerOf } from '../reader-of';
import { medusaDefinition } from './definition';

/** What is asked for: of Medusa's first 2.0 already, since a field it does not know would make it refuse the whole. */
const FIELDS = [
  'id,display_id,status,currency_code,total,shipping_total,shipping_tax_total,tax_total,summary,payment_status',
  'metadata,*shipping_address,*billing_address,*items,*shipping_methods,*fulfillments,*payment_collections',
  '*payment_collections.payments,*payment_collections.payment_sessions',
].join();

/**
 * Medusa 2's admin, a single-page program over its own interface. Seen at 2.21. That is asked with the session's cookie, as
 * the admin itself does.
 */
export const medusa = readerOf(medusaDefinition, {
  read,
  readStructured: askedBy(medusaDefinition, async (session, { id, store }) => {
    const address = `${store.origin}/admin/orders/${id}?fields=${FIELDS}`;
    const answer = jsonObject(jsonObject(await fetchJson(address, session)).order);
    return answer.id === id ? { answer } : null;
  }),
  // Above the page's own part, which the program makes anew on every navigation.
  anchor: anchorNextTo('#medusa main', 'before'),
});

/** The number in the heading is used when a link shows that the page is of this order: the address changes before it does. */
function read(document: Document, blank: Order): Order {
  // A link to nowhere leads to the address that is open, which proves nothing.
  const { id, store } = blank;
  const isShown = [...document.querySelectorAll('main a[href]')].some((link) => {
    const address = URL.parse(link.getAttribute('href') ?? '', store.origin);
    return address !== null && findOrderId(medusaDefinition, address, store) === id;
  });
  const headings = document.querySelectorAll('main h1');
  const heading = isShown && headings.length === 1 ? lineOf(headings[0]) : '';
  return { ...blank, verified: true, number: lineFact(/^#(\S+)$/.exec(heading)?.[1], 'labelled-text') };
}

import { type Order, type Party, type StoreIdentity, unknown } from '../../order';
import { lineFact } from '../facts';
import { cleanLine } from '../text';
import { findOrderId, orderLink } from './definition';

const NOT_SHOWN = unknown('not-shown');

const NOBODY: Party = {
  name: NOT_SHOWN,
  company: NOT_SHOWN,
  phone: NOT_SHOWN,
  address1: NOT_SHOWN,
  address2: NOT_SHOWN,
  city: NOT_SHOWN,
  state: NOT_SHOWN,
  postcode: NOT_SHOWN,
  country: NOT_SHOWN,
};

/**
 * What Medusa's document says without its interface: hardly anything, since nothing in it has an id and every
 * label is translated. The number stands in the heading; it is used when a link of the page shows that the
 * page is of this order, for the address changes before the page does.
 */
export function readOrderDocument(document: Document, store: StoreIdentity, orderId: string): Order {
  const links = [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? '');
  const isShown = links.some((href) => findOrderId(href, store) === orderId);
  const headings = document.querySelectorAll('main h1');
  const heading = headings.length === 1 ? cleanLine(headings[0]?.textContent ?? '') : '';
  return {
    store,
    verified: true,
    id: orderId,
    number: isShown ? lineFact(/^#(\S+)$/.exec(heading)?.[1], 'labelled-text') : NOT_SHOWN,
    link: orderLink(store, orderId),
    status: NOT_SHOWN,
    createdAt: NOT_SHOWN,
    shipping: NOBODY,
    billing: NOBODY,
    items: [],
    currency: NOT_SHOWN,
    itemsTotal: NOT_SHOWN,
    shippingTotal: NOT_SHOWN,
    feesTotal: NOT_SHOWN,
    discountTotal: NOT_SHOWN,
    taxTotal: NOT_SHOWN,
    refundedTotal: NOT_SHOWN,
    total: NOT_SHOWN,
    paidTotal: NOT_SHOWN,
    payment: NOT_SHOWN,
    paymentMethod: NOT_SHOWN,
    customerNote: NOT_SHOWN,
  };
}

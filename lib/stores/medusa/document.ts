import { type Order, unknown } from '../../order';
import { lineOf } from '../elements';
import { lineFact } from '../facts';
import { findMedusaOrderId } from './definition';

/**
 * What Medusa's document says without its interface: hardly anything, since nothing in it has an id and every
 * label is translated. The number stands in the heading; it is used when a link of the page shows that the
 * page is of this order, for the address changes before the page does.
 */
export function readMedusaDocument(document: Document, blank: Order): Order {
  const links = [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? '');
  const isShown = links.some((href) => findMedusaOrderId(href, blank.store) === blank.id);
  const headings = document.querySelectorAll('main h1');
  const heading = headings.length === 1 ? lineOf(headings[0]) : '';
  return {
    ...blank,
    verified: true,
    number: isShown ? lineFact(/^#(\S+)$/.exec(heading)?.[1], 'labelled-text') : unknown('not-shown'),
  };
}

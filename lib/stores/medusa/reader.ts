import type { StoreAdapter } from '../adapter';
import { adapterByAddress } from '../adapter-by-address';
import { orderLink } from '../order-link';
import { medusaDefinition } from './definition';
import { readMedusaDocument } from './document';
import { askOrder } from './rest';

/** Medusa 2's admin, a single-page program over its own interface. Seen at 2.21. */
export const medusa: StoreAdapter = {
  ...adapterByAddress({ ...medusaDefinition, orderLink, read: readMedusaDocument, ask: askOrder }),

  /** Above the page's own part, which the program makes anew on every navigation. */
  anchor(document) {
    const main = document.querySelector('#medusa main');
    return main === null ? null : { element: main, position: 'before' };
  },
};

import { listOf } from '../list-of';
import { findYoucanPage, youCanDefinition } from './definition';

export const youcanList = listOf({
  ...youCanDefinition,
  findOrderId(address) {
    const page = findYoucanPage(address);
    return page?.page === 'order' ? page.orderId : null;
  },
});

import type { StatusList } from '../status-meaning';

/** WooCommerce's own (`OrderStatus`, which has the posts' and older drafts' too), by their codes. */
export const WOOCOMMERCE_STATUSES: StatusList = {
  pending: 'to-ship',
  processing: 'to-ship',
  'on-hold': 'held',
  'checkout-draft': 'held',
  'auto-draft': 'held',
  draft: 'held',
  new: 'held',
  // From 11.3 on: the customer comes for it.
  'ready-for-pickup': 'held',
  completed: 'shipped',
  cancelled: 'ended',
  refunded: 'ended',
  failed: 'ended',
  trash: 'ended',
};

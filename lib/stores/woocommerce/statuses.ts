import type { StatusList } from '../status-meaning';

/** WooCommerce's own (`wc_get_order_statuses`, and the posts' `trash`), by their codes. */
export const WOOCOMMERCE_STATUSES: StatusList = {
  pending: 'to-ship',
  processing: 'to-ship',
  'on-hold': 'held',
  'checkout-draft': 'held',
  'auto-draft': 'held',
  completed: 'shipped',
  cancelled: 'ended',
  refunded: 'ended',
  failed: 'ended',
  trash: 'ended',
};

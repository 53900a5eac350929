import type { StatusList } from '../status-meaning';

/** Shopify's `OrderDisplayFulfillmentStatus`, and what an order that ended is called. */
export const SHOPIFY_STATUSES: StatusList = {
  UNFULFILLED: 'to-ship',
  OPEN: 'to-ship',
  IN_PROGRESS: 'to-ship',
  PENDING_FULFILLMENT: 'to-ship',
  ON_HOLD: 'held',
  SCHEDULED: 'held',
  REQUEST_DECLINED: 'held',
  PARTIALLY_FULFILLED: 'shipped',
  FULFILLED: 'shipped',
  RESTOCKED: 'ended',
  CANCELLED: 'ended',
  VOIDED: 'ended',
  REFUNDED: 'ended',
  EXPIRED: 'ended',
};

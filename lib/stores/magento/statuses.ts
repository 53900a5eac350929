import type { StatusList } from '../status-meaning';

/** Magento's own, by their codes (`sales_order_status`, and those that its PayPal module adds). */
export const MAGENTO_STATUSES: StatusList = {
  pending: 'to-ship',
  processing: 'to-ship',
  pending_payment: 'held',
  payment_review: 'held',
  pending_paypal: 'held',
  holded: 'held',
  fraud: 'held',
  complete: 'shipped',
  canceled: 'ended',
  closed: 'ended',
  paypal_canceled_reversal: 'ended',
  paypal_reversed: 'ended',
};

import type { Order, StatusMeaning } from '../order';
import type { StoreKind } from './registry';

/**
 * Each store's own statuses by their codes, which are the same in every language, with what they mean for shipping; `null`
 * where no such list is known.
 */
export const STATUSES: Readonly<
  Record<StoreKind, Readonly<Record<StatusMeaning, readonly string[]>> | null>
> = {
  easyorders: null,
  salla: null,
  taught: null,
  youcan: null,
  // `OrderStatus`, which has the posts' and older drafts' too. From 11.3 on a customer may come for it.
  woocommerce: {
    'to-ship': ['pending', 'processing'],
    held: ['on-hold', 'checkout-draft', 'auto-draft', 'draft', 'new', 'ready-for-pickup'],
    shipped: ['completed'],
    ended: ['cancelled', 'refunded', 'failed', 'trash'],
  },
  // Those that it installs, by their numbers; seen at 3.0, 4.0 and 4.1.
  opencart: {
    // Pending, Processing, Processed.
    'to-ship': ['1', '2', '15'],
    held: [],
    // Shipped, Complete.
    shipped: ['3', '5'],
    // Canceled, Denied, Canceled Reversal, Failed, Refunded, Reversed, Chargeback, Expired, Voided.
    ended: ['7', '8', '9', '10', '11', '12', '13', '14', '16'],
  },
  // Those that it installs, by their numbers; seen at 8.2.3.
  prestashop: {
    // Awaiting check payment, payment accepted, processing, awaiting bank wire, remote payment accepted, awaiting cash.
    'to-ship': ['1', '2', '3', '10', '11', '13'],
    // Payment error, on backorder (paid), on backorder (not paid).
    held: ['8', '9', '12'],
    // Shipped, delivered.
    shipped: ['4', '5'],
    // Canceled, refunded.
    ended: ['6', '7'],
  },
  // `sales_order_status`, and those that its PayPal module adds.
  magento: {
    'to-ship': ['pending', 'processing'],
    held: ['pending_payment', 'payment_review', 'pending_paypal', 'holded', 'fraud'],
    shipped: ['complete'],
    ended: ['canceled', 'closed', 'paypal_canceled_reversal', 'paypal_reversed'],
  },
  // Of Medusa 2. How far an order was packed stands elsewhere, in a field that its first versions do not know.
  medusa: {
    'to-ship': ['pending'],
    held: ['requires_action', 'draft'],
    shipped: ['completed', 'archived'],
    ended: ['canceled'],
  },
  // `OrderDisplayFulfillmentStatus`, and what an order that ended is called.
  shopify: {
    'to-ship': ['UNFULFILLED', 'OPEN', 'IN_PROGRESS', 'PENDING_FULFILLMENT'],
    held: ['ON_HOLD', 'SCHEDULED', 'REQUEST_DECLINED'],
    shipped: ['PARTIALLY_FULFILLED', 'FULFILLED'],
    ended: ['RESTOCKED', 'CANCELLED', 'VOIDED', 'REFUNDED', 'EXPIRED'],
  },
};

/** What a status means by the store's list; nothing of one that the list has not. */
export function meaningOf(kind: StoreKind, status: string | null): Pick<Order, 'statusMeaning'> {
  const list = Object.entries(STATUSES[kind] ?? {}) as [StatusMeaning, readonly string[]][];
  const found = list.find(([, codes]) => status !== null && codes.includes(status));
  return found === undefined ? {} : { statusMeaning: found[0] };
}

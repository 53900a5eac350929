import type { OrderField } from './order-field';
import type { StoreKind } from './registry';
import { meaningOf } from './status-meaning';

/** What follows a parcel into a store's order beside the note, and what the store does then. */
interface Follows {
  /**
   * Its code as the tracking number. `mails`: the store itself mails its customer then; `said`: how the settings say what
   * the store does (`store-note-hint`).
   */
  readonly tracking?: {
    readonly mails: boolean;
    readonly said: 'tracking-mailed' | 'tracking' | 'shipment' | 'label';
  };
  /** `quiet`: the statuses of which the store mails nobody, as it is installed; of its others nothing is known. */
  readonly status?: { readonly quiet: 'all' | readonly string[] };
}

/** One row a store; those that are not here take nothing but the note, or nothing at all. */
const FOLLOWS: Partial<Record<StoreKind, Follows>> = {
  // `UpdateOrderShippingDetailsHandler` sends `in_transit` for a new number. Of `order_state.xml` these send no mail:
  // delivered, and the one that waits for cash on delivery.
  prestashop: {
    tracking: { mails: true, said: 'tracking-mailed' },
    status: { quiet: ['5', '13'] },
  },
  // Its history is sent with `notify=0`.
  opencart: { status: { quiet: 'all' } },
  // A fulfillment is made with `notify_customer: false`; of the statuses only that of an unpaid order has no mail.
  woocommerce: {
    tracking: { mails: false, said: 'tracking' },
    status: { quiet: ['pending'] },
  },
  // The form of a shipment mails the customer only with its box `send_email` ticked.
  magento: { tracking: { mails: false, said: 'shipment' } },
  // It mails nobody itself, and its programs are told so by `no_notification`.
  medusa: { tracking: { mails: false, said: 'label' } },
};

export function followsOf(kind: StoreKind | undefined): Follows {
  return (kind !== undefined && FOLLOWS[kind]) || {};
}

/** Whether a store mails its customer when an order gets a tracking number. */
export function mailsTracking(kind: StoreKind | undefined): boolean {
  return followsOf(kind).tracking?.mails ?? false;
}

/** Whether a store mails its customer, as far as is known, when an order gets this status. */
export function mayMail(kind: StoreKind | undefined, statusId: string): boolean {
  const quiet = followsOf(kind).status?.quiet ?? [];
  return quiet !== 'all' && !quiet.includes(statusId);
}

/** An order that is cancelled or given back is not changed any more. */
export function isEnded(kind: StoreKind | undefined, what: OrderField, value: string): boolean {
  return kind !== undefined && what === 'status' && meaningOf(kind, value).statusMeaning === 'ended';
}

import type { StatusList } from '../status-meaning';

/** What an order has before anybody looked at it. */
export const PENDING = '1';
/** Processing, shipped, complete, processed: what a gateway or a person sets once an order is to be carried out. */
export const BEGUN_STATUSES: ReadonlySet<string> = new Set(['2', '3', '5', '15']);

/** Those that OpenCart installs, by their numbers, which are the same in every language; seen at 3.0, 4.0 and 4.1. */
export const OPENCART_STATUSES: StatusList = {
  // Pending, Processing, Processed.
  1: 'to-ship',
  2: 'to-ship',
  15: 'to-ship',
  // Shipped, Complete.
  3: 'shipped',
  5: 'shipped',
  // Canceled, Denied, Canceled Reversal, Failed, Refunded, Reversed, Chargeback, Expired, Voided.
  7: 'ended',
  8: 'ended',
  9: 'ended',
  10: 'ended',
  11: 'ended',
  12: 'ended',
  13: 'ended',
  14: 'ended',
  16: 'ended',
};

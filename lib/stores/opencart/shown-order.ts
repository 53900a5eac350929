import type { CustomField, Fact, Order, PageRows } from '../../order';

export type ShownLine = PageRows['lines'][number];
export type ShownTotal = PageRows['totals'][number];

/** What each version's page shows, before any amount of it is read. */
export interface ShownOrder
  extends PageRows,
    Pick<Order, 'shipping' | 'billing' | 'status' | 'paymentMethod' | 'customerNote'> {
  /** Fields that a shop added to its customers and their addresses. */
  readonly fields: readonly CustomField[];
  /** The parcel's code in our own line of the order's history, where the page has one. */
  readonly ownNote: string | null;
  /** By its code; `not-shown` where a symbol with the amounts is all there is. */
  readonly currency: Fact<string>;
}

import type { CustomField, Fact, Order } from '../../order';

/** A line of the order's products, its amounts as text. */
export interface ShownLine {
  readonly name: Fact<string>;
  readonly model: string | null;
  readonly quantity: string;
  readonly each: string;
  readonly all: string;
}

/** A line of the order's totals: their titles are translated, and nothing else says what they are. */
export interface ShownTotal {
  readonly title: string;
  readonly amount: string;
}

/** What each version's page shows, before any amount of it is read. */
export interface ShownOrder
  extends Pick<Order, 'shipping' | 'billing' | 'status' | 'paymentMethod' | 'customerNote'> {
  /** OpenCart's number of the status; `null`: not shown. */
  readonly statusId: string | null;
  readonly lines: readonly ShownLine[];
  readonly totals: readonly ShownTotal[];
  /** The shipping method's title; `null`: the order has none. */
  readonly shippingMethod: string | null;
  /** Its code (`flat.flat`, `pickup.pickup`), where the page has it. */
  readonly shippingCode: string | null;
  /** Fields that a shop added to its customers and their addresses. */
  readonly fields: readonly CustomField[];
  /** By its code; `not-shown` where a symbol with the amounts is all there is. */
  readonly currency: Fact<string>;
}

/** An order of the practice store. Amounts are whole hundredths of its currency. */
export interface PracticeOrder {
  readonly id: number;
  readonly status: string;
  readonly currency: 'ILS' | 'JOD' | 'USD';
  /** `YYYY-MM-DDTHH:MM:SS`, the store's local time. */
  readonly createdAt: string;
  readonly billing: PracticeParty;
  readonly shipping: PracticeParty;
  readonly items: readonly PracticeItem[];
  readonly fees: readonly PracticeLine[];
  readonly delivery: readonly PracticeLine[];
  /** What was given back, each above zero. */
  readonly refunds: readonly number[];
  /** `cod`, `bacs`, `stripe`, …; empty when the shop's people made the order by hand. */
  readonly paymentMethod: string;
  readonly transactionId: string;
  readonly paidAt: string | null;
  readonly customerNote: string;
  /** What the shop's checkout asks beside the store's own fields. */
  readonly ownFields?: readonly PracticeField[];
}

/** A field of the shop's own, by the key it is kept under; empty where its plugin keeps it apart and the page alone has it. */
export interface PracticeField {
  readonly at: 'billing' | 'shipping';
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Where the order's page has it: as text and to be edited, as text alone, or nowhere. */
  readonly on: 'form' | 'text' | 'nowhere';
  /** What is kept, of one chosen from a list; `value` is how the list shows it. */
  readonly code?: string;
}

export interface PracticeParty {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
  readonly phone: string;
}

export interface PracticeLine {
  readonly name: string;
  readonly total: number;
  readonly tax: number;
}

export interface PracticeItem extends PracticeLine {
  readonly sku: string;
  readonly quantity: number;
  /** Before discounts. */
  readonly subtotal: number;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The amounts a store reckons from an order's lines. */
export function totalsOf(order: PracticeOrder) {
  const lines = [...order.items, ...order.fees, ...order.delivery];
  const subtotal = sum(order.items.map((item) => item.subtotal));
  const items = sum(order.items.map((item) => item.total));
  const tax = sum(lines.map((line) => line.tax));
  return {
    subtotal,
    items,
    discount: subtotal - items,
    fees: sum(order.fees.map((fee) => fee.total)),
    delivery: sum(order.delivery.map((line) => line.total)),
    tax,
    refunded: sum(order.refunds),
    total: sum(lines.map((line) => line.total)) + tax,
  };
}

/** The address's parts as WooCommerce names them. */
export const PARTY_FIELDS = [
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['company', 'company'],
  ['address_1', 'address1'],
  ['address_2', 'address2'],
  ['city', 'city'],
  ['state', 'state'],
  ['postcode', 'postcode'],
  ['country', 'country'],
  ['phone', 'phone'],
] as const satisfies readonly (readonly [string, keyof PracticeParty])[];

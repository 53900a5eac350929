import type * as z from 'zod/mini';
import type { STATUS_MEANINGS } from './order-limits';
import type { orderSchema, pageOrderSchema } from './order-schema';
import type { StorePlace } from './stores/definition';
import type { StoreKind } from './stores/registry';

/**
 * What every store is read into. An order is a set of facts, each with where it was read from and how sure
 * that reading is; what could not be read is said to be unknown and why, never filled with a guess.
 * Plain data only: an order crosses from the page to the background as JSON.
 */

/** A decimal amount in major units, e.g. `"-12.50"`: `/^-?\d+(\.\d+)?$/`. Never a float. */
export type Decimal = string;

/** Where a fact was read, from the most to the least trusted. */
export type FactSource = 'store-data' | 'form-field' | 'labelled-text';

export interface Known<T> {
  readonly known: true;
  readonly value: T;
  readonly from: FactSource;
  /** False when the reading is plausible but another reading is possible. */
  readonly sure: boolean;
}

/**
 * - `absent`: the store has no such datum for this order (an empty field).
 * - `not-shown`: this source does not carry the datum at all.
 * - `ambiguous`: more than one reading is possible (`$` may be several currencies).
 * - `disagree`: two sources say different things.
 * - `unreadable`: it is there, but not in a form that can be read.
 */
export type UnknownReason = 'absent' | 'not-shown' | 'ambiguous' | 'disagree' | 'unreadable';

export interface Unknown {
  readonly known: false;
  readonly why: UnknownReason;
  /** The text as it stood, when there was any: shown to the person, never used. */
  readonly text?: string;
}

export type Fact<T> = Known<T> | Unknown;

export type StoreIdentity = StorePlace<StoreKind>;

export interface Party {
  readonly name: Fact<string>;
  readonly company: Fact<string>;
  readonly phone: Fact<string>;
  readonly address1: Fact<string>;
  readonly address2: Fact<string>;
  readonly city: Fact<string>;
  readonly state: Fact<string>;
  readonly postcode: Fact<string>;
  /** ISO 3166-1 alpha-2. */
  readonly country: Fact<string>;
}

export type PartyName = 'shipping' | 'billing';

export interface OrderItem {
  readonly name: string;
  /** Decimal text: shops sell by weight too. */
  readonly quantity: Fact<Decimal>;
  /** Line amount after discounts, before tax. */
  readonly amount: Fact<Decimal>;
}

/**
 * - `unpaid`: the store knows that nothing was paid.
 * - `paid`: the store knows that it was paid.
 * - `doubtful`: the store's own data contradict each other for our purpose (cash on delivery with a payment date).
 */
export type Payment = 'paid' | 'unpaid' | 'doubtful';

export type StatusMeaning = (typeof STATUS_MEANINGS)[number];

/** Its fields are those of the schema by which it is parsed at the background's door: none can be stripped there. */
export type Order = Readonly<Omit<z.infer<typeof orderSchema>, 'items'>> & {
  readonly items: readonly OrderItem[];
};

/** An order as a page's script reads and sends it; the background makes an `Order` of it (`judge-order`). */
export type PageOrder = Order & Readonly<Pick<z.infer<typeof pageOrderSchema>, PageOnly>>;
type PageOnly = Exclude<keyof z.infer<typeof pageOrderSchema>, keyof z.infer<typeof orderSchema>>;

/** What stands at the places of an order's page, as its script sends it. */
export type PageTexts = NonNullable<PageOrder['texts']>;
export type PageControl = NonNullable<PageTexts['controls']>[number];

export type TextsOrder = PageOrder & { readonly texts: PageTexts };

export type CustomField = NonNullable<Order['customFields']>[number];

export function known<T>(value: T, from: FactSource, sure = true): Known<T> {
  return { known: true, value, from, sure };
}

/** A fact that could not be read, with the text that stood there if there was any. */
export function unknown(why: UnknownReason, text?: string): Unknown {
  return text === undefined ? { known: false, why } : { known: false, why, text };
}

/** The value of a fact, or `null` when it is unknown. */
export function factValue<T>(fact: Fact<T>): T | null {
  return fact.known ? fact.value : null;
}

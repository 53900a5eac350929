import type { Payment } from '../../order';
import type { NumberFormat } from '../number-format';

/** What a person can point at, in the order in which it is asked for. */
export const DATA = [
  'number',
  'name',
  'phone',
  'city',
  'street',
  'region',
  'total',
  'currency',
  'shipping',
  'items',
  'note',
  'payment',
] as const;
export type Datum = (typeof DATA)[number];

/** One element on the way down to the one that is looked for: its tag and what of it does not change. */
export interface Step {
  readonly tag: string;
  readonly id: string | null;
  readonly attribute: { readonly name: string; readonly value: string } | null;
  readonly classes: readonly string[];
}

/**
 * Where a value stands beside its label: in the control the label is `for`, in the next cell of its row, in the
 * `dd` after its `dt`, in the next element, in the very element whose text begins with it, or in the cells of the
 * column it heads.
 */
export const BESIDES = ['control', 'cell', 'term', 'next', 'start', 'column'] as const;
export type BesideLabel = (typeof BESIDES)[number];

/**
 * One way to find an element, as plain data: selectors are put together here, never taken from anybody. No way
 * counts elements or rows.
 */
export type TaughtPlace =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'name'; readonly name: string }
  | {
      readonly by: 'attribute';
      readonly tag: string;
      readonly name: string;
      /** `null`: that it is there is enough, its value changes with the order. */
      readonly value: string | null;
      /** Whether the value only begins so (`tel:`). */
      readonly begins: boolean;
    }
  | {
      readonly by: 'label';
      readonly label: string;
      readonly beside: BesideLabel;
      /** The heading it stands under, where the label alone says too little; else `null`. */
      readonly section: string | null;
      /** The tag of the one element within, where the value does not fill the place; else `null`. */
      readonly inside: string | null;
    }
  | { readonly by: 'structure'; readonly steps: readonly Step[] };

export interface Way {
  readonly place: TaughtPlace;
  /** On how many pages it read what the person said is right. Ways seen on one page alone are not used. */
  readonly seen: number;
}

/** Which part of an element's text is meant; `between`: what stands after `before` and ahead of `after`. */
export type TaughtPart =
  | { readonly take: 'whole' }
  | { readonly take: 'between'; readonly before: string; readonly after: string }
  /** The one phone in it. */
  | { readonly take: 'phone' };

export interface TaughtDatum {
  readonly ways: readonly Way[];
  readonly part: TaughtPart;
}

/**
 * The address of an order's page: `ID` stands for the order's key and `ANY` for what changes and means nothing.
 * At most one `ID` in all; without one the order's number is its key.
 */
export interface PageAddress {
  /** Of the path, between its slashes. */
  readonly path: readonly string[];
  readonly query: readonly { readonly name: string; readonly value: string }[];
  /** Of a `#/…` address; `null`: it plays no part. */
  readonly hash: readonly string[] | null;
}

export const ID = '{id}';
export const ANY = '{any}';

/**
 * - `unconfirmed`: pointed out on a first page; not used.
 * - `imported`: taught elsewhere; not used before a person has confirmed it on an order of theirs.
 * - `confirmed`: what is left of it was right on at least two pages.
 */
export const TEACHING_STATES = ['unconfirmed', 'imported', 'confirmed'] as const;

/**
 * What a person taught of one kind of order page. Plain data without anything of a person's order, but for the
 * keys of the orders it is being taught on, which are forgotten when it is confirmed.
 */
export interface Teaching {
  readonly id: string;
  readonly origin: string;
  readonly state: (typeof TEACHING_STATES)[number];
  readonly address: PageAddress;
  readonly data: Readonly<Partial<Record<Datum, TaughtDatum>>>;
  /** The ways of writing amounts that fit every example. */
  readonly numberStyles: readonly NumberFormat[];
  /**
   * What stands beside the total's number (or in the place pointed at), and the currency the person said it is,
   * ISO 4217.
   */
  readonly currencies: readonly { readonly mark: string; readonly code: string }[];
  /** What the page says of payment, and what the person said it means. */
  readonly payments: readonly { readonly text: string; readonly payment: Payment }[];
  /** The person said that every order here is paid on delivery. */
  readonly alwaysUnpaid: boolean;
  readonly taughtOn: readonly string[];
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

/** How much of it there may be; what is more is no teaching. Characters for texts, counts for lists. */
export const TEACHING_LIMITS = {
  text: 120,
  ways: 16,
  steps: 8,
  classes: 4,
  segments: 30,
  meanings: 40,
  examples: 10,
  /** Elements that one way may find; a list of items is the longest. */
  found: 200,
} as const;

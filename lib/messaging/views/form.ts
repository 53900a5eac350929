import type { Wanted } from '../../opening/wanted';
import type { Decimal } from '../../order';
import type { OrderReference } from '../../order-key';
import type { Confirmation } from '../../parcel/confirmation';
import type { OrderFacts } from '../../parcel/order-facts';
import type { OrderSaid } from '../../parcel/order-said';
import type { ParcelDraft, ParcelFieldName } from '../../parcel/parcel-draft';
import type { Settings } from '../../settings/settings';
import type { AddressText } from '../../villages/address';
import type { RowView } from './row';
import type { Lesson } from './teaching';

/** What the form is filled with. `key` names the draft: closing and reopening finds what was typed. */
export interface FormView {
  readonly key: string;
  readonly accountId: string | null;
  readonly order: OrderReference;
  readonly draft: ParcelDraft;
  /** Where the order says the parcel goes, in its own words; `null` without an order. */
  readonly address: AddressText | null;
  /** What the order says by now of what a person may have written over; left out without an order. */
  readonly said?: OrderSaid;
  /** What the order was as it was read, and goes back with a press; left out without an order. */
  readonly facts?: OrderFacts;
  /** Names how it is one parcel with other orders, and goes back with a press; left out where it never was. */
  readonly joining?: string;
  /** The doubts that the person let stand before; they are no longer among the draft's findings. */
  readonly confirmed: readonly Confirmation[];
  /** The most the service takes as a total price; `null`: it never told. */
  readonly learnedMaximum: Decimal | null;
  /** The newest row of this order, if any. */
  readonly row: RowView | null;
  /** The text that was pasted into a form without an order, and what was found where. */
  readonly pasted: PastedView | null;
  /** The text is of another order, and took the place of what was typed over the one before. */
  readonly replacedTyped?: boolean;
  /** What is typed in the form is for somebody else than the text, which is not in it. */
  readonly begun?: boolean;
}

export interface PopupBeginning {
  readonly settings: Settings;
  /** What the menu over a selected text asked for; `null`: the popup's own button was pressed. */
  readonly wanted: Wanted | null;
}

export interface BesideView {
  /** How many parcels wait for the person, as on the toolbar's icon. */
  readonly waiting: number;
  /** The newest parcel, and those that its order goes in beside it; `null`: none was made lately. */
  readonly last: {
    readonly rowIds: readonly string[];
    readonly codes: readonly string[];
    readonly name: string;
  } | null;
  /** An order comes after the shown one in the list that was seen last, and nobody has pressed it. */
  readonly hasNext: boolean;
}

export type TabView =
  | { readonly kind: 'order'; readonly form: FormView }
  | { readonly kind: 'store-not-enabled'; readonly origin: string }
  | { readonly kind: 'unreadable'; readonly missing: string }
  /** An enabled site on which no store we know was recognised. */
  | { readonly kind: 'unknown-store'; readonly origin: string; readonly lesson: Lesson }
  | { readonly kind: 'elsewhere' };

/** A pasted text with the places of what was found in it, in order, none over another. */
export interface PastedView {
  readonly text: string;
  readonly marks: readonly PastedMark[];
  /** The orders of several people in it, in its order; empty for the order of one. */
  readonly orders: readonly PastedOrderView[];
}

export interface PastedOrderView {
  readonly start: number;
  readonly end: number;
  /** It fills the form. */
  readonly chosen: boolean;
  readonly shipped: boolean;
}

export interface PastedMark {
  readonly field: ParcelFieldName;
  readonly start: number;
  readonly end: number;
}

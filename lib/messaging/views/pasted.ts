import type { ParcelFieldName } from '../../parcel/parcel-draft';

/** A pasted text with the places of what was found in it, in order, none over another. */
export interface PastedView {
  readonly text: string;
  readonly marks: readonly PastedMark[];
  /** The orders of several people in it, in its order; empty for the order of one. */
  readonly orders: readonly PastedOrderView[];
}

/** One of several people's orders in a text, and where it stands. */
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

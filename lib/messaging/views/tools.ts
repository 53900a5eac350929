import type { Comparison } from '../../ledger/compare-parcel';
import type { Decimal } from '../../order';

/** What became of one step of a practice parcel: the service's own lists, each entry as text. */
export interface JourneyMove {
  /** The parcel itself is among those allowed. */
  readonly moved: boolean;
  readonly failedToSubmit: boolean;
  readonly allowed: readonly string[];
  readonly allowedCompanions: readonly string[];
  readonly rejected: readonly string[];
  readonly rejectedCompanions: readonly string[];
}

/** What an event says (spec, Events), and the parcel made here that it is about. */
export interface EventView {
  readonly event: string;
  readonly parcelCode: string;
  /** `null` in events of another kind than `parcel` alone. */
  readonly statusId: number | null;
  readonly positionId: number | null;
  readonly note: string | null;
  readonly referenceNumber: string | null;
  readonly parcel: {
    /** By its code, or only by the reference number: then it may be another parcel of that order. */
    readonly foundBy: 'code' | 'reference';
    readonly orderNumber: string | null;
    readonly recipientName: string;
    readonly parcelCode: string | null;
  } | null;
}

/** A content as a record of its parcel names it; the spec shows none of these fields there but its id is an id. */
export interface SeenContent {
  readonly id: number;
  readonly name: string | null;
  readonly quantity: Decimal | null;
}

export interface RestoredView {
  readonly parcelCode: string;
  /** The service's whole record, as it is (spec, Parcel), and whatever it has beyond that. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Beside what was asked of it; `null`: it was not made here. */
  readonly comparisons: readonly Comparison[] | null;
  /** Those of its contents that have an id to change them by. */
  readonly contents: readonly SeenContent[];
  /** Fields of the answer that could not be read, by the service's names. */
  readonly unread: readonly string[];
}

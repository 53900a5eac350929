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

/** An employee as the service answered, as far as it said; numbers without published meaning stay numbers. */
export interface EmployeeView {
  readonly id: number;
  readonly names: readonly string[];
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly userTypeId: number | null;
  readonly accountStatusId: number | null;
  readonly startWorkAt: string | null;
  readonly endWorkAt: string | null;
  readonly businessName: string | null;
  readonly fixedCommission: Decimal | null;
  readonly percentCommission: Decimal | null;
  /** Each as text: what the entries are is not shown. */
  readonly permissions: readonly string[];
  readonly webhook: string | null;
  /** Fields of the answer that could not be read, by the service's names. */
  readonly unread: readonly string[];
}

/** A parcel's content as the service answered; what is not shown of an image is told as text. */
export interface ContentView {
  readonly id: number;
  readonly parcelId: number | null;
  readonly companionParcelId: number | null;
  readonly productId: number | null;
  readonly itemName: string | null;
  readonly description: string | null;
  readonly itemPrice: Decimal | null;
  readonly quantity: Decimal | null;
  readonly itemImage: string | null;
  readonly contentPhoto: string | null;
  /** Fields of the answer that could not be read, by the service's names. */
  readonly unread: readonly string[];
}

import type { Decimal } from '../order';

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

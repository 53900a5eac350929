import type { Decimal } from '../../order';
import type { VillageChoice } from '../../parcel/parcel-draft';
import type { SummedRecord } from '../../villages/listing/list-summary';

export interface FeeQuote {
  readonly deliveryCost: Decimal;
  readonly returnedDeliveryCost: Decimal;
  readonly extraPrice: Decimal;
  readonly returnedExtraPrice: Decimal;
}

export interface SizeQuote {
  readonly rejected: boolean;
  readonly fee: Decimal;
  readonly message: string | null;
}

export interface KnownRecipient {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
  readonly phone2: string | null;
  /** `null`: the service's answer does not say. */
  readonly blocked: boolean | null;
  readonly note: string | null;
  /** `null`: the service has lost it. */
  readonly address: {
    /** `null`: neither the service nor the directory says what it is called. */
    readonly village: VillageChoice | null;
    readonly streetName: string;
  } | null;
}

export interface ReadPart {
  readonly count: number;
  readonly records: readonly SummedRecord[];
}

/** What was understood of a list's names; see `list-summary.ts`. */
export interface ListReading {
  readonly apart: ReadPart;
  readonly doubles: ReadPart;
  readonly zones: ReadPart;
  readonly unread: ReadPart;
}

export interface DirectoryView {
  readonly villages: number;
  readonly cities: number;
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number;
  /** Records of the answer that could not be read. */
  readonly skipped: number;
}

import type { FailureCode } from '../../failure';
import type { Together } from '../../review/together';
import type { FormView } from './form';
import type { RowView } from './row';

/** One chosen order as the review shows it: its form, or what was missing when it was read. */
export interface ReviewOrder {
  readonly orderId: string;
  readonly number: string | null;
  readonly link: string;
  /** What could not be read; `null` where there is a form. */
  readonly missing: string | null;
  readonly form: FormView | null;
  /** What a press would send, in short; a press names it. `null`: not certain enough to be sent. */
  readonly digest: string | null;
  readonly together: Together | null;
}

export interface OpenReview {
  readonly collectionId: string;
  readonly accountId: string;
  readonly orders: readonly ReviewOrder[];
  /** Phones (`phoneKey`) of rows of other orders that have not ended, with the order's number and `draftKey`. */
  readonly openPhones: readonly {
    readonly phoneKey: string;
    readonly number: string;
    readonly key: string;
  }[];
}

export interface ReviewOutcome {
  readonly orderId: string;
  readonly row: RowView;
}

/** A press in a review that was cut short before all its orders were written down. */
export interface CutShortPress {
  readonly collectionId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** How many were not. */
  readonly orders: number;
}

/** Why an order was not intended; `null`: it was. */
export interface ReviewIntention {
  readonly orderId: string;
  readonly failure: FailureCode | null;
}

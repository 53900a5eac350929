import type { CreateParcelRequest } from '../courier/parcels';
import type { FailureCode, FailureParams } from '../failure';
import type { Decimal } from '../order';
import type { VillageChoice } from '../parcel/parcel-draft';
import type { AddressText } from '../villages/address';

/**
 * The life of an intended parcel:
 * `queued → sending → created | refused | unknown`,
 * `unknown → created | made-code-unknown | settled`, `refused → queued` (a new revision), `queued → withdrawn`.
 * A row that a person settled as not made may be sent like a refused one: `settled → queued`, a new revision.
 * A person who enters a parcel's code makes `made-code-unknown` into `created`; an event that can only be about its
 * attempt makes it and `unknown` so (`judgeEvents`).
 */
export type RowState =
  | 'queued'
  | 'sending'
  | 'created'
  | 'refused'
  | 'unknown'
  | 'made-code-unknown'
  | 'settled'
  | 'withdrawn';

/**
 * What a look-up of the recipient said: every phone form answered and none found, at least one found, or at
 * least one not answered. It is evidence only when it was asked just before the first attempt.
 */
export type RecipientBefore = 'absent' | 'present' | 'not-checked';

export interface Refusal {
  readonly code: FailureCode;
  readonly params: FailureParams;
  /** The service's own words. */
  readonly serviceText: string | null;
  /** What the service said of single fields, by their path in the request (`recipient.phone`). */
  readonly fields: Readonly<Record<string, string>>;
}

/** One call that may have made a parcel. Times are milliseconds since the epoch. */
export interface Attempt {
  readonly id: string;
  /** Which of the row's requests was sent. */
  readonly revision: number;
  /** Not the first with this request: sent again to learn what became of the first. */
  readonly repeat: boolean;
  readonly startedAt: number;
  /** What the look-up just before it said; before a repeat, for a person to read and nothing else. */
  readonly recipientBefore: RecipientBefore;
  /** `null`: under way, or its worker ended and that has not been detected yet. */
  readonly endedAt: number | null;
  readonly outcome: 'created' | 'refused' | 'unknown' | 'made' | null;
  /** The answer, where it was no parcel code; `null`: there was none, or the worker had ended. */
  readonly answer: Refusal | null;
}

/** The request exactly as it was sent, without the key, and its identity: a repeat must be the same. */
export interface SentRequest {
  readonly text: string;
  readonly identityVersion: number;
}

/** Why nothing is sent at the moment. */
export interface Waiting {
  readonly reason: FailureCode;
  readonly since: number;
  readonly tries: number;
  /** `null`: not by itself any more, a person has to say so. */
  readonly nextTryAt: number | null;
  /** Until when the service wants nothing more, where it said so. */
  readonly until?: number;
}

/** Where the press was made that created the row. */
export type PressedIn = 'bar' | 'form' | 'review';

/** The form a row was filled from: its village is learned, and its draft discarded, once the parcel exists. */
export interface FilledFrom {
  /** Under which what was typed is kept. */
  readonly key: string;
  /** Where the order says the parcel goes, in its own words; `null` without an order. */
  readonly address: AddressText | null;
  readonly village: VillageChoice;
}

/**
 * What the store answered just before the parcel was sent: the order as it was shown, or nothing in time. A row
 * without an order of a store has none.
 */
export type StoreAsked = 'as-shown' | 'not-asked';

/**
 * Whether the shop's other browsers know of the parcel: its order was claimed before it was sent, or the relay did not
 * answer in time. Without a relay there is nobody to ask.
 */
export type ColleaguesAsked = 'claimed' | 'not-asked';

/** A parcel's number among its order's, as the shop's browsers count them, and the claim that it takes over. */
export interface ClaimPlace {
  readonly copy: number;
  readonly takesOver: string | null;
}

/** Delivery, and what a high price adds; amounts in the account's currency. */
export interface QuotedFee {
  readonly deliveryCost: Decimal;
  readonly extraPrice: Decimal;
}

/** One order's parcel as it was intended, and all that happened to it since. */
export interface OutboxRow {
  readonly id: string;
  /** Origin and the admin's base path; `manual` for a form filled by hand. */
  readonly store: string;
  readonly orderId: string;
  /** 0 for the order's first parcel; a deliberate second one takes the next number. */
  readonly copy: number;
  readonly orderNumber: string | null;
  readonly orderLink: string | null;
  readonly accountId: string;
  readonly identityVersion: number;
  /** The phone's normal form: rows of one account and phone go one at a time. */
  readonly phoneKey: string;
  readonly forced: boolean;
  /** Exactly what is sent, without the key. */
  readonly request: CreateParcelRequest;
  /** Counts the requests this row has had; each that is sent anew by a person's word begins a new one. */
  readonly revision: number;
  readonly state: RowState;
  readonly attempts: readonly Attempt[];
  /** Of the present revision; `null` while nothing of it was sent. */
  readonly sent: SentRequest | null;
  readonly waiting: Waiting | null;
  readonly parcelCode: string | null;
  /** Where the code is from: an answer, a person, or an event that settled a lost answer; `null` without one. */
  readonly codeFrom: 'service' | 'person' | 'event' | null;
  /** Why the service refused it; of a row that was withdrawn, why the store's answer took it back, if that did. */
  readonly refusal: Refusal | null;
  /** What a person said of an unknown row, and when. */
  readonly settlement: { readonly choice: 'made' | 'not-made'; readonly at: number } | null;
  /** A look-up of the recipient after the fact, for a person to read: it proves nothing. */
  readonly lookedAgain: { readonly found: RecipientBefore; readonly at: number } | null;
  /** What the service quoted for this village and price, where it was asked before the row was written. */
  readonly quotedFee?: QuotedFee | null;
  /** Left out of rows that an earlier version wrote, as are those that follow. */
  readonly pressedIn?: PressedIn;
  readonly filledFrom?: FilledFrom;
  readonly storeAsked?: StoreAsked | null;
  readonly colleaguesAsked?: ColleaguesAsked | null;
  readonly claimPlace?: ClaimPlace;
  /** Until then nothing of it is sent, so that the press can be undone; left out where presses are not held. */
  readonly heldUntil?: number | null;
  /** When a person said that its parcel should not have been made; left out, as `null`: nobody did. */
  readonly wrongSince?: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Where an order's rows are found: a store's key and the order's own id in it. */
export interface OrderKey {
  readonly store: string;
  readonly orderId: string;
}

/** The attempts with the present request, oldest first. */
export function attemptsOfRevision({ attempts, revision }: OutboxRow): readonly Attempt[] {
  return attempts.filter((attempt) => attempt.revision === revision);
}

/** The attempt that has begun and not ended. */
export function findOpenAttempt({ attempts }: Pick<OutboxRow, 'attempts'>): Attempt | null {
  const last = attempts.at(-1);
  return last === undefined || last.endedAt !== null ? null : last;
}

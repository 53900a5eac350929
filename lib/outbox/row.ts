import type { CreateParcelRequest } from '../courier/parcels';
import type { FailureCode, FailureParams } from '../failure';
import type { Decimal } from '../order';
import type { OrderKey } from '../order-key';
import type { OrderFacts } from '../parcel/order-facts';
import type { VillageChoice } from '../parcel/parcel-draft';
import type { AddressText } from '../villages/address';

/**
 * The life of an intended parcel:
 * `queued → sending → created | refused | unknown`,
 * `unknown → created | made-code-unknown | settled`, `refused → queued` (a new revision),
 * `queued | refused → withdrawn`.
 * A row that a person settled as not made may be sent like a refused one: `settled → queued`, a new revision.
 * A person who enters a parcel's code makes `made-code-unknown` into `created`; an event that can only be about its
 * attempt makes it and `unknown` so (`judgeEvents`).
 */
export type RowState = (typeof ROW_STATES)[number];
export const ROW_STATES = [
  'queued',
  'sending',
  'created',
  'refused',
  'unknown',
  'made-code-unknown',
  'settled',
  'withdrawn',
] as const;

/** All phone forms answered and none found, one found, or one not answered. Evidence just before the first attempt. */
export type RecipientBefore = 'absent' | 'present' | 'not-checked';

export interface RowRefusal {
  readonly code: FailureCode;
  readonly params: FailureParams;
  /** The service's own words. */
  readonly serviceText: string | null;
  /** What the service said of single fields, by their path in the request (`recipient.phone`). */
  readonly fields: Readonly<Record<string, string>>;
}

export function refusalFor(
  code: FailureCode,
  params: FailureParams = {},
  serviceText: string | null = null,
): RowRefusal {
  return { code, params, serviceText, fields: {} };
}

/** One call that may have made a parcel. Times are milliseconds since the epoch. */
export interface Attempt {
  readonly id: string;
  /** The revision of the row's request that this attempt sent. */
  readonly revision: number;
  /** Whether it repeats an earlier attempt with the same request, to learn what became of that attempt. */
  readonly repeat: boolean;
  readonly startedAt: number;
  /** What the recipient look-up just before it found. Before a repeat this is shown to a person and decides nothing. */
  readonly recipientBefore: RecipientBefore;
  /** `null` while the call runs, and after its worker ended until the next worker detects that. */
  readonly endedAt: number | null;
  readonly outcome: 'created' | 'refused' | 'unknown' | 'made' | null;
  /** The answer, where it held no parcel code; `null` where no answer came before the worker ended. */
  readonly answer: RowRefusal | null;
}

/** The request exactly as it was sent, without the key, and the account's identity: a repeat must have both the same. */
export interface SentRequest {
  readonly text: string;
  readonly identityVersion: number;
}

export interface Waiting {
  readonly reason: FailureCode;
  readonly since: number;
  readonly tries: number;
  /** `null` where the row no longer retries by itself and a person has to decide. */
  readonly nextTryAt: number | null;
  /** Until when the service asked for no further requests, where it did. */
  readonly until?: number;
  /** How many tries in a row a page answered in the service's place; left out where none did. */
  readonly pages?: number;
}

export type PressedIn = 'bar' | 'form' | 'review';

/** The form a row was filled from: its village is learned, and its draft discarded, once the parcel exists. */
export interface FilledFrom {
  /** The key under which the form's edits are kept. */
  readonly key: string;
  /** Where the order says the parcel goes, in its own words; `null` without an order. */
  readonly address: AddressText | null;
  readonly village: VillageChoice;
  /** The company's fee, where it was a part of the amount that was shown; earlier versions kept none. */
  readonly fee?: Decimal | null;
  /** The order's status, where the person said that an order of it ships. */
  readonly status?: string;
  /** When the order was read, where a review keeps it or it goes as it was sent; milliseconds since the epoch. */
  readonly readAt?: number;
  /** What the order was then; left out without one, and by an earlier version. */
  readonly facts?: OrderFacts;
}

/** The order as it was shown, or nothing in time. A row without an order of a store has none. */
export type StoreAsked = 'as-shown' | 'not-asked';

/** The order was claimed before it was sent, or the relay did not answer in time. */
export type ColleaguesAsked = 'claimed' | 'not-asked';

/** A parcel's number among its order's, as the shop's browsers count them, and the claim that it takes over. */
export interface ClaimPlace {
  readonly copy: number;
  readonly takesOver: string | null;
}

/** Another order of the row's store whose goods its parcel holds too, with its place among that order's parcels. */
export interface CarriedOrder {
  readonly orderId: string;
  readonly number: string | null;
  readonly link: string | null;
  readonly claimPlace: ClaimPlace;
}

/** Which of the parcels of one press a row is: an order may go in several, one after the other. */
export interface PartOfPress {
  /** Names the press: the other parcels of it have the same. */
  readonly press: string;
  /** From 1. */
  readonly number: number;
  readonly of: number;
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
  /** What was sent of the present revision; `null` before its first attempt. */
  readonly sent: SentRequest | null;
  readonly waiting: Waiting | null;
  readonly parcelCode: string | null;
  /** Where the code is from: an answer, a person, or an event that settled a lost answer; `null` without one. */
  readonly codeFrom: 'service' | 'person' | 'event' | null;
  /** Why the service refused the row. Of a withdrawn row: why the store's answer withdrew it, where the store did. */
  readonly refusal: RowRefusal | null;
  /** How a person settled an unknown row, and when. */
  readonly settlement: { readonly choice: 'made' | 'not-made'; readonly at: number } | null;
  /** A look-up of the recipient after the fact, for a person to read: it proves nothing. */
  readonly lookedAgain: { readonly found: RecipientBefore; readonly at: number } | null;
  /** What the service quoted for this village and price, where it was asked before the row was written. */
  readonly quotedFee?: QuotedFee | null;
  /** Rows that an earlier version wrote lack this field and those below. */
  readonly pressedIn?: PressedIn;
  readonly filledFrom?: FilledFrom;
  /** Its account was one for practice when it was intended, so that its parcel is none that anybody carries. */
  readonly practice?: boolean;
  /** In which its amounts are, by its ISO code: the account's when it was intended. */
  readonly currency?: string;
  readonly storeAsked?: StoreAsked | null;
  readonly colleaguesAsked?: ColleaguesAsked | null;
  readonly claimPlace?: ClaimPlace;
  readonly carries?: readonly CarriedOrder[];
  /** Of an order that goes in several parcels; missing or `null` where it goes in one. */
  readonly part?: PartOfPress | null;
  /** Nothing is sent before this time, so that the press can be undone; missing where presses are not held. */
  readonly heldUntil?: number | null;
  /** When a person said that its parcel should not have been made; missing or `null` where nobody did. */
  readonly wrongSince?: number | null;
  /** When a person said that it was confirmed in the company's panel; missing or `null` where nobody did. */
  readonly confirmedAt?: number | null;
  /** Missing or `null` where nobody said that its driver took it, 0 where it was made before that was kept. */
  readonly handedOverAt?: number | null;
  /** When a person said that it was paid in hand or written off; missing or `null` where nobody did. */
  readonly paidOtherwiseAt?: number | null;
  /** When it was pressed, or mended and pressed anew. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Where an order's rows lie, or those of all orders from one to the last. */
export function copiesOf({ store, orderId }: OrderKey, last = orderId): IDBKeyRange {
  return IDBKeyRange.bound([store, orderId, 0], [store, last, Number.MAX_SAFE_INTEGER]);
}

export function attemptsOfRevision({ attempts, revision }: OutboxRow): readonly Attempt[] {
  return attempts.filter((attempt) => attempt.revision === revision);
}

export function findOpenAttempt({ attempts }: Pick<OutboxRow, 'attempts'>): Attempt | null {
  const last = attempts.at(-1);
  return last === undefined || last.endedAt !== null ? null : last;
}

/** Rows of one are sent one after the other. */
export function phoneOf({ accountId, phoneKey }: OutboxRow): string {
  return `${accountId} ${phoneKey}`;
}

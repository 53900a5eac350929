import type * as z from 'zod/mini';
import type { Decimal, FactSource } from '../order';
import type { VillageEvidence } from '../villages/evidence';
import type { MatchReason } from '../villages/match';
import type { parcelFieldsSchema } from './parcel-fields-schema';

/** Where a field's value came from, shown beside it. */
export type Origin =
  | { readonly from: 'order'; readonly source: FactSource; readonly party?: 'shipping' | 'billing' }
  | { readonly from: 'match'; readonly reason: MatchReason }
  | { readonly from: 'reckoning' }
  | { readonly from: 'account' }
  | { readonly from: 'known-recipient' }
  | { readonly from: 'pasted' }
  | { readonly from: 'person' }
  | { readonly from: 'sent' }
  | { readonly from: 'nowhere' };

/** What the form holds: text as typed, so that nothing typed is ever lost to a parse; `request` makes numbers of it. */
export type ParcelFields = Readonly<z.infer<typeof parcelFieldsSchema>>;

/** A village picked or matched; the request needs both ids, people need both names. */
export type VillageChoice = NonNullable<ParcelFields['village']>;

export type ParcelShare = ParcelFields['parcels'][number];

export type ParcelFieldName = keyof ParcelFields;

/** What a person changed in a form; `undefined`: put back to what the order says. */
export type ParcelEdits = { readonly [Name in ParcelFieldName]?: ParcelFields[Name] | undefined };

/**
 * Something to say about a field.
 * - `error`: cannot be sent as it is.
 * - `doubt`: could be sent, but a person must look first (Review instead of Ship).
 * - `notice`: worth knowing (text was cut).
 */
export interface Finding {
  readonly field: ParcelFieldName;
  readonly severity: 'error' | 'doubt' | 'notice';
  readonly code: FindingCode;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Of an order in several parcels: which of them it is about, from 0, and of what of it; left out: of all together. */
  readonly share?: { readonly index: number; readonly of: keyof ParcelShare };
  /** Of the village: those that settle it with one press, the likeliest first. */
  readonly choices?: readonly VillageChoice[];
}

export type FindingCode =
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'cut'
  | 'signs-removed'
  | 'phone-form'
  | 'phone-foreign'
  | 'phone-doubtful'
  | 'phone-worded'
  | 'phone-two'
  | 'phone-second-unreadable'
  | 'number-form'
  | 'parcels-differ'
  | 'number-ambiguous'
  | 'number-zero'
  | 'number-whole'
  | 'number-two-decimals'
  | 'number-negative'
  | 'number-too-large'
  | 'number-too-fine'
  | 'date-form'
  | 'date-past'
  | 'village-unmatched'
  | 'village-ambiguous'
  | 'village-unsure'
  | 'village-closed'
  | 'village-hidden'
  | 'village-gone'
  | 'village-field-unread'
  /** What the order says for and against a village; see `lib/villages/evidence.ts`. */
  | `place-${VillageEvidence['code']}`
  | 'currency-unknown'
  | 'signed-out'
  | 'address-not-allowed'
  | 'store-late'
  | 'currency-differs'
  | 'total-unknown'
  | 'total-changed'
  | 'payment-unknown'
  | 'payment-changed'
  | 'payment-unsure'
  | 'payment-doubtful'
  | 'payment-contradicts'
  | 'payment-received'
  | 'payment-partial'
  | 'already-paid'
  | 'refunds-unknown'
  | 'deposit-unsure'
  | 'deposit-refunded'
  | 'status-says-part'
  | 'note-says-paid'
  | 'amount-negative'
  | 'amount-decimals'
  | 'payment-not-cash'
  | 'payment-method-unsure'
  | 'wholly-refunded'
  | 'nothing-to-collect'
  | 'delivery-unknown'
  | 'delivery-taken-off'
  | 'delivery-charged-twice'
  | 'collected-before'
  | 'collected-twice'
  | 'delivery-not-collected'
  | 'order-status-doubtful'
  | 'order-status-unknown'
  | 'order-held'
  | 'order-shipped'
  | 'order-picked-up'
  | 'order-sent-before'
  | 'order-tried-before'
  | 'order-virtual'
  | 'shipped-elsewhere'
  | 'shipped-by-colleague'
  | 'wrong-by-colleague'
  | 'claimed-elsewhere'
  | 'shipped-other-address'
  | 'address-of-another'
  | 'merged-elsewhere'
  | 'over-learned-maximum'
  | 'recipient-blocked'
  | 'recipient-history'
  | 'recipient-returned'
  | 'size-rejected'
  | 'reading-unsure'
  | 'reading-open'
  | 'reading-changed'
  | 'order-changed'
  | 'pasted-unsure'
  | 'pasted-phone-unreadable'
  | 'pasted-phones-left'
  | 'pasted-amounts-several'
  | 'pasted-amount-partial'
  | 'pasted-currency-foreign'
  | 'pasted-orders-several'
  | 'pasted-cancelled'
  /** Words beside several people's orders that may be of this one. */
  | 'pasted-beside'
  | 'reader-unproven'
  | 'no-account';

/**
 * One line of the reckoning of what is collected, in order. The last is `to-collect`, the sum of the others; it
 * is not there when what is to be collected cannot be said.
 */
export interface ReckoningLine {
  readonly kind: 'order-total' | 'discount' | 'already-paid' | 'refunded' | 'delivery' | 'to-collect';
  /** Signed: what is taken off is negative. */
  readonly amount: Decimal;
}

/** What an order says of a field, in its own words as they are written; of fields it says nothing of there is none. */
export type OrderWords = Readonly<Partial<Record<ParcelFieldName, string>>> & {
  /** In place of `totalPrice`, once amount and currency are known: each language writes it its own way. */
  readonly total?: { readonly amount: Decimal; readonly currency: string };
};

/** A parcel about to be, with where everything came from and what is still to be looked at. */
export interface ParcelDraft {
  readonly fields: ParcelFields;
  readonly origins: Readonly<Record<ParcelFieldName, Origin>>;
  readonly findings: readonly Finding[];
  readonly reckoning: readonly ReckoningLine[];
  /** Shown beside a field that is open. Left out where no order fills the form. */
  readonly words?: OrderWords;
}

import type { SentEmployee } from '../employees/employee';
import type { FailureCode } from '../failure';
import type { StatusMeanings, ToldStatus } from '../ledger/fate';
import type { Confirmation } from '../parcel/confirmation';
import type { OrderSaid } from '../parcel/order-said';
import type { ParcelEdits } from '../parcel/parcel-draft';
import type { AmountCurrencies } from '../parcel/typed-amounts';
import type { Together } from '../review/together';
import type { Columns } from '../statement/columns';
import type { StatementLine } from '../statement/statement';

/** What is kept; every `at` is in milliseconds since the epoch. */

/** A photo on its way to the background, as bytes: a message is JSON in Chrome, and names it by its id. */
export interface KeptPhoto {
  readonly id: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  readonly at: number;
}

/** An employee that was updated from here, as they were sent last. */
export interface KnownEmployee {
  readonly accountId: string;
  readonly id: number;
  readonly sent: SentEmployee;
  readonly at: number;
}

/** The service never answers a question for it: it was set here, or another answer carried it. */
export interface KnownWebhook {
  readonly accountId: string;
  readonly address: string;
  readonly from: 'set-here' | 'seen-in-answer';
  readonly at: number;
}

/** An unexpected error, without anything of a person's data. */
export interface LoggedError {
  readonly at: number;
  /** Which of our steps failed, as it is written in the code that logs it. */
  readonly where: string;
  /** The error's class, e.g. `TypeError`; `thrown` for what is no error. */
  readonly type: string;
  /** Of an error of ours, its code. */
  readonly code: string | null;
  /** What is left of the browser's own message. */
  readonly message: string;
  /** Places in our own files, the innermost first: `background.js:1:2345`. */
  readonly frames: readonly string[];
}

/**
 * How far the note on a store's order is that names a row's parcel; it says nothing of the parcel itself.
 * `waiting → claimed → written | failed | not-taken`, and back to `waiting` when the store could not be asked.
 */
export interface OrderNote {
  /** The row, or one of the orders that it carries (`heldOrdersOf`). */
  readonly rowId: string;
  /** The store and order: a store's page that is open asks for its own. */
  readonly store: string;
  readonly orderId: string;
  /** `failed`: the store itself says that this order takes none; `not-taken`: its version has no way to take any. */
  readonly state: 'waiting' | 'claimed' | 'written' | 'failed' | 'not-taken';
  /** The parcel was marked as wrong after its code was written, perhaps: the note takes it back. */
  readonly takesBack?: true;
  /** The tab whose page claimed it last; left out by an earlier version. */
  readonly tabId?: number;
  /** How often a page claimed it. */
  readonly tries: number;
  /** The last change, in milliseconds since the epoch. */
  readonly at: number;
}

export interface SavedEdits {
  /** The order's key, or `MANUAL_KEY`. */
  readonly key: string;
  readonly edits: ParcelEdits;
  /** In which currencies the amounts among them were typed; earlier versions kept none. */
  readonly currencies?: AmountCurrencies;
  /** What the order said when they were typed; earlier versions kept nothing. */
  readonly said?: OrderSaid;
  /** Doubts the person looked at and let stand. */
  readonly confirmed: readonly Confirmation[];
  /** A form without an order is an order of its own: this names it, so that two presses make one parcel. */
  readonly orderId: string;
  /** What was decided where another order has the same phone; left out while nothing was. */
  readonly together?: Together;
  /** Another with each decision about that, and whenever an order is put into this one's parcel or taken out of it. */
  readonly joining?: string;
}

/** One move of a practice parcel, in the service's numbers. */
export interface JourneyStep {
  readonly statusId: number;
  readonly positionId: number;
  /** Spec: only for returned parcels. */
  readonly returnedReasonId: number | null;
}

export interface PrintedLabel {
  readonly rowId: string;
  /** As it stands on the label: a code that is corrected later is on none. */
  readonly parcelCode: string;
  /** Milliseconds since the epoch; `null`: before printing was kept, when nobody knows. */
  readonly at: number | null;
}

/** A parcel's way from step to step, to be played again with another parcel. */
export interface SavedJourney {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly steps: readonly JourneyStep[];
}

export type TypedKey = readonly [
  accountId: string,
  form: 'content' | 'employee' | 'fee' | 'handover' | 'journey' | 'quotes' | 'recipient' | 'webhook',
  about: string,
];

/** A form of the desk, or a tool of the popup, as it is being typed; it has no place for a password. */
export interface TypedForm {
  readonly key: TypedKey;
  readonly fields: object;
}

/** A courier's statement as its file told it; what it means is judged by the books whenever it is opened. */
export interface KeptStatement {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** The heading's cells: a file that is headed alike needs no confirming of its columns. */
  readonly heading: readonly string[];
  readonly columns: Columns;
  readonly lines: readonly StatementLine[];
  readonly at: number;
}

/** What an account's owner says that the service's status numbers mean. */
export interface KeptMeanings {
  readonly accountId: string;
  /** That it was handed over. */
  readonly statusIds: readonly number[];
  /** That it came back; left out by an earlier version. */
  readonly returnedIds?: readonly number[];
  /** Everything else that was said; left out by an earlier version. */
  readonly others?: Omit<StatusMeanings, 'delivered' | 'returned'>;
}

/** Where records are taken out of when they cannot be read: nothing that ships depends on these. */
export type SetAsideFrom = 'drafts' | 'learned-villages' | 'collections';

export interface UnreadableRecord {
  readonly from: SetAsideFrom | 'outbox' | 'settings';
  readonly key: IDBValidKey;
  readonly value: unknown;
  readonly at: number;
}

/** A key of an account, encrypted; account, address and identity version are the cipher's additional data. */
export interface VaultEntry {
  readonly accountId: string;
  readonly identityVersion: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly cipher: ArrayBuffer;
  /** Of an entry from before there was additional data: the account's address as the settings were moved here. */
  readonly boundTo?: string;
}

/** The relay that this browser joined, or is about to as soon as the browser gives access to it. */
export interface KeptRelay {
  readonly state: 'wished' | 'joined';
  /** Where it is, without a trailing slash. */
  readonly url: string;
  readonly shop: string;
  /** What colleagues see of this browser. */
  readonly memberName: string;
  /** `null` until it has joined. */
  readonly memberId: number | null;
  /** The account whose parcels it tells of; `null` once that account is gone: then it is the one in use. */
  readonly accountId: string | null;
  /** The invitation; once joined, the secrets that came of it. Encrypted like an account's key, for `url` alone. */
  readonly secrets: VaultEntry;
  /** The number of the last change that was taken in. */
  readonly after: number;
  /** When that change was, by the relay; `null` where it did not tell of that very one, missing where none was kept. */
  readonly afterAt?: string | null;
  /** When all there was had been taken in, in milliseconds since the epoch; `null`: never yet. */
  readonly caughtUpAt: number | null;
  /** When this browser joined, in milliseconds since the epoch; left out until then, and by an earlier version. */
  readonly joinedAt?: number;
  readonly trouble: FailureCode | null;
}

export interface OrderClaim {
  /** The row, or one of the orders that it carries (`heldOrdersOf`). */
  readonly rowId: string;
  /** The order's name on the relay (`order-key`). */
  readonly key: string;
  /** Names the claim: asked for twice it is the same. One that may have been given back is followed by another. */
  readonly claim: string;
  /** The row's revision that it is of; left out by an earlier version. */
  readonly revision?: number;
  /** When it was begun, by this computer's clock; left out by an earlier version. */
  readonly begunAt?: number;
  /** The claim that it takes over by a person's word; an earlier version has an own one before it here too. */
  readonly takeOver: string | null;
  /** Earlier claims of ours for the same order. The relay may have any of them: an answer may have been lost. */
  readonly earlier?: readonly string[];
  /** The last that the relay answered for. */
  readonly told: 'nothing' | 'claimed' | 'unknown' | 'made' | 'made-with-code' | 'released';
  /** 1 while there may be more to tell: a database indexes no booleans. */
  readonly open: 0 | 1;
}

/** What an event told of a parcel; what it does not have in the specification's form is `null`. */
export interface ParcelState {
  readonly parcelCode: string;
  readonly statusId: number | null;
  readonly positionId: number | null;
  readonly note: string | null;
  readonly reference: string | null;
  /** What the event is called, where it is no `parcel` (spec, Events); left out where it is. */
  readonly kind?: string;
  /** When the relay received it, in milliseconds since the epoch. */
  readonly at: number;
  /** Another company may give the same codes. Left out by an earlier version, and once that account was gone. */
  readonly accountId?: string;
  /** Of the newest: other statuses that were told before it, each once, the newest first; left out where none was. */
  readonly earlier?: readonly ToldStatus[];
}

/** Single values. Each is parsed where it is read. */
export type ValueName =
  | 'settings'
  | 'account-draft'
  | 'welcome'
  | 'news-seen'
  | 'came-back'
  | 'store-paces'
  | 'message-codes'
  | 'sheet-sources'
  | 'messages-sent'
  | 'unreadable-rows';

export interface KeptText {
  readonly text: string;
  /** The last text that stood there and was not blank; left out by an earlier version. */
  readonly last?: string;
  /** Of several people's orders the one that fills the form. */
  readonly part?: TextPart | null;
  /** Those whose parcels were made. */
  readonly shipped?: readonly TextPart[];
}

/** In UTF-16 units; `end` is behind its last character. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

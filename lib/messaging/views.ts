import type { Comparison } from '../ledger/compare-parcel';
import type { Decimal } from '../order';
import type { Attempt, OutboxRow, Refusal, RowState, Waiting } from '../outbox/row';
import type { Confirmation } from '../parcel/confirmation';
import type { ParcelDraft, VillageChoice } from '../parcel/parcel-draft';
import type { ParcelNote } from '../stores/adapter';
import type { Datum, Teaching } from '../stores/taught/teaching';
import type { TeachWords } from '../teaching/teach-words';
import type { AddressText } from '../villages/match';
import type { PastedView } from './pasted-view';

/** Text for people, already in their language, with how it must be set. */
interface Phrase {
  readonly text: string;
  /** Phones, codes and amounts are set left-to-right inside right-to-left text. */
  readonly ltr: boolean;
}

/** A line of the bar: what it is, what it says, and whether it is what holds the shipping up. */
export interface BarLine {
  readonly kind: 'recipient' | 'phone' | 'village' | 'amount' | 'fee' | 'code';
  readonly label: string;
  readonly value: Phrase;
  readonly doubtful: boolean;
}

/**
 * All that the bar shows. The words are made in the background, so that the script in the page carries
 * neither locales nor rules, and the page's script decides nothing.
 */
export interface BarView {
  readonly language: string;
  readonly direction: 'rtl' | 'ltr';
  readonly title: string;
  readonly testing: string | null;
  readonly tone: 'plain' | 'good' | 'warning' | 'bad' | 'busy';
  readonly lines: readonly BarLine[];
  /** One sentence: why it stops, or what happened. */
  readonly message: string | null;
  /** At most one thing to press first, with its word. */
  readonly action: { readonly kind: 'ship' | 'review' | 'copy'; readonly label: string } | null;
  /** A second, quieter press: look into the form although all is certain. */
  readonly aside: { readonly kind: 'review' | 'note'; readonly label: string } | null;
  /** What a press of `ship` would send, in short; a press names it, so that what was seen is what is sent. */
  readonly digest: string | null;
  readonly parcelCode: string | null;
  /** Said by the page's script itself, when no background answers it any more. */
  readonly copied: string;
  readonly covered: string;
  readonly changed: string;
  readonly tooSoon: string;
  readonly orphaned: string;
}

export type { Attempt, Refusal, RowState } from '../outbox/row';

/** An outbox row as people see it. */
export interface RowView {
  readonly id: string;
  readonly state: RowState;
  readonly orderNumber: string | null;
  readonly copy: number;
  readonly accountId: string;
  readonly parcelCode: string | null;
  readonly refusal: Refusal | null;
  readonly totalPrice: Decimal;
  readonly recipientName: string;
  readonly phone: string;
  readonly villageId: number;
  readonly streetName: string;
  readonly orderLink: string | null;
  /** The service was told to make it although the recipient has another. */
  readonly forced: boolean;
  readonly attempts: readonly Attempt[];
  /** Why nothing is sent at the moment; `null`: its turn has not come, or there is nothing to wait for. */
  readonly waiting: Waiting | null;
  /** When it is sent or asked about next by itself; `null`: a person has to say so. */
  readonly nextTryAt: number | null;
  /** It was sent by what had been read before, since the store did not say in time what it holds. */
  readonly storeNotAsked: boolean;
  /** Another parcel to this phone has to end first. */
  readonly phoneBusy: boolean;
  readonly codeFrom: OutboxRow['codeFrom'];
  readonly settlement: OutboxRow['settlement'];
  /** The newest look-up of the recipient after the fact. */
  readonly lookedAgain: OutboxRow['lookedAgain'];
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Which order a parcel is for; a form filled by hand is an order of its own, in the store `manual`. */
export interface OrderReference {
  /** The store's origin and admin path. */
  readonly store: string;
  readonly orderId: string;
  readonly number: string | null;
  readonly link: string | null;
}

/** What the form is filled with. `key` names the draft: closing and reopening finds what was typed. */
export interface FormView {
  readonly key: string;
  readonly accountId: string | null;
  readonly order: OrderReference;
  readonly draft: ParcelDraft;
  /** Where the order says the parcel goes, in its own words; `null` without an order. */
  readonly address: AddressText | null;
  /** The doubts that the person let stand before; they are no longer among the draft's findings. */
  readonly confirmed: readonly Confirmation[];
  /** The newest row of this order, if any. */
  readonly row: RowView | null;
  /** The text that was pasted into a form without an order, and what was found where. */
  readonly pasted: PastedView | null;
  /** The text is another order than the one before: what was typed over that one is gone. */
  readonly anew?: boolean;
}

/** A note for a page of the store to write. */
export interface NoteToWrite extends ParcelNote {
  readonly rowId: string;
}

/** How far the note on an order's parcel is. */
export interface NoteView {
  readonly rowId: string;
  /** What people call the order. */
  readonly number: string;
  /** The order's page in the store. */
  readonly link: string | null;
  readonly parcelCode: string | null;
  readonly state: 'waiting' | 'written' | 'failed';
  /** A page of the store has tried it already. */
  readonly tried: boolean;
  /** The last change, in milliseconds since the epoch. */
  readonly at: number;
}

/** What became of a row's order, as its badge on a store's list says it. */
export interface RowBadge {
  readonly orderId: string;
  readonly tone: 'good' | 'warning' | 'bad' | 'busy' | 'plain';
  /** The parcel's code, or a word. */
  readonly value: Phrase;
  /** The whole sentence, for who cannot see the badge or points at it. */
  readonly title: string;
}

/** What a store's list shows of ours: the badges, and all words of the bar that appears when orders are chosen. */
export interface ListView {
  readonly language: string;
  readonly direction: 'rtl' | 'ltr';
  readonly testing: string | null;
  /** Of the orders that were intended; the others have none. */
  readonly badges: readonly RowBadge[];
  readonly words: {
    readonly title: string;
    readonly ship: string;
    readonly choose: string;
    readonly chosen: string;
    readonly shipped: string;
    readonly reading: string;
    readonly cancel: string;
    readonly failed: string;
    readonly orphaned: string;
  };
}

/** What the active tab is to us. */
export type TabView =
  | { readonly kind: 'order'; readonly form: FormView }
  | { readonly kind: 'store-not-enabled'; readonly origin: string }
  | { readonly kind: 'unreadable'; readonly missing: string }
  /** An enabled site on which no store we know was recognised. */
  | { readonly kind: 'unknown-store'; readonly origin: string; readonly lesson: Lesson }
  | { readonly kind: 'elsewhere' };

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
  readonly statusId: number;
  readonly positionId: number;
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

export interface DirectoryView {
  readonly villages: number;
  readonly cities: number;
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number;
  /** Records of the answer that could not be read. */
  readonly skipped: number;
}

/** A parcel that came back from the recycle bin. */
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

/** How far the teaching of a site has come: `imported` and `unconfirmed` want one more page to be confirmed on. */
export type Lesson = 'none' | 'unconfirmed' | 'imported' | 'confirmed';

/** What the panel in a page is opened with. Its words are made in the background, like the bar's. */
export interface TeachView {
  readonly language: string;
  readonly direction: 'rtl' | 'ltr';
  readonly words: TeachWords;
  /** Those to choose from, ISO 4217. */
  readonly currencies: readonly string[];
  /** What was taught of this site and wants a further page. */
  readonly pending: readonly Teaching[];
  /** A first page was taught in this tab: what is pending is gone on with, whatever page this is. */
  readonly going: boolean;
}

/** A taught store as the options page lists it. */
export interface TaughtStore {
  readonly id: string;
  readonly origin: string;
  readonly state: Teaching['state'];
  /** The kind of page, as an address with a mark where the order's key stands. */
  readonly address: string;
  readonly data: readonly Datum[];
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

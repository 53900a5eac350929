import * as z from 'zod/mini';
import { CONTENT, sentPhotosSchema } from '../contents/content';
import type { ParcelContent } from '../courier/schemas/parcel-content';
import type { User } from '../courier/schemas/user';
import { EMPLOYEE } from '../employees/employee';
import { FATES } from '../ledger/fate';
import { storeSchema } from '../order-schema';
import { LONGEST_HOLD } from '../outbox/due';
import { ROW_TICKS } from '../outbox/state';
import { FIELD_MEANINGS } from '../parcel/field-meanings';
import { parcelFieldsSchema } from '../parcel/parcel-fields-schema';
import type { PastParcels } from '../parcel/past-parcels';
import { currencyCode } from '../parcel/typed-amounts';
import { MOST_COLLECTED } from '../review/collection';
import { MOST_OF_SHEET } from '../sheet/sheet-lines';
import type { Teaching } from '../stores/taught/teaching';
import { FILE_LIMIT } from '../teaching/teaching-schema';
import { PASSPHRASE_LENGTH, type SealedKeys } from '../transfer/sealed-keys';
import { recordName } from '../villages/record-name-schema';
import { content, page } from './answers';
import { barMessages } from './bar-messages';
import {
  addressText,
  askedFee,
  askedSize,
  collectedOrder,
  confirmed,
  decimal,
  digest,
  formKey,
  id,
  messageSent,
  messagesAsked,
  messageWish,
  number,
  orderReference,
  parcelCode,
  pastedText,
  phoneText,
  pointedPlace,
  pressedRow,
  printedLabels,
  reviewed,
  rowIds,
  settleChoice,
  sheetLine,
  storeIdentity,
  storeKeyText,
  storeOrderId,
  teaching,
  typedForm,
  wholeNumber,
} from './inputs';
import { noteMessages } from './note-messages';
import type { BesideView, FormView, PopupBeginning, TabView } from './views/form';
import type { ListView } from './views/list';
import type { MessageState, MessageView } from './views/message';
import type { RelayTest, RelayView } from './views/relay';
import type { CutShortPress, OpenReview, ReviewIntention, ReviewOrder, ReviewOutcome } from './views/review';
import type { RowView } from './views/row';
import type { DirectoryView, FeeQuote, KnownRecipient, ListReading, SizeQuote } from './views/service';
import type { SaidFields, TaughtStore, TeachView } from './views/teaching';
import type { EventView, JourneyMove, RestoredView } from './views/tools';

/**
 * Every message to the background: who may send it, what it carries, what comes back. A `content` message may
 * come from the top frame of an enabled store alone, a `page` message from our own pages alone.
 */
export const protocol = {
  ...barMessages,
  ...noteMessages,

  'store/recognised': content({ kind: storeSchema.shape.kind, basePath: storeSchema.shape.basePath }),
  /** What a currency's sign on a store's pages means, as a person said it of one of its orders. */
  'store/currency': page({
    store: storeKeyText,
    sign: z.string().check(z.minLength(1), z.maxLength(20)),
    currency: currencyCode,
  }),
  'orders/list-script': content({ kind: storeSchema.shape.kind }),
  'orders/listed': content({
    store: storeIdentity,
    orderIds: z.array(storeOrderId).check(z.maxLength(MOST_COLLECTED)),
    /** Parcel codes found in the orders themselves, from any machine. */
    shipped: z.array(z.object({ orderId: storeOrderId, parcelCode })).check(z.maxLength(MOST_COLLECTED)),
  }).answers<ListView>(),
  'orders/collected': content({
    store: storeIdentity,
    orders: z.array(collectedOrder).check(z.minLength(1), z.maxLength(MOST_COLLECTED)),
  }),

  /** `again`: the popup ships a parcel once more, and leaves what the menu asked for to the next one. */
  'popup/opened': page({ again: z.boolean() }).answers<PopupBeginning>(),
  'tab/read': page({ tabId: wholeNumber }).answers<TabView>(),
  /** What stands beside the form in the panel over a tab. */
  'tab/beside': page({ tabId: z.nullable(wholeNumber) }).answers<BesideView>(),
  /** Opens the order after the shown one in the tab. */
  'tab/next': page({ tabId: wholeNumber }),
  'form/manual': page().answers<FormView>(),
  /** Fills the form without an order from a text; a blank text clears it. */
  'form/paste': page(pastedText).answers<FormView>(),
  /** It is laid over what was typed before, field by field. */
  'form/save': page(typedForm),
  /** `shipped`: the form's parcel is on its way. */
  'form/discard': page({ key: formKey, orderId: storeOrderId, shipped: z.optional(z.boolean()) }),
  'parcel/create': page({
    key: formKey,
    order: orderReference,
    accountId: id,
    /** Both of the account as the form was shown with it. */
    identityVersion: wholeNumber,
    currency: currencyCode,
    fields: parcelFieldsSchema,
    /** The doubts that the person let stand. */
    confirmed,
    /** What the village was chosen for, to learn from; left out, nothing is learned. */
    address: z.optional(z.nullable(addressText)),
    /** The company's fee, where the form reckoned it into the amount. */
    fee: z.optional(z.nullable(decimal)),
    /** How the form was shown as one parcel with other orders. */
    joining: z.optional(id),
    /** True only after the person was told what is already there and pressed again. */
    force: z.boolean(),
    /** True only after the person was told that this order has a parcel, and asked for another. */
    again: z.boolean(),
  }).answers<RowView>(),
  /** Rows that wait for the service or for a person; those that need a person first. */
  'outbox/list': page().answers<readonly RowView[]>(),
  'row/read': page({ rowId: id }).answers<RowView>(),
  /** A person says what became of an unknown row, having looked for themselves. */
  'row/settle': page({ rowId: id, choice: settleChoice }).answers<RowView>(),
  'row/enter-code': page({ rowId: id, parcelCode }).answers<RowView>(),
  'row/try-now': page({ rowId: id }).answers<RowView>(),
  /** There is no call to withdraw a parcel: it is marked here, so that another may be made. */
  'row/mark-wrong': page({ rowId: id, wrong: z.boolean() }).answers<RowView>(),
  /** Whether nobody has said yet for how long presses are held, which is off then. */
  'hold/undecided': page().answers<boolean>(),
  /** For how many seconds presses are held from now on; 0: not at all. */
  'hold/decide': page({ seconds: z.int().check(z.minimum(0), z.maximum(LONGEST_HOLD / 1_000)) }),
  /** A person says that these were confirmed in the company's panel, or handed over, or takes that back. */
  'rows/tick': page({ rowIds, tick: z.enum(ROW_TICKS), ticked: z.boolean() }),
  /** What pages asked for faster than a person presses: all of these are sent now, or none. */
  'rows/decide': page({ rowIds, choice: z.enum(['send', 'leave']) }),
  'row/withdraw': page({ rowId: id }).answers<RowView>(),
  'row/look-again': page({ rowId: id }).answers<RowView>(),
  /** Opens the row's order in its store. */
  'row/open-order': page({ rowId: id }),
  /** Presses in a review that were cut short more than a day ago: nothing of them is sent by itself. */
  'outbox/cut-short': page().answers<readonly CutShortPress[]>(),
  'outbox/decide-cut-short': page({ collectionId: id, choice: z.enum(['send', 'leave']) }),
  /** The orders chosen last on a list, drafted; `null`: none were chosen. */
  'review/open': page().answers<OpenReview | null>(),
  /** A sheet's orders are what is reviewed next, unless some were there before and nobody said what they are. */
  'review/collect-sheet': page({
    accountId: id,
    source: z.string().check(z.minLength(1), z.maxLength(60)),
    lines: z.array(sheetLine).check(z.minLength(1), z.maxLength(MOST_OF_SHEET)),
    hidden: z.array(z.int().check(z.nonnegative())).check(z.maxLength(MOST_OF_SHEET)),
    repeated: z.nullable(z.enum(['same', 'new'])),
  }).answers<{ readonly before: number }>(),
  /** The same orders as they stand now: read anew when something changed. */
  'review/reread': page({ collectionId: id }).answers<OpenReview>(),
  'review/read': page(reviewed).answers<ReviewOrder>(),
  'review/outcomes': page({ collectionId: id }).answers<readonly ReviewOutcome[]>(),
  /** Intends each of these that is certain and still what was shown, and sends them a few at once. */
  'review/ship': page({
    collectionId: id,
    rows: z.array(pressedRow).check(z.minLength(1), z.maxLength(MOST_OF_SHEET)),
  }).answers<readonly ReviewIntention[]>(),
  /** True only after the person was told that the service refused a second parcel to the phone. */
  'review/force': page({ collectionId: id, orderId: storeOrderId, digest }).answers<
    readonly ReviewIntention[]
  >(),
  /**
   * Opens an order of the review in its store, by the address that an open tab of the store knows; `at-link`: no tab
   * does, and the order's link was opened although its store wants a session in its addresses.
   */
  'review/open-order': page(reviewed).answers<{ readonly opened: 'order' | 'at-link' }>(),
  'review/stop': page({ collectionId: id }),
  'review/resume': page({ collectionId: id }),
  /** What a person decided about orders that share a phone; `merged` puts this one into the other's parcel. */
  'review/together': page({
    collectionId: id,
    orderId: storeOrderId,
    choice: z.enum(['held', 'both', 'merged', 'undecided']),
    with: z.nullable(storeOrderId),
  }),
  'quote/fee': page(askedFee).answers<FeeQuote>(),
  'quote/size': page(askedSize).answers<SizeQuote>(),
  /** Cancels the pending quote of the same question. */
  'quote/cancel-fee': page(askedFee),
  'quote/cancel-size': page(askedSize),
  'recipient/find': page({ accountId: id, phone: phoneText }).answers<readonly KnownRecipient[]>(),
  /** What was shipped to a phone before, without the parcels of the order that is shown; `null`: nothing. */
  'recipient/past': page({
    accountId: id,
    phone: phoneText,
    store: storeKeyText,
    orderId: storeOrderId,
  }).answers<PastParcels | null>(),
  /** A text to a customer as the shop words it, written and not sent; `null`: none is offered. */
  'message/write': page(messageWish).answers<MessageView | null>(),
  /** How each message of a bulk stands, in their order. */
  'message/states': page(messagesAsked).answers<readonly MessageState[]>(),
  /** The person opened a message, or said whether they sent it. */
  'message/sent': page(messageSent),
  'directory/refresh': page({ accountId: id }).answers<DirectoryView>(),
  'directory/decide': page({ accountId: id, use: z.enum(['new', 'old']) }),
  'directory/unhide': page({ accountId: id, villageId: wholeNumber }),
  /** What was understood of a list's names. */
  'directory/reading': page({ accountId: id }).answers<ListReading | null>(),
  /** Gives a record a name to be matched by; `null` takes it back. */
  'directory/name-record': page({ accountId: id, villageId: wholeNumber, name: z.nullable(recordName) }),
  /** Moves a parcel of a practice account (spec, POST /parcels/test-parcel). */
  'journey/move': page({
    accountId: id,
    parcelCode: id,
    step: z.object({
      statusId: number,
      positionId: number,
      returnedReasonId: z.nullable(number),
    }),
  }).answers<JourneyMove>(),
  'webhook/set': page({ accountId: id, address: z.string().check(z.maxLength(2_000)) }).answers<{
    readonly message: string | null;
  }>(),
  /** What an event that was sent to the webhook says, and of which parcel. */
  'webhook/read': page({ accountId: id, text: z.string().check(z.maxLength(100_000)) }).answers<EventView>(),
  'relay/view': page().answers<RelayView>(),
  /** Joins the relay whose invitation was kept, once access to it was given. */
  'relay/join': page(),
  'relay/leave': page(),
  /** The account whose parcels it tells of, once the one that it was joined for was removed. */
  'relay/follow-account': page({ accountId: id }),
  /** Has the service send its events to the relay. */
  'relay/set-webhook': page(),
  /** Moves a parcel of a practice account, and waits for the event of it. */
  'relay/test': page().answers<RelayTest>(),
  /** A person has these returned parcels before them. */
  'returned/seen': page({ codes: z.array(id) }),
  /** Keeps what an account's owner says now that some of the service's status numbers mean; of others all stays. */
  'statuses/mean': page({
    accountId: id,
    said: z.array(z.object({ number, fate: z.nullable(z.enum(FATES)) })).check(z.maxLength(1000)),
  }),
  /** Changes an employee of a premium account (spec, POST /premium-customer/employees/{id}). */
  'employee/update': page({ accountId: id, update: EMPLOYEE.valuesSchema }).answers<User>(),
  /** Changes a content of a parcel (spec, POST /parcel-content/update/{id}); `attempt` names it for a cancel. */
  'content/update': page({
    accountId: id,
    attempt: id,
    values: CONTENT.valuesSchema,
    photos: sentPhotosSchema,
  }).answers<ParcelContent>(),
  'content/cancel': page({ attempt: id }),
  /** The keys of all accounts, encrypted under a passphrase; `without`: accounts whose key cannot be read. */
  'accounts/export-keys': page({
    passphrase: z.string().check(z.minLength(PASSPHRASE_LENGTH), z.maxLength(1_000)),
  }).answers<{
    readonly sealed: SealedKeys;
    readonly without: readonly string[];
  }>(),
  'stores/reconcile': page(),
  /** The language of the settings changed: the browser's menu is made again in the new one. */
  'language/changed': page(),

  /** The labels of these rows came out of the printer, with these codes; or a person says that they did not. */
  'labels/printed': page(printedLabels),
  'form/again': page({ rowId: id }).answers<FormView>(),
  /** Revives a deleted parcel: sent after the person was told so and pressed once more. */
  'parcel/restore': page({ accountId: id, parcelCode: id }).answers<RestoredView>(),
  /** A person pressed for it in the popup: their tab may be taught from now on. */
  'teach/begin': page({
    tabId: wholeNumber,
    origin: z.string().check(z.maxLength(300)),
    fields: z.exactOptional(z.literal(true)),
  }),
  'teach/field': content({
    meaning: z.enum(FIELD_MEANINGS),
    place: z.nullable(pointedPlace),
  }).answers<SaidFields>(),
  'teach/open': content().answers<TeachView>(),
  'teach/save': content({ teaching }).answers<{ readonly id: string; readonly confirmed: boolean }>(),
  'teach/stop': content(),
  /** What the script of a taught store's pages reads by. */
  'taught/opened': content().answers<readonly Teaching[]>(),
  'taught/list': page().answers<readonly TaughtStore[]>(),
  'taught/remove': page({ id }),
  'taught/export': page().answers<string>(),
  'taught/import': page({ file: z.string().check(z.maxLength(FILE_LIMIT)) }).answers<{
    readonly added: number;
  }>(),
} as const;

type Protocol = typeof protocol;
export type MessageName = keyof Protocol;
export type SettleChoice = z.infer<typeof settleChoice>;
export type InputOf<Name extends MessageName> = z.infer<Protocol[Name]['input']>;
export type OutputOf<Name extends MessageName> = Protocol[Name]['output'];

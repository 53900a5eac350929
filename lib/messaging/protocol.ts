import * as z from 'zod/mini';
import { CONTENT, sentPhotosSchema } from '../contents/content';
import type { ParcelContent } from '../courier/schemas/parcel-content';
import type { User } from '../courier/schemas/user';
import { EMPLOYEE } from '../employees/employee';
import { storeSchema } from '../order-schema';
import { LONGEST_HOLD } from '../outbox/due';
import { ROW_TICKS } from '../outbox/state';
import { FIELD_MEANINGS } from '../parcel/field-meanings';
import { parcelFieldsSchema } from '../parcel/parcel-fields-schema';
import { MOST_COLLECTED } from '../review/collection';
import { MOST_OF_SHEET } from '../sheet/sheet-orders';
import type { Teaching } from '../stores/taught/teaching';
import { FILE_LIMIT } from '../teaching/teaching-schema';
import { PASSPHRASE_LENGTH, type SealedKeys } from '../transfer/sealed-keys';
import { answers } from './answers';
import { barMessages } from './bar-messages';
import { directoryMessages } from './directory-messages';
import {
  addressText,
  askedFee,
  askedSize,
  collectedOrder,
  confirmed,
  digest,
  id,
  nothing,
  number,
  orderReference,
  parcelCode,
  pointedPlace,
  pressedRow,
  printedLabels,
  reviewed,
  rowIds,
  settleChoice,
  sheetLine,
  storeIdentity,
  storeOrderId,
  teaching,
  wholeNumber,
} from './inputs';
import { noteMessages } from './note-messages';
import { recipientMessages } from './recipient-messages';
import { relayMessages } from './relay-messages';
import { tabMessages } from './tab-messages';
import type { FormView } from './views/form';
import type { ListView } from './views/list';
import type { CutShortPress, OpenReview, ReviewIntention, ReviewOrder, ReviewOutcome } from './views/review';
import type { RowView } from './views/row';
import type { DirectoryView, FeeQuote, SizeQuote } from './views/service';
import type { SaidFields, TaughtStore, TeachView } from './views/teaching';
import type { EventView, JourneyMove, RestoredView } from './views/tools';

/**
 * Every message to the background: who may send it, what it carries, what comes back. A `content` message may
 * come from the top frame of an enabled store alone, a `page` message from our own pages alone.
 */
export const protocol = {
  ...barMessages,
  ...noteMessages,

  'store/recognised': answers<null>()('content', z.pick(storeSchema, { kind: true, basePath: true })),
  /** What a currency's sign on a store's pages means, as a person said it of one of its orders. */
  'store/currency': answers<null>()(
    'page',
    z.object({
      store: id,
      sign: z.string().check(z.minLength(1), z.maxLength(20)),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    }),
  ),
  'orders/list-script': answers<null>()('content', z.pick(storeSchema, { kind: true })),
  'orders/listed': answers<ListView>()(
    'content',
    z.object({
      store: storeIdentity,
      orderIds: z.array(storeOrderId).check(z.maxLength(MOST_COLLECTED)),
      /** Parcel codes found in the orders themselves, from any machine. */
      shipped: z.array(z.object({ orderId: storeOrderId, parcelCode })).check(z.maxLength(MOST_COLLECTED)),
    }),
  ),
  'orders/collected': answers<null>()(
    'content',
    z.object({
      store: storeIdentity,
      orders: z.array(collectedOrder).check(z.minLength(1), z.maxLength(MOST_COLLECTED)),
    }),
  ),

  ...tabMessages,
  'form/manual': answers<FormView>()('page', nothing),
  /** Fills the form without an order from a text; a blank text clears it. */
  'form/paste': answers<FormView>()(
    'page',
    z.object({
      text: z.string().check(z.maxLength(20_000)),
      /** Of several people's orders in it the one to fill the form from. */
      part: z.optional(z.object({ start: wholeNumber, end: wholeNumber })),
    }),
  ),
  /** What was typed since the last of these: it is laid over what was typed before, field by field. */
  'form/save': answers<null>()(
    'page',
    z.object({ key: id, orderId: id, edits: z.partial(parcelFieldsSchema), confirmed }),
  ),
  /** `shipped`: the form's parcel is on its way. */
  'form/discard': answers<null>()(
    'page',
    z.object({ key: id, orderId: id, shipped: z.optional(z.boolean()) }),
  ),
  'parcel/create': answers<RowView>()(
    'page',
    z.object({
      key: id,
      order: orderReference,
      accountId: id,
      /** Of the account as the form was shown with it. */
      identityVersion: wholeNumber,
      fields: parcelFieldsSchema,
      /** The doubts that the person let stand. */
      confirmed,
      /** What the village was chosen for, to learn from; left out, nothing is learned. */
      address: z.optional(z.nullable(addressText)),
      /** True only after the person was told what is already there and pressed again. */
      force: z.boolean(),
      /** True only after the person was told that this order has a parcel, and asked for another. */
      again: z.boolean(),
    }),
  ),
  /** Rows that wait for the service or for a person; those that need a person first. */
  'outbox/list': answers<readonly RowView[]>()('page', nothing),
  'row/read': answers<RowView>()('page', z.object({ rowId: id })),
  /** A person says what became of an unknown row, having looked for themselves. */
  'row/settle': answers<RowView>()('page', z.object({ rowId: id, choice: settleChoice })),
  'row/enter-code': answers<RowView>()('page', z.object({ rowId: id, parcelCode })),
  'row/try-now': answers<RowView>()('page', z.object({ rowId: id })),
  /** There is no call to withdraw a parcel: it is marked here, so that another may be made. */
  'row/mark-wrong': answers<RowView>()('page', z.object({ rowId: id, wrong: z.boolean() })),
  /** Whether nobody has said yet for how long presses are held, which is off then. */
  'hold/undecided': answers<boolean>()('page', nothing),
  /** For how many seconds presses are held from now on; 0: not at all. */
  'hold/decide': answers<null>()(
    'page',
    z.object({ seconds: z.int().check(z.minimum(0), z.maximum(LONGEST_HOLD / 1_000)) }),
  ),
  /** A person says that these were confirmed in the company's panel, or handed over, or takes that back. */
  'rows/tick': answers<null>()('page', z.object({ rowIds, tick: z.enum(ROW_TICKS), ticked: z.boolean() })),
  /** What pages asked for faster than a person presses: all of these are sent now, or none. */
  'rows/decide': answers<null>()('page', z.object({ rowIds, choice: z.enum(['send', 'leave']) })),
  'row/withdraw': answers<RowView>()('page', z.object({ rowId: id })),
  'row/look-again': answers<RowView>()('page', z.object({ rowId: id })),
  /** Presses in a review that were cut short more than a day ago: nothing of them is sent by itself. */
  'outbox/cut-short': answers<readonly CutShortPress[]>()('page', nothing),
  'outbox/decide-cut-short': answers<null>()(
    'page',
    z.object({ collectionId: id, choice: z.enum(['send', 'leave']) }),
  ),
  /** The orders chosen last on a list, drafted; `null`: none were chosen. */
  'review/open': answers<OpenReview | null>()('page', nothing),
  /** A sheet's orders are what is reviewed next, unless some were there before and nobody said what they are. */
  'review/collect-sheet': answers<{ readonly before: number }>()(
    'page',
    z.object({
      accountId: id,
      source: z.string().check(z.minLength(1), z.maxLength(60)),
      lines: z.array(sheetLine).check(z.minLength(1), z.maxLength(MOST_OF_SHEET)),
      repeated: z.nullable(z.enum(['same', 'new'])),
    }),
  ),
  /** The same orders as they stand now: read anew when something changed. */
  'review/reread': answers<OpenReview>()('page', z.object({ collectionId: id })),
  'review/read': answers<ReviewOrder>()('page', reviewed),
  'review/outcomes': answers<readonly ReviewOutcome[]>()('page', z.object({ collectionId: id })),
  /** Intends each of these that is certain and still what was shown, and sends them a few at once. */
  'review/ship': answers<readonly ReviewIntention[]>()(
    'page',
    z.object({
      collectionId: id,
      rows: z.array(pressedRow).check(z.minLength(1), z.maxLength(MOST_OF_SHEET)),
    }),
  ),
  /** True only after the person was told that the service refused a second parcel to the phone. */
  'review/force': answers<readonly ReviewIntention[]>()(
    'page',
    z.object({ collectionId: id, orderId: storeOrderId, digest }),
  ),
  /**
   * Opens an order of the review in its store, by the address that an open tab of the store knows; `at-link`: no tab
   * does, and the order's link was opened although its store wants a session in its addresses.
   */
  'review/open-order': answers<{ readonly opened: 'order' | 'at-link' }>()('page', reviewed),
  'review/stop': answers<null>()('page', z.object({ collectionId: id })),
  'review/resume': answers<null>()('page', z.object({ collectionId: id })),
  /** What a person decided about orders that share a phone; `merged` puts this one into the other's parcel. */
  'review/together': answers<null>()(
    'page',
    z.object({
      collectionId: id,
      orderId: storeOrderId,
      choice: z.enum(['held', 'both', 'merged', 'undecided']),
      with: z.nullable(storeOrderId),
    }),
  ),
  'quote/fee': answers<FeeQuote>()('page', askedFee),
  'quote/size': answers<SizeQuote>()('page', askedSize),
  /** Cancels a pending quote with the same parameters. */
  'quote/cancel': answers<null>()(
    'page',
    z.union([z.object({ fee: askedFee }), z.object({ size: askedSize })]),
  ),
  ...recipientMessages,
  ...directoryMessages,
  'account/check': answers<DirectoryView>()('page', z.object({ accountId: id })),
  /** Moves a parcel of a practice account (spec, POST /parcels/test-parcel). */
  'journey/move': answers<JourneyMove>()(
    'page',
    z.object({
      accountId: id,
      parcelCode: id,
      step: z.object({
        statusId: number,
        positionId: number,
        returnedReasonId: z.nullable(number),
      }),
    }),
  ),
  'webhook/set': answers<{ readonly message: string | null }>()(
    'page',
    z.object({ accountId: id, address: z.string().check(z.maxLength(2_000)) }),
  ),
  /** What an event that was sent to the webhook says, and of which parcel. */
  'webhook/read': answers<EventView>()(
    'page',
    z.object({ accountId: id, text: z.string().check(z.maxLength(100_000)) }),
  ),
  ...relayMessages,
  /** Changes an employee of a premium account (spec, POST /premium-customer/employees/{id}). */
  'employee/update': answers<User>()('page', z.object({ accountId: id, update: EMPLOYEE.valuesSchema })),
  /** Changes a content of a parcel (spec, POST /parcel-content/update/{id}); `attempt` names it for a cancel. */
  'content/update': answers<ParcelContent>()(
    'page',
    z.object({ accountId: id, attempt: id, values: CONTENT.valuesSchema, photos: sentPhotosSchema }),
  ),
  'content/cancel': answers<null>()('page', z.object({ attempt: id })),
  /** The keys of all accounts, encrypted under a passphrase; `without`: accounts whose key cannot be read. */
  'accounts/export-keys': answers<{
    readonly sealed: SealedKeys;
    readonly without: readonly string[];
  }>()(
    'page',
    z.object({ passphrase: z.string().check(z.minLength(PASSPHRASE_LENGTH), z.maxLength(1_000)) }),
  ),
  'stores/reconcile': answers<null>()('page', nothing),
  /** The language of the settings changed: the browser's menu is made again in the new one. */
  'language/changed': answers<null>()('page', nothing),

  /** The labels of these rows came out of the printer, with these codes; or a person says that they did not. */
  'labels/printed': answers<null>()('page', printedLabels),
  'form/again': answers<FormView>()('page', z.object({ rowId: id })),
  /** Revives a deleted parcel: sent after the person was told so and pressed once more. */
  'parcel/restore': answers<RestoredView>()('page', z.object({ accountId: id, parcelCode: id })),
  /** A person pressed for it in the popup: their tab may be taught from now on. */
  'teach/begin': answers<null>()(
    'page',
    z.object({
      tabId: wholeNumber,
      origin: z.string().check(z.maxLength(300)),
      fields: z.exactOptional(z.literal(true)),
    }),
  ),
  'teach/field': answers<SaidFields>()(
    'content',
    z.object({ meaning: z.enum(FIELD_MEANINGS), place: z.nullable(pointedPlace) }),
  ),
  'teach/open': answers<TeachView>()('content', nothing),
  'teach/save': answers<{ readonly id: string; readonly confirmed: boolean }>()(
    'content',
    z.object({ teaching }),
  ),
  'teach/stop': answers<null>()('content', nothing),
  /** What the script of a taught store's pages reads by. */
  'taught/opened': answers<readonly Teaching[]>()('content', nothing),
  'taught/list': answers<readonly TaughtStore[]>()('page', nothing),
  'taught/remove': answers<null>()('page', z.object({ id })),
  'taught/export': answers<string>()('page', nothing),
  'taught/import': answers<{ readonly added: number }>()(
    'page',
    z.object({ file: z.string().check(z.maxLength(FILE_LIMIT)) }),
  ),
} as const;

type Protocol = typeof protocol;
export type MessageName = keyof Protocol;
export type SettleChoice = z.infer<typeof settleChoice>;
export type InputOf<Name extends MessageName> = z.infer<Protocol[Name]['input']>;
export type OutputOf<Name extends MessageName> =
  | NonNullable<Protocol[Name]['output']>
  | Extract<Protocol[Name]['output'], null>;

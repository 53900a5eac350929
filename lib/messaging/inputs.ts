import * as z from 'zod/mini';
import { LANGUAGES } from '../i18n/language';
import { MOST_LABELS } from '../labels/label-layout';
import { MESSAGE_KINDS } from '../message/message-text';
import { CODES } from '../message/whatsapp';
import type { Order, PageOrder, StoreIdentity } from '../order';
import type { OrderReference } from '../order-key';
import { ORDER_LIMITS } from '../order-limits';
import { orderSchema, pageOrderSchema, storeSchema } from '../order-schema';
import { orderSaidSchema } from '../parcel/order-said';
import { parcelFieldsSchema } from '../parcel/parcel-fields-schema';
import { MOST_PARCELS } from '../parcel/rules';
import { currencyCode } from '../parcel/typed-amounts';
import type { CollectedOrder } from '../review/collection';
import { SHEET_ROLES } from '../sheet/sheet-columns';
import { MOST_OF_SHEET, type SheetLine } from '../sheet/sheet-lines';
import { judgeOrder } from '../stores/judge-order';
import type { Teaching } from '../stores/taught/teaching';
import type { FieldPlace } from '../teaching/field-place';
import { teachingSchema } from '../teaching/teaching-schema';
import type { AddressText } from '../villages/address';

export const id = z.string().check(z.minLength(1), z.maxLength(200));
export const storeOrderId = z.string().check(z.minLength(1), z.maxLength(ORDER_LIMITS.line));
/** A store's key, its origin and path: a sheet's has the list's name in it, of which each letter may take nine characters. */
export const storeKeyText = z.string().check(z.minLength(1), z.maxLength(2 * ORDER_LIMITS.line));
/** Under which what is typed for an order is kept: the store's key and the order's id. */
export const formKey = z.string().check(z.minLength(1), z.maxLength(3 * ORDER_LIMITS.line + 1));
export const wholeNumber = z.number().check(z.int(), z.gte(0));
export const decimal = z.string().check(z.maxLength(40), z.regex(/^\d+(\.\d+)?$/));
export const number = z.int();
export const parcelCode = z.string().check(z.regex(/^\S{1,100}$/));
/** Whether the labels of these rows, with these codes, came out of the printer. */
export const rowIds = z.array(id).check(z.maxLength(MOST_LABELS));
export const printedLabels = {
  labels: z.array(z.object({ rowId: id, parcelCode: id })).check(z.maxLength(MOST_LABELS)),
  printed: z.boolean(),
};
export const settleChoice = z.union([
  z.object({ was: z.literal('made'), parcelCode }),
  z.object({ was: z.literal('not-made'), next: z.enum(['send-again', 'leave']) }),
]);
const addressLine = z.exactOptional(z.nullable(z.string().check(z.maxLength(10_000))));
export const addressText = z.object({
  city: addressLine,
  state: addressLine,
  address1: addressLine,
  address2: addressLine,
  country: addressLine,
  aside: z.exactOptional(
    z.readonly(
      z.array(z.string().check(z.maxLength(ORDER_LIMITS.line))).check(z.maxLength(ORDER_LIMITS.fields)),
    ),
  ),
  isOfField: z.exactOptional(z.literal(true)),
}) satisfies z.ZodMiniType<AddressText>;
/** As a page sends it, and judged at once. */
export const order: z.ZodMiniType<Order> = z.pipe(
  z.pipe(pageOrderSchema as z.ZodMiniType<PageOrder>, z.transform(judgeOrder)),
  orderSchema as z.ZodMiniType<Order, Order>,
);
export const teaching: z.ZodMiniType<Teaching> = teachingSchema;
const fieldText = z.string().check(z.maxLength(ORDER_LIMITS.line));
export const pointedPlace = z.object({
  keys: z.readonly(z.array(fieldText).check(z.maxLength(10))),
  labels: z.readonly(z.array(fieldText).check(z.maxLength(20))),
  text: fieldText,
}) satisfies z.ZodMiniType<FieldPlace>;

export const phoneText = z.string().check(z.maxLength(40));

const messageFact = z.string().check(z.maxLength(ORDER_LIMITS.line));
/** By what it is remembered that a message was sent, an order's form or a row; `null`: it is not. */
const subject = formKey;
/** A line of a sheet, by what its cells say. */
export const sheetLine: z.ZodMiniType<SheetLine> = z.partialRecord(
  z.enum(SHEET_ROLES),
  z.string().check(z.maxLength(ORDER_LIMITS.note + 1)),
) as z.ZodMiniType<SheetLine>;

/** Messages of which it is asked whether they can be sent, and were. */
export const messagesAsked = {
  kind: z.enum(MESSAGE_KINDS),
  accountId: id,
  messages: z.array(z.object({ subject, phone: phoneText })).check(z.maxLength(MOST_OF_SHEET)),
};
export const messageSent = { kind: z.enum(MESSAGE_KINDS), subject, sent: z.boolean() };
/** To which customer, and about what; a text that is not known is empty. */
export const messageWish = {
  kind: z.enum(MESSAGE_KINDS),
  subject: z.nullable(subject),
  accountId: id,
  phone: phoneText,
  name: messageFact,
  number: messageFact,
  codes: z.readonly(z.array(messageFact).check(z.maxLength(MOST_PARCELS))),
  amount: z.union([z.literal(''), decimal]),
  /** In which the amount is; `null`: the account's. */
  currency: z.nullable(currencyCode),
  village: messageFact,
  /** When the parcel was made, in milliseconds since the epoch; 0: it was not. */
  at: z.int(),
  /** `null`: by the letters of the name. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** Chosen by the person, and kept for the phone; `null`: as it was kept, or as its digits say. */
  countryCode: z.nullable(z.enum(CODES)),
};

export const orderReference = z.object({
  store: storeKeyText,
  orderId: storeOrderId,
  number: z.nullable(z.string()),
  link: z.nullable(z.string()),
}) satisfies z.ZodMiniType<OrderReference>;

export const storeIdentity: z.ZodMiniType<StoreIdentity> = storeSchema;
export const collectedOrder = z.object({
  orderId: storeOrderId,
  number: z.nullable(z.string().check(z.maxLength(ORDER_LIMITS.line))),
  link: z.string().check(z.maxLength(ORDER_LIMITS.line)),
  reply: z.union([z.object({ order }), z.object({ missing: z.string().check(z.maxLength(200)) })]),
}) satisfies z.ZodMiniType<CollectedOrder>;

export const askedFee = { accountId: id, villageId: wholeNumber, price: z.nullable(decimal) };
export const askedSize = {
  accountId: id,
  villageId: wholeNumber,
  length: wholeNumber,
  width: wholeNumber,
  height: wholeNumber,
  /** An existing parcel, and a companion of it, whose size it would be. */
  parcelCode: z.exactOptional(id),
  companionId: z.exactOptional(wholeNumber),
};

export const digest = z.string().check(z.maxLength(500));
/** The doubts that a person let stand. */
export const confirmed = z.array(z.string().check(z.maxLength(11_000))).check(z.maxLength(100));
export const pastedText = {
  text: z.string().check(z.maxLength(20_000)),
  /** Of several people's orders in it the one to fill the form from. */
  part: z.optional(z.object({ start: wholeNumber, end: wholeNumber })),
  /** True only after the person was told for whom the form is typed, and said that it is discarded. */
  instead: z.optional(z.boolean()),
};
/** What was typed into a form since the last of these. */
export const typedForm = {
  key: formKey,
  orderId: storeOrderId,
  edits: z.partial(parcelFieldsSchema),
  /** In which the form showed its amounts. */
  currency: z.nullable(currencyCode),
  /** What the order said as the form showed it. */
  said: z.optional(orderSaidSchema),
  confirmed,
};
export const reviewed = { collectionId: id, orderId: storeOrderId };
export const pressedRow = z.object({ orderId: storeOrderId, digest });

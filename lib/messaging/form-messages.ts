import * as z from 'zod/mini';
import { DECIMAL } from '../decimal';
import { ORDER_LIMITS, STATUS_MEANINGS } from '../order-limits';
import { LONGEST_HOLD } from '../outbox/due';
import { LONGEST_GOODS, type OrderFacts } from '../parcel/order-facts';
import { orderSaidSchema } from '../parcel/order-said';
import { parcelFieldsSchema } from '../parcel/parcel-fields-schema';
import type { PastParcels } from '../parcel/past-parcels';
import { currencyCode } from '../parcel/typed-amounts';
import type { AddressText } from '../villages/address';
import { page } from './define-message';
import {
  decimal,
  formKey,
  id,
  orderReference,
  phoneText,
  storeKeyText,
  storeOrderId,
  wholeNumber,
} from './inputs';
import type { BesideView, FormView, PopupBeginning, TabView } from './views/form';
import type { RowView } from './views/row';
import type { FeeQuote, KnownRecipient, SizeQuote } from './views/service';

const addressLine = z.exactOptional(z.nullable(z.string().check(z.maxLength(10_000))));
const addressText = z.object({
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
const orderFacts = z.object({
  status: z.nullable(z.string().check(z.maxLength(ORDER_LIMITS.line))),
  meaning: z.nullable(z.enum(STATUS_MEANINGS)),
  payment: z.nullable(z.enum(['paid', 'unpaid', 'doubtful'])),
  readBy: z.string().check(z.maxLength(40)),
  total: z.nullable(z.string().check(z.maxLength(ORDER_LIMITS.amount), z.regex(DECIMAL))),
  address: z.nullable(addressText),
  goods: z.exactOptional(z.nullable(z.string().check(z.maxLength(LONGEST_GOODS)))),
  refunded: z.exactOptional(z.nullable(decimal)),
  paid: z.exactOptional(z.nullable(decimal)),
  phone: z.exactOptional(z.nullable(phoneText)),
  placeInNote: z.exactOptional(z.boolean()),
}) satisfies z.ZodMiniType<OrderFacts>;
const askedFee = { accountId: id, villageId: wholeNumber, price: z.nullable(decimal) };
const askedSize = {
  accountId: id,
  villageId: wholeNumber,
  length: wholeNumber,
  width: wholeNumber,
  height: wholeNumber,
  /** An existing parcel, and a companion of it, whose size it would be. */
  parcelCode: z.exactOptional(id),
  companionId: z.exactOptional(wholeNumber),
};
const pastedText = {
  text: z.string().check(z.maxLength(20_000)),
  /** Of several people's orders in it the one to fill the form from. */
  part: z.optional(z.object({ start: wholeNumber, end: wholeNumber })),
  /** True only after the person was told for whom the form is typed, and said that it is discarded. */
  instead: z.optional(z.boolean()),
};
/** The doubts that a person let stand, each with its field's value and with what it says. */
const confirmed = z.array(z.string().check(z.maxLength(22_000))).check(z.maxLength(100));
const typedForm = {
  key: formKey,
  orderId: storeOrderId,
  edits: z.partial(parcelFieldsSchema),
  /** In which the form showed its amounts. */
  currency: z.nullable(currencyCode),
  /** What the order said as the form showed it. */
  said: z.optional(orderSaidSchema),
  confirmed,
};

export const formMessages = {
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
  /** The form of one more parcel like that of a row. */
  'form/again': page({ rowId: id }).answers<FormView>(),
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
    /** What the order was as the form showed it. */
    facts: z.optional(orderFacts),
    /** How the form was shown as one parcel with other orders. */
    joining: z.optional(id),
    /** True only after the person was told what is already there and pressed again. */
    force: z.boolean(),
    /** True only after the person was told that this order has a parcel, and asked for another. */
    again: z.boolean(),
  }).answers<RowView>(),
  /** Whether nobody has said yet for how long presses are held, which is off then. */
  'hold/undecided': page().answers<boolean>(),
  /** For how many seconds presses are held from now on; 0: not at all. */
  'hold/decide': page({ seconds: z.int().check(z.minimum(0), z.maximum(LONGEST_HOLD / 1_000)) }),
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
} as const;

import * as z from 'zod/mini';
import { ORDER_LIMITS, STATUS_MEANINGS } from './order-limits';
import { pageTextsSchema } from './page-text-schema';
import { STORE_KINDS } from './stores/registry';

/**
 * An order as it comes from a page, which is not to be trusted: every text and list has a bound, every
 * amount is a plain decimal, addresses are of the store they claim, and what is not part of an order is
 * dropped. At its largest an order is a few megabytes.
 */

const line = z.string().check(z.maxLength(ORDER_LIMITS.line));
const filledLine = line.check(z.minLength(1));
const decimal = z.string().check(z.maxLength(ORDER_LIMITS.amount), z.regex(/^-?\d+(\.\d+)?$/));
const positiveDecimal = decimal.check(z.regex(/^\d/));

const unknownSchema = z.object({
  known: z.literal(false),
  why: z.enum(['absent', 'not-shown', 'ambiguous', 'disagree', 'unreadable']),
  text: z.exactOptional(z.string().check(z.maxLength(ORDER_LIMITS.note))),
});

function fact<Value extends z.ZodMiniType>(value: Value) {
  const known = z.object({
    known: z.literal(true),
    value,
    from: z.enum(['store-data', 'form-field', 'labelled-text']),
    sure: z.boolean(),
  });
  return z.discriminatedUnion('known', [known, unknownSchema]);
}

const party = z.object({
  name: fact(filledLine),
  company: fact(filledLine),
  phone: fact(filledLine),
  address1: fact(filledLine),
  address2: fact(filledLine),
  city: fact(filledLine),
  state: fact(filledLine),
  postcode: fact(filledLine),
  country: fact(z.string().check(z.regex(/^[A-Z]{2}$/))),
});

const item = z.object({
  name: filledLine,
  quantity: fact(decimal),
  amount: fact(decimal),
});

/**
 * A field that is none of the store's own: a shop's in its checkout or an address, or a plugin's datum of the order.
 * What it means is told by its key or label, in the background.
 */
const customField = z.object({
  /** `order`: of the checkout, beside the addresses; `data`: whatever else is kept with the order. */
  at: z.enum(['shipping', 'billing', 'order', 'data']),
  /** As the store keeps it; empty where its page alone has the field. */
  key: line,
  /** As people see it; empty where only its key is known. */
  label: line,
  /** Empty: the field is there, and nothing in it. One key twice: the page does not say what is saved. */
  value: line,
  /** Of one chosen from a list, what is saved; `value` is how people see it. */
  code: z.exactOptional(line),
  /** As its merchant said, laid over in the background. `unread`: it is kept where this reading of the order has none. */
  means: z.exactOptional(z.enum(['village', 'unknown', 'unread'])),
});

const payment = fact(z.enum(['paid', 'unpaid', 'doubtful']));

/** The path begins and ends with `/`, the origin holds nothing but itself. */
export const storeSchema = z.object({
  kind: z.enum(STORE_KINDS),
  origin: line.check(z.regex(/^https?:\/\/[^/?#\\@\s]+$/)),
  basePath: line.check(z.regex(/^\/(?:[^?#\s]*\/)?$/)),
});

const orderFields = z.object({
  store: storeSchema,
  /** Whether the reader was held against pages of the running store; what it was not is looked at by a person. */
  verified: z.boolean(),
  /** The store's own key, which never changes. */
  id: filledLine,
  /** What people call the order; plugins change it. */
  number: fact(filledLine),
  link: line,
  status: fact(filledLine),
  /** Left out where the store's list has no such status (a shop's own, a plugin's), or the store has no list. */
  statusMeaning: z.exactOptional(z.enum(STATUS_MEANINGS)),
  shipping: party,
  billing: party,
  items: z.array(item).check(z.maxLength(ORDER_LIMITS.items)),
  /** ISO 4217, upper case. A symbol alone is `ambiguous`. */
  currency: fact(z.string().check(z.regex(/^[A-Z]{3}$/))),
  shippingTotal: fact(decimal),
  /** Of `taxTotal`, what is of `shippingTotal` and not in it. Left out where the store does not say so. */
  shippingTax: z.exactOptional(fact(decimal)),
  feesTotal: fact(decimal),
  taxTotal: fact(decimal),
  /** Zero or positive: what was given back; `total` does not have it taken off. */
  refundedTotal: fact(positiveDecimal),
  total: fact(decimal),
  /**
   * Zero or positive: the part of `total` that the store knows was paid beforehand (a deposit). `payment` says
   * whether that settles the order; most stores know of no parts, so it is mostly `not-shown`.
   */
  paidTotal: fact(positiveDecimal),
  payment,
  /** The store's code of the method (`cod`, `bacs`), not its translated title. */
  paymentMethod: fact(filledLine),
  customerNote: fact(z.string().check(z.minLength(1), z.maxLength(ORDER_LIMITS.note))),
  /** Left out where the store has none, or its reader reads none. */
  customFields: z.exactOptional(z.array(customField).check(z.maxLength(ORDER_LIMITS.fields))),
  /** The customer comes for it: there is nothing to deliver. Left out where the store does not say so. */
  isPickedUp: z.exactOptional(z.literal(true)),
  /** The store counts goods of it as sent, whatever its status says. Left out where it does not say so. */
  isShipped: z.exactOptional(z.literal(true)),
  /**
   * Its goods stand in another order too, a marketplace's and its vendors'. Left out where the store does not say so.
   */
  isInParts: z.exactOptional(z.literal(true)),
  /** Nothing in it is sent: downloads, services, vouchers. Left out where the store does not say so. */
  isVirtual: z.exactOptional(z.literal(true)),
  /**
   * Why the store's own data are not in it although the store offers some: nobody is signed in any more, its answer
   * has not come yet, or the person may not see them. What the page alone does not tell is then unknown for that reason.
   */
  silence: z.exactOptional(z.enum(['signed-out', 'late', 'not-allowed'])),
  /**
   * The lines of the delivery address as the store formats them, where nothing on the page tells its parts. Looked at
   * where the parts cannot be had in any other way.
   */
  shippingLines: z.exactOptional(z.array(filledLine).check(z.maxLength(ORDER_LIMITS.addressLines))),
  /**
   * What staff wrote on the order, as far as its page or its store tells; it goes nowhere. Left out where there is
   * nothing.
   */
  remarks: z.exactOptional(z.array(line.check(z.minLength(1))).check(z.maxLength(ORDER_LIMITS.remarks))),
  /** The parcel code in our own note on the order: somebody shipped it, here or on another machine. */
  ownNote: z.exactOptional(filledLine),
  /** The code stands in the order's data alone, so far as is known; left out where a note has it. */
  ownNoteIn: z.exactOptional(z.literal('data')),
});

/** A link is offered for pressing: nowhere but into the store. */
const isLinkIntoStore = z.refine<Pick<z.infer<typeof orderFields>, 'link' | 'store'>>(
  ({ link, store }) => link.startsWith(store.origin + store.basePath),
  { path: ['link'] },
);

export const orderSchema = orderFields.check(isLinkIntoStore);

const shownOrder = z.extend(
  z.pick(orderFields, {
    shipping: true,
    billing: true,
    currency: true,
    total: true,
    paidTotal: true,
    paymentMethod: true,
    customFields: true,
    ownNote: true,
    remarks: true,
  }),
  {
    texts: z.exactOptional(pageTextsSchema),
  },
);

/** What a store's own interface may answer at most. */
const isAnswer = z.refine((answer: unknown) => JSON.stringify(answer).length <= ORDER_LIMITS.answer);

/** An order as a page's script sends it: with what the background judges of it (`judge-order`), so that no page carries that. */
export const pageOrderSchema = z
  .extend(orderFields, {
    /** What pages of the order say beside the store's own data; the one in front of the person last. */
    shown: z.exactOptional(z.readonly(z.array(shownOrder).check(z.maxLength(5)))),
    /** What stands at the places that the order is read of. */
    texts: z.exactOptional(pageTextsSchema),
    /** The store's code of its status, where `status` is what the shop calls it; `null`: the page does not say. */
    statusId: z.exactOptional(z.nullable(line)),
    /** The notes on it as its store gave them just now, the newest first. Nothing is known of their shape. */
    storeNotes: z.exactOptional(z.readonly(z.array(z.record(z.string(), z.unknown())).check(isAnswer))),
    deliveryNames: z.exactOptional(z.readonly(z.array(z.string()))),
    /** What `payment` is by the words of its method, where it is paid before the goods are sent. */
    paidBefore: z.exactOptional(z.object({ method: z.string(), atOnce: payment, byHand: payment })),
    /** What stands for the currency beside its amounts, where no teaching says what it means. */
    currencyMark: z.exactOptional(fact(filledLine)),
    /** The page shows no date of payment, and would: with the transaction it shows, what `payment` is judged by. */
    paid: z.exactOptional(z.object({ transaction: fact(filledLine) })),
    /** The order as its store answered it, of which the rest is read (`read-sent`). Nothing is known of its shape. */
    answer: z.exactOptional(z.record(z.string(), z.unknown()).check(isAnswer)),
  })
  .check(isLinkIntoStore);

import * as z from 'zod/mini';
import { ORDER_LIMITS, type Order, STATUS_MEANINGS, STORE_KINDS } from './order';

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
    from: z.enum(['store-data', 'form-field', 'labelled-text', 'address-bar']),
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
  sku: z.nullable(line),
  quantity: fact(decimal),
  unitAmount: fact(decimal),
  amount: fact(decimal),
});

/** The path begins and ends with `/`, the origin holds nothing but itself. */
export const storeSchema = z.object({
  kind: z.enum(STORE_KINDS),
  origin: line.check(z.regex(/^https?:\/\/[^/?#\\@\s]+$/)),
  basePath: line.check(z.regex(/^\/(?:[^?#\s]*\/)?$/)),
});

export const orderSchema = z
  .object({
    store: storeSchema,
    verified: z.boolean(),
    id: filledLine,
    number: fact(filledLine),
    link: line,
    status: fact(filledLine),
    statusMeaning: z.exactOptional(z.enum(STATUS_MEANINGS)),
    createdAt: fact(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))),
    shipping: party,
    billing: party,
    items: z.array(item).check(z.maxLength(ORDER_LIMITS.items)),
    currency: fact(z.string().check(z.regex(/^[A-Z]{3}$/))),
    itemsTotal: fact(decimal),
    shippingTotal: fact(decimal),
    feesTotal: fact(decimal),
    discountTotal: fact(positiveDecimal),
    taxTotal: fact(decimal),
    refundedTotal: fact(positiveDecimal),
    total: fact(decimal),
    paidTotal: fact(positiveDecimal),
    payment: fact(z.enum(['paid', 'unpaid', 'doubtful'])),
    paymentMethod: fact(filledLine),
    customerNote: fact(z.string().check(z.minLength(1), z.maxLength(ORDER_LIMITS.note))),
    isPickedUp: z.exactOptional(z.literal(true)),
    ownNote: z.exactOptional(filledLine),
  })
  .check(
    // A link is offered for pressing: nowhere but into the store.
    z.refine((order) => order.link.startsWith(order.store.origin + order.store.basePath), { path: ['link'] }),
  ) satisfies z.ZodMiniType<Order>;

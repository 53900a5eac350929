import * as z from 'zod/mini';
import { currencyCode } from '../parcel/typed-amounts';
import { ROW_STATES } from './row';

const nullableText = z.nullable(z.string());
const moment = z.number();
const refusal = z.looseObject({
  code: z.string(),
  params: z.record(z.string(), z.string()),
  serviceText: nullableText,
  fields: z.record(z.string(), z.string()),
});

/** What every reader of a row relies on. The row itself is kept as it is: nothing of it is taken off by reading. */
const readable = z.looseObject({
  id: z.string(),
  store: z.string(),
  orderId: z.string(),
  copy: z.number(),
  orderNumber: nullableText,
  orderLink: nullableText,
  accountId: z.string(),
  identityVersion: z.number(),
  phoneKey: z.string(),
  forced: z.boolean(),
  request: z.looseObject({
    recipient: z.looseObject({ first_name: z.string(), phone: z.string() }),
    address: z.looseObject({ village_id: z.number(), street_name: z.string() }),
    total_price: z.string(),
    description: z.string(),
  }),
  revision: z.number(),
  state: z.enum(ROW_STATES),
  attempts: z.array(
    z.looseObject({
      id: z.string(),
      revision: z.number(),
      startedAt: moment,
      endedAt: z.nullable(moment),
      answer: z.nullable(refusal),
    }),
  ),
  sent: z.nullable(z.looseObject({ text: z.string(), identityVersion: z.number() })),
  waiting: z.nullable(
    z.looseObject({
      reason: z.string(),
      since: moment,
      tries: z.number(),
      nextTryAt: z.nullable(moment),
      pages: z.optional(z.number()),
    }),
  ),
  parcelCode: nullableText,
  refusal: z.nullable(refusal),
  settlement: z.nullable(z.looseObject({ choice: z.enum(['made', 'not-made']), at: moment })),
  lookedAgain: z.nullable(z.looseObject({ found: z.string(), at: moment })),
  carries: z.optional(
    z.array(z.looseObject({ orderId: z.string(), number: nullableText, link: nullableText })),
  ),
  part: z.optional(z.nullable(z.looseObject({ press: z.string(), number: z.number(), of: z.number() }))),
  heldUntil: z.optional(z.nullable(moment)),
  wrongSince: z.optional(z.nullable(moment)),
  confirmedAt: z.optional(z.nullable(moment)),
  handedOverAt: z.optional(z.nullable(moment)),
  paidOtherwiseAt: z.optional(z.nullable(moment)),
  currency: z.optional(currencyCode),
  createdAt: moment,
  updatedAt: moment,
});

/** Whether a stored row is one; what else lies among them is shown to the person as unreadable. */
export function isReadableRow(row: unknown): boolean {
  return readable.safeParse(row).success;
}

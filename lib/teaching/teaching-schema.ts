import * as z from 'zod/mini';
import {
  BESIDES,
  DATA,
  TEACHING_LIMITS as LIMITS,
  type Step,
  type TaughtPlace,
  TEACHING_STATES,
  type Teaching,
} from '../stores/taught/teaching';

/** Characters that a file of teachings may have: far more than anybody's. */
export const FILE_LIMIT = 1_000_000;

/**
 * A teaching as it comes from a page, a file or an older run: nothing in it is a selector or a program, and every
 * text and list has a bound. What is not part of a teaching is dropped.
 */

const text = z.string().check(z.maxLength(LIMITS.text));
const filled = text.check(z.minLength(1));
const tag = filled.check(z.regex(/^[a-z][a-z0-9-]*$/));
const attributeName = filled.check(z.regex(/^[a-z][a-z0-9-]*$/));

const step = z.object({
  tag,
  id: z.nullable(filled),
  attribute: z.nullable(z.object({ name: attributeName, value: filled })),
  classes: z.array(filled).check(z.maxLength(LIMITS.classes)),
}) satisfies z.ZodMiniType<Step>;

const place = z.discriminatedUnion('by', [
  z.object({ by: z.literal('id'), id: filled }),
  z.object({ by: z.literal('name'), name: filled }),
  z.object({
    by: z.literal('attribute'),
    tag,
    name: attributeName,
    value: z.nullable(filled),
    begins: z.boolean(),
  }),
  z.object({
    by: z.literal('label'),
    label: filled,
    beside: z.enum(BESIDES),
    section: z.nullable(filled),
    inside: z.nullable(tag),
  }),
  z.object({
    by: z.literal('structure'),
    steps: z.array(step).check(z.minLength(1), z.maxLength(LIMITS.steps)),
  }),
]) satisfies z.ZodMiniType<TaughtPlace>;

const part = z.discriminatedUnion('take', [
  z.object({ take: z.literal('whole') }),
  z.object({ take: z.literal('between'), before: text, after: text }),
  z.object({ take: z.literal('phone') }),
]);

const datum = z.object({
  ways: z
    .array(z.object({ place, seen: z.int().check(z.gte(1), z.lte(100)) }))
    .check(z.maxLength(2 * LIMITS.ways)),
  part,
});

const segments = z.array(z.string().check(z.maxLength(LIMITS.text))).check(z.maxLength(LIMITS.segments));
const mark = z.string().check(z.maxLength(1));

export const teachingSchema = z.object({
  id: filled,
  origin: z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^/?#\\@\s]+$/)),
  state: z.enum(TEACHING_STATES),
  address: z.object({
    path: segments,
    query: z.array(z.object({ name: filled, value: text })).check(z.maxLength(LIMITS.segments)),
    hash: z.nullable(segments),
  }),
  data: z.partialRecord(z.enum(DATA), datum),
  numberStyles: z
    .array(z.object({ decimalMark: mark, thousandsMark: mark }))
    .check(z.maxLength(LIMITS.meanings)),
  currencies: z
    .array(z.object({ mark: text, code: z.string().check(z.regex(/^[A-Z]{3}$/)) }))
    .check(z.maxLength(LIMITS.meanings)),
  payments: z
    .array(z.object({ text: filled, payment: z.enum(['paid', 'unpaid', 'doubtful']) }))
    .check(z.maxLength(LIMITS.meanings)),
  alwaysUnpaid: z.boolean(),
  taughtOn: z.array(filled).check(z.maxLength(LIMITS.examples)),
  changedAt: z.number(),
}) satisfies z.ZodMiniType<Teaching>;

import * as z from 'zod/mini';

/**
 * What browsers and the relay say to each other. Both sides parse what they get with these; times are ISO texts in
 * UTC by the relay's database, amounts decimal texts in the account's currency.
 */

const decimal = z.string().check(z.maxLength(20), z.regex(/^-?\d+(\.\d+)?$/));
const parcelCode = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** An order's name on the relay: 32 bytes of HMAC, base64url (`order-key`). It says nothing of the order. */
export const orderKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Who a colleague is: a browser that joined, with the name that was given there. */
const memberSchema = z.object({ id: z.number(), name: z.string().check(z.maxLength(200)) });

export const CHANGES_AT_ONCE = 500;
/** Codes of an order beside its own: more come of no honest browser, and an answer with more would be read by none. */
export const OTHER_CODES = 100;
const count = z.number().check(z.int(), z.nonnegative());
/** Of an event's body, and so of each text in it, that relays kept at any time; sealed, in base64, a third more. */
const LONGEST_BODY = 64 * 1024;

/** Milliseconds: a year. */
export const OLDEST_CLAIM = 366 * 24 * 60 * 60_000;

export const joinRequestSchema = z.object({
  secret: z.string().check(z.maxLength(200)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}]+$/u)),
});

export const joinedSchema = z.object({ shop: z.string(), member: memberSchema, token: z.string() });

/**
 * `takeOver` names the claim that a person takes over: of one that has changed since, nothing is taken. `isOwn`: it is
 * the same browser's, from before it joined anew. `reference` names the reference number that the parcel has
 * (`referenceName`); earlier browsers leave both out. `age` is for how many milliseconds it has been claimed, where the relay
 * hears of it late: colleagues count its parcel on the day on which it was made. Earlier relays pass over it.
 */
export const claimRequestSchema = z.object({
  claim: z.uuid(),
  takeOver: z.optional(z.uuid()),
  isOwn: z.optional(z.boolean()),
  reference: z.optional(orderKeySchema),
  age: z.optional(z.number().check(z.int(), z.nonnegative(), z.maximum(OLDEST_CLAIM))),
});

/** What became of the attempt: the row's summary, without anything of a person. */
export const outcomeRequestSchema = z.discriminatedUnion('state', [
  z.object({ claim: z.uuid(), state: z.literal('unknown') }),
  z.object({
    claim: z.uuid(),
    state: z.literal('created'),
    code: z.nullable(parcelCode),
    amount: z.nullable(decimal),
    fee: z.nullable(decimal),
    /** A person says that it should not have been made, or takes that back; earlier browsers leave it out. */
    wrong: z.optional(z.boolean()),
  }),
]);

/**
 * An order as colleagues see it. `claimed`: being sent; `unknown`: its answer was lost; `created`: shipped, `code`
 * null where nobody knows it yet; `released`: refused or withdrawn, free to be claimed.
 */
const sharedOrderSchema = z.object({
  key: orderKeySchema,
  claim: z.uuid(),
  state: z.enum(['claimed', 'unknown', 'created', 'released']),
  member: memberSchema,
  code: z.nullable(parcelCode),
  amount: z.nullable(decimal),
  fee: z.nullable(decimal),
  /** Of one that was shipped: a person said that its parcel should not have been made. Left out by earlier relays. */
  wrong: z.optional(z.boolean()),
  claimedAt: z.string(),
  changedAt: z.string(),
  /** Whose claim a person took over to make this one. */
  takenFrom: z.nullable(memberSchema),
  /** As it was claimed with; `null` or, by earlier relays, left out where that is not known. */
  reference: z.optional(z.nullable(orderKeySchema)),
  /** Codes that came for claims that had been taken over: parcels that exist as well. */
  otherCodes: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(OTHER_CODES)),
});

/** The answer to a claim: 201 where it is the caller's, 409 where it is somebody else's. */
export const claimAnswerSchema = z.object({ order: sharedOrderSchema });

/**
 * One entry of a shop's sequence. Of an event only these fields can be read by the relay; `sealed` is its whole body,
 * sealed to the shop's key (`seal`), in base64. Fields that the body does not have in the specification's form are null.
 */
const changeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event'),
    seq: count,
    at: z.string(),
    parcelCode: z.nullable(z.string().check(z.maxLength(LONGEST_BODY))),
    statusId: z.nullable(z.number()),
    positionId: z.nullable(z.number()),
    sealed: z.string().check(z.maxLength(2 * LONGEST_BODY)),
  }),
  z.object({ kind: z.literal('order'), seq: count, at: z.string(), order: sharedOrderSchema }),
]);

/**
 * Numbers have no gaps: a first number above `after + 1` says that what lies between is older than the relay keeps,
 * and a `last` below `after` that the relay lost its data and counts from the beginning. `more`: ask again from the last
 * one given.
 */
export const changesAnswerSchema = z.object({
  changes: z.array(changeSchema).check(z.maxLength(CHANGES_AT_ONCE)),
  last: count,
  more: z.boolean(),
  /**
   * When the change of the number `after` was; left out where it is no longer kept, and by earlier relays. Another time
   * than that change once had says that the relay was put back from an older copy and has counted on since.
   */
  afterAt: z.optional(z.string()),
});

/** Every refusal: a code that the other side has words for. */
export const refusalSchema = z.object({ error: z.string() });

export type Change = z.infer<typeof changeSchema>;
export type SharedOrder = z.infer<typeof sharedOrderSchema>;
export type ClaimRequest = z.infer<typeof claimRequestSchema>;
export type OutcomeRequest = z.infer<typeof outcomeRequestSchema>;

import { z } from 'zod';
import { OPERATION_NAMES } from '../operations/operation';

/**
 * Ways to misbehave:
 * - `delay`: runs, the answer waits.
 * - `drop-before`: the connection is destroyed, nothing has run.
 * - `drop-after`: runs, then the connection is destroyed without an answer.
 * - `drop-midway`: runs, then the connection is destroyed in the middle of the answer's body.
 * - `late-commit`: the connection is destroyed; the operation runs `delayMs` later.
 * - `status`: another status with a JSON body.
 * - `html`: a page instead of JSON.
 * - `truncated`: whole HTTP, half of the JSON.
 * - `empty`: an empty body.
 * - `redirect`: 307 to another address.
 * - `failure-with-code`: runs, then `success: false` beside what it would have answered, the parcel's code with it.
 * - `large`: runs, then its answer with ten megabytes of blanks behind it.
 * - `database`: the operation's own "database error" of the Errors table, 500 where it has none.
 */
const KINDS = [
  'delay',
  'drop-before',
  'drop-after',
  'drop-midway',
  'late-commit',
  'status',
  'html',
  'truncated',
  'empty',
  'redirect',
  'failure-with-code',
  'large',
  'database',
] as const;

export type FaultKind = (typeof KINDS)[number];

/** Whether the operation runs when `commits` is not given. */
const COMMITS: Readonly<Record<FaultKind, boolean>> = {
  delay: true,
  'drop-before': false,
  'drop-after': true,
  'drop-midway': true,
  'late-commit': true,
  status: false,
  html: false,
  truncated: true,
  empty: true,
  redirect: false,
  'failure-with-code': true,
  large: true,
  database: false,
};

/** The kinds whose name says whether they commit. */
const FIXED: readonly FaultKind[] = ['delay', 'drop-before', 'drop-after', 'late-commit'];

const WITH_STATUS: readonly FaultKind[] = ['status', 'html', 'failure-with-code'];

export const faultSchema = z
  .strictObject({
    operation: z.enum([...OPERATION_NAMES, '*']),
    kind: z.enum(KINDS),
    /** HTTP status of `status` (500 when not given), of `html` and of `failure-with-code` (200). */
    status: z.int().min(400).max(599).or(z.literal(200)).optional(),
    /** `status`: the seconds that its `Retry-After` asks for. */
    retryAfter: z.int().nonnegative().optional(),
    /** `late-commit`: how much later it commits (3,000). Others: how long the answer, or its absence, waits. */
    delayMs: z.int().nonnegative().optional(),
    /** Whether the operation runs although its answer is lost. */
    commits: z.boolean().optional(),
    /** How many requests it meets; without it, every one until cleared. */
    times: z.int().positive().optional(),
    /** Only requests about this phone, in whichever form: so faults of several orders do not meet. */
    phone: z
      .string()
      .regex(/\d{9}$/)
      .optional(),
    /** Where `redirect` points; without it, an address of the sandbox under another host name. */
    location: z.url().optional(),
  })
  .refine(
    ({ kind, commits }) => commits === undefined || !FIXED.includes(kind) || commits === COMMITS[kind],
    {
      path: ['commits'],
      message: 'contradicts the kind',
    },
  )
  .refine(({ kind, status }) => status === undefined || WITH_STATUS.includes(kind), {
    path: ['status'],
    message: `is only for the kinds ${WITH_STATUS.join(', ')}`,
  })
  .refine(({ kind, retryAfter }) => retryAfter === undefined || kind === 'status', {
    path: ['retryAfter'],
    message: 'is only for the kind status',
  })
  .refine(({ kind, location }) => location === undefined || kind === 'redirect', {
    path: ['location'],
    message: 'is only for the kind redirect',
  });

export type Fault = z.output<typeof faultSchema>;

/** Whether the operation runs under this fault. */
export function faultCommits({ kind, commits }: Fault): boolean {
  return commits ?? COMMITS[kind];
}

import type * as z from 'zod/mini';
import { Failure } from '../../../lib/failure';
import { readBody } from '../../../lib/read-body';
import { refusalSchema } from '../../../lib/relay/schemas';

/** Milliseconds that the relay may take to answer while no press waits for it. */
export const RELAY_TIMEOUT = 15_000;

/** Bytes of an answer: 500 events of 64 kB each, as earlier relays tell them at once, sealed and in base64. */
const LONGEST_ANSWER = 48 * 1024 * 1024;

interface Call<Answer> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  /** A member's; left out where none is needed. */
  readonly token?: string;
  readonly body?: object;
  readonly answer: z.ZodMiniType<Answer>;
  /** Statuses that are no failure, beside 2xx. */
  readonly also?: readonly number[];
  readonly signal: AbortSignal;
}

const FAILURES = {
  'unknown-invitation': 'invitation-ended',
  'too-many-members': 'relay-full',
  'unknown-member': 'relay-member',
} as const;

/**
 * Calls the relay: no cookies, no redirect followed, nothing from a cache. Nothing of what was sent is in a failure.
 * @throws Failure `relay-unreachable`, `relay-answer` for what is no relay's answer, `invitation-ended`,
 * `relay-full`, `relay-member` for a browser that was sent away
 */
export async function callRelay<Answer>(
  call: Call<Answer>,
): Promise<{ readonly status: number; readonly value: Answer }> {
  const { method = 'GET', url, token, body, answer, also = [], signal } = call;
  const response = await fetch(url, {
    method,
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
  }).catch(unreachable);
  // What is no JSON, or too long, is no answer of a relay, and is parsed as such.
  const json: unknown = await readBody(response, LONGEST_ANSWER)
    .then(JSON.parse)
    .catch(() => null);
  if (response.ok || also.includes(response.status)) {
    const parsed = answer.safeParse(json);
    if (!parsed.success) throw new Failure('relay-answer');
    return { status: response.status, value: parsed.data };
  }
  const code = refusalSchema.safeParse(json).data?.error;
  if (code !== undefined && code in FAILURES) throw new Failure(FAILURES[code as keyof typeof FAILURES]);
  throw new Failure(response.status >= 500 || response.status === 429 ? 'relay-unreachable' : 'relay-answer');
}

/** The browser's own error would name what was called. */
function unreachable(): never {
  throw new Failure('relay-unreachable');
}

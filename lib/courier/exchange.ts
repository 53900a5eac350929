import ky, { isHTTPError, type Options } from 'ky';
import { BrokenAnswerError, LargeAnswerError, readBody } from '../read-body';
import { isLoopback } from '../settings/addresses';
import { KEY_FIELD } from '../settings/key-field';
import { CourierError, type OperationName } from './errors';
import { KeyHider } from './hide-key';
import type { Operation } from './operation';
import type { ServiceAnswer } from './read-answer';
import { LONGEST_WAIT, RETRIED_STATUSES, RetryBudget, readRetryAfter } from './retry-budget';
import { type RequestBody, signRequest } from './sign-request';

export interface ExchangeOptions {
  /** The account's base address: https, except on loopback; with or without a slash at its end. */
  readonly address: string;
  /** Reads the key just before it is put into a request; `null` when none is kept or it cannot be read. */
  readonly readKey: () => Promise<string | null>;
  /** The body's field that the key goes into, where the company calls it otherwise than the spec. */
  readonly keyField?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** False only when the machine is known to have no network; asked before every call that leaves it. */
  readonly isOnline?: () => boolean;
  /** Milliseconds that a whole call may take, reading the key, retries and the answer's body included. */
  readonly timeout?: number;
  /** Milliseconds before the nth retry of a look-up. */
  readonly backoff?: (retry: number) => number;
}

/** What a call has done so far; what may be said of it when it fails depends on it. */
export interface CallState {
  /** Knows the key once it was read; nothing comes back before that. */
  hider: KeyHider;
  /** Set just before the request is handed to fetch: from then on it may have arrived. */
  sent: boolean;
  /** Set when the caller has been answered; nothing is sent after it. */
  over: boolean;
}

const TIMEOUT = 20_000;
const LARGEST_ANSWER = 1024 * 1024;

/**
 * No redirect is followed, no cookies are carried. The key is read here, in the request hook, and nowhere else.
 * @throws CourierError for what kept it from being sent; else whatever ky or fetch throws, to be replaced by the
 * caller, since those errors hold the request.
 */
export async function exchange(
  options: ExchangeOptions,
  operation: Operation<unknown>,
  body: RequestBody,
  signal: AbortSignal | undefined,
  state: CallState,
  budget = new RetryBudget(operation.retries ?? 0),
): Promise<ServiceAnswer> {
  const base = findServiceBase(options.address);
  if (base === null) throw new CourierError(operation.name, 'invalid-address', 'not-sent');
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  let answer: ServiceAnswer | undefined;
  let key = '';
  const pending = ky(operation.path, {
    ...transport(options, operation, body.kind, budget),
    prefix: base,
    signal: signal ?? null,
    hooks: {
      beforeRequest: [
        async () => {
          requireNetwork(options, operation.name, base);
          key = await requireKey(options, operation.name);
          state.hider = new KeyHider(key);
        },
      ],
    },
    fetch: async (input, init) => {
      if (state.over) throw new DOMException('The call has ended', 'AbortError');
      if (input instanceof Request) input.signal.throwIfAborted();
      state.sent = true;
      answer = undefined;
      // ky keeps the request without its body, so that neither its copy for a retry nor its errors hold the key.
      const response = await send(
        signRequest(input, body, { field: options.keyField ?? KEY_FIELD, key }),
        init,
      );
      // Read here, so that an answer that breaks off is retried like one that never came.
      answer = await readResponse(response, operation, state);
      return response;
    },
  });
  try {
    await pending;
  } catch (error) {
    // What the last retry answered is an answer, whatever its status.
    if (!isHTTPError(error) || answer === undefined) throw error;
  }
  if (answer === undefined) throw new CourierError(operation.name, 'unexpected-failure', 'unknown');
  return answer;
}

async function readResponse(
  response: Response,
  operation: Operation<unknown>,
  { hider }: CallState,
): Promise<ServiceAnswer> {
  const redirected = isRedirect(response);
  const wait = readRetryAfter(response.headers);
  try {
    return {
      status: response.status,
      redirected,
      text: redirected ? '' : await readBody(response, operation.largestAnswer ?? LARGEST_ANSWER),
      retryAt: wait === null ? null : Date.now() + wait,
      hider,
    };
  } catch (error) {
    if (!(error instanceof LargeAnswerError)) throw error;
    const { status } = response;
    throw new CourierError(operation.name, 'answer-too-large', 'unknown', { status });
  }
}

function requireNetwork(options: ExchangeOptions, operation: OperationName, base: URL): void {
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine !== false);
  if (!isLoopback(base.href) && !isOnline()) throw new CourierError(operation, 'offline', 'not-sent');
}

async function requireKey(options: ExchangeOptions, operation: OperationName): Promise<string> {
  try {
    const key = await options.readKey();
    if (key) return key;
  } catch {
    // Whatever failed in reading the key is not to be shown: it may hold it.
  }
  throw new CourierError(operation, 'key-unavailable', 'not-sent');
}

/** How every request travels. ky's own retries leave out POST, which look-ups are, so they are set in full. */
function transport(
  options: ExchangeOptions,
  operation: Operation<unknown>,
  kind: RequestBody['kind'],
  budget: RetryBudget,
): Options {
  const { method = 'POST', retries = 0 } = operation;
  const timeout = options.timeout ?? TIMEOUT;
  return {
    method,
    headers: {
      accept: 'application/json',
      // A form's content type names its boundary, which the browser alone knows.
      ...(kind === 'json' && { 'content-type': 'application/json' }),
    },
    credentials: 'omit',
    // A 307 or 308 would post the key to wherever it points.
    redirect: 'manual',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    timeout,
    totalTimeout: timeout,
    retry: {
      limit: retries,
      methods: ['post'],
      statusCodes: RETRIED_STATUSES,
      maxRetryAfter: LONGEST_WAIT,
      delay: options.backoff ?? ((retry) => 500 * 2 ** retry),
      jitter: (delay) => delay * (0.5 + Math.random() / 2),
      shouldRetry: ({ error }) => {
        if (!budget.take(error)) return false;
        // ky knows the other errors by itself, and how long to wait after them.
        return error instanceof BrokenAnswerError ? true : undefined;
      },
    },
    // ky retries what it throws: for look-ups the statuses above, for everything else none.
    throwHttpErrors: (status) => retries > 0 && RETRIED_STATUSES.includes(status),
  };
}

/** Browsers hide a redirect that is not followed behind status 0; Node shows it as it is. */
function isRedirect(response: Response): boolean {
  const shown = response.status >= 300 && response.status < 400;
  return response.type === 'opaqueredirect' || response.redirected || shown;
}

/** `null` when the key must not be sent there: https alone (http on loopback), no user name, no query, no fragment. */
export function findServiceBase(address: string): URL | null {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    return null;
  }
  const trusted = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.href));
  return trusted ? url : null;
}

import ky, { isHTTPError, type Options } from 'ky';
import { CourierError } from './errors';
import { KeyHider } from './hide-key';
import type { Operation, OperationName } from './operation';
import type { ServiceAnswer } from './read-answer';
import { findServiceBase, isLoopback } from './service-address';
import { type RequestBody, signRequest } from './sign-request';

export interface ExchangeOptions {
  /** The account's base address: https, except on loopback; with or without a slash at its end. */
  readonly address: string;
  /** Reads the key just before it is put into a request; `null` when there is none to be had. */
  readonly readKey: () => Promise<string | null>;
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
const RETRIED_STATUSES = [429, 500, 502, 503, 504];
const LONGEST_RETRY_AFTER = 5_000;

/**
 * Sends one request and reads what comes back, within its time: no redirect is followed, no cookies are carried.
 * The key is put in here, in the request hook, and nowhere else.
 * @throws CourierError for what kept it from being sent; whatever ky or fetch throws for all else, to be replaced
 *   by the caller, since those errors hold the request.
 */
export async function exchange(
  options: ExchangeOptions,
  operation: Operation<unknown>,
  body: RequestBody,
  signal: AbortSignal | undefined,
  state: CallState,
): Promise<ServiceAnswer> {
  const base = findServiceBase(options.address);
  if (base === null) throw new CourierError(operation.name, 'invalid-address', 'not-sent');
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  const pending = ky(operation.path, {
    ...transport(options, operation),
    prefix: base,
    signal: signal ?? null,
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          requireNetwork(options, operation.name, base);
          const key = await requireKey(options, operation.name);
          state.hider = new KeyHider(key);
          return signRequest(request, body, key);
        },
      ],
    },
    fetch: async (input, init) => {
      if (state.over) throw new DOMException('The call has ended', 'AbortError');
      if (input instanceof Request) input.signal.throwIfAborted();
      state.sent = true;
      return send(input, init);
    },
  });
  const answered = (response: Response, text: string): ServiceAnswer => ({
    status: response.status,
    redirected: isRedirect(response),
    text,
    hider: state.hider,
  });
  try {
    const response = await pending;
    return answered(response, isRedirect(response) ? '' : await pending.text());
  } catch (error) {
    if (!isHTTPError(error)) throw error;
    // The answer to the last retry, whose body ky has read already.
    return answered(
      error.response,
      typeof error.data === 'string' ? error.data : (JSON.stringify(error.data) ?? ''),
    );
  }
}

function requireNetwork(options: ExchangeOptions, operation: OperationName, base: URL): void {
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine !== false);
  if (!isLoopback(base) && !isOnline()) throw new CourierError(operation, 'offline', 'not-sent');
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
function transport(options: ExchangeOptions, operation: Operation<unknown>): Options {
  const timeout = options.timeout ?? TIMEOUT;
  return {
    method: operation.method,
    headers: { accept: 'application/json' },
    credentials: 'omit',
    // A 307 or 308 would post the key to wherever it points.
    redirect: 'manual',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    timeout,
    totalTimeout: timeout,
    retry: {
      limit: operation.retries,
      methods: ['post'],
      statusCodes: RETRIED_STATUSES,
      maxRetryAfter: LONGEST_RETRY_AFTER,
      jitter: true,
      ...(options.backoff && { delay: options.backoff }),
    },
    // ky retries what it throws: for look-ups the statuses above, for everything else none.
    throwHttpErrors: (status) => operation.retries > 0 && RETRIED_STATUSES.includes(status),
  };
}

/** Browsers hide a redirect that is not followed behind status 0; Node shows it as it is. */
function isRedirect(response: Response): boolean {
  const shown = response.status >= 300 && response.status < 400;
  return response.type === 'opaqueredirect' || response.redirected || shown;
}

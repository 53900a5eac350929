import { isNetworkError, isTimeoutError } from 'ky';
import { CourierError, type CourierErrorCode, type OperationName } from './errors';
import { type CallState, type ExchangeOptions, exchange } from './exchange';
import { KeyHider } from './hide-key';
import type { Operation } from './operation';
import { readAnswer, type ServiceAnswer } from './read-answer';
import type { RetryBudget } from './retry-budget';
import type { RequestBody } from './sign-request';

/** p-queue's `add` fits. Waiting is no part of the call's time, and a call aborted while it waited is never sent. */
export type RequestLimiter = <Value>(
  call: () => Promise<Value>,
  context: { readonly operation: OperationName; readonly signal: AbortSignal | undefined },
) => Promise<Value>;

export interface CourierClientOptions extends ExchangeOptions {
  readonly limiter?: RequestLimiter;
}

export interface CourierClient {
  /**
   * @param budget the retries of a look-up, shared with those that belong to it; its own where it is left out.
   * @throws CourierError and nothing else
   */
  call<Value>(
    operation: Operation<Value>,
    body: RequestBody,
    signal?: AbortSignal,
    budget?: RetryBudget,
  ): Promise<Value>;
}

/** Making it cannot fail. A call is retried by itself only where its operation changes nothing. */
export function createCourierClient(options: CourierClientOptions): CourierClient {
  return {
    async call(operation, body, signal, budget) {
      return interpret(operation, await send(options, operation, body, signal, budget));
    },
  };
}

async function send(
  options: CourierClientOptions,
  operation: Operation<unknown>,
  body: RequestBody,
  signal: AbortSignal | undefined,
  budget: RetryBudget | undefined,
): Promise<ServiceAnswer> {
  const limiter: RequestLimiter = options.limiter ?? ((call) => call());
  const state: CallState = { hider: new KeyHider(''), sent: false, over: false };
  try {
    signal?.throwIfAborted();
    const context = { operation: operation.name, signal };
    return await limiter(() => exchange(options, operation, body, signal, state, budget), context);
  } catch (error) {
    throw asCourierError(operation.name, error, signal, state);
  } finally {
    // A limiter may give up on a call and still start it later; by then the caller was told that it was not sent.
    state.over = true;
  }
}

/** An answer that cannot be traversed (nested a hundred thousand deep) counts as none. */
function interpret<Value>(operation: Operation<Value>, answer: ServiceAnswer): Value {
  try {
    return readAnswer(operation, answer);
  } catch (error) {
    if (error instanceof CourierError) throw error;
    throw new CourierError(operation.name, 'unexpected-answer', 'unknown', { status: answer.status });
  }
}

/** ky's errors hold the request and with it the key: nothing of them is kept but their kind. */
function asCourierError(
  operation: OperationName,
  error: unknown,
  signal: AbortSignal | undefined,
  state: CallState,
): CourierError {
  if (error instanceof CourierError) return error;
  return new CourierError(operation, codeOf(error, signal, state), state.sent ? 'unknown' : 'not-sent');
}

function codeOf(error: unknown, signal: AbortSignal | undefined, state: CallState): CourierErrorCode {
  if (isTimeoutError(error)) return 'timed-out';
  if (signal?.aborted) return 'aborted';
  const networkFailed = isNetworkError(error) || error instanceof TypeError || error instanceof DOMException;
  return state.sent && networkFailed ? 'service-unreachable' : 'unexpected-failure';
}

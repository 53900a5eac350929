import { isHTTPError, isNetworkError } from 'ky';
import { BrokenAnswerError } from '../read-body';

export const RETRIED_STATUSES = [429, 500, 502, 503, 504];

/** Milliseconds; a look-up that is told to wait longer is not retried. */
export const LONGEST_WAIT = 5_000;

/** Milliseconds; a time further off than a month is ignored. */
const FURTHEST_RETRY = 30 * 24 * 3_600_000;

/** So that four forms of one phone do not each try three times while the service fails. */
export class RetryBudget {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** Whether one more call may be made after this error; counts it. None once the service has asked for a longer wait. */
  take(error: unknown): boolean {
    if (!(isHTTPError(error) || isNetworkError(error) || error instanceof BrokenAnswerError)) return false;
    const wait = isHTTPError(error) ? readRetryAfter(error.response.headers) : null;
    if (wait !== null && wait > LONGEST_WAIT) this.#left = 0;
    if (this.#left <= 0) return false;
    this.#left -= 1;
    return true;
  }
}

/** Milliseconds from now by `Retry-After`, which is seconds or a date (RFC 9110, 10.2.3); `null` without one. */
export function readRetryAfter(headers: Headers): number | null {
  const written = headers.get('retry-after')?.trim() ?? '';
  const wait = /^\d+$/.test(written) ? Number(written) * 1_000 : Date.parse(written) - Date.now();
  return Number.isFinite(wait) && wait >= 0 && wait <= FURTHEST_RETRY ? wait : null;
}

import type { Decimal } from '../order';

/** Everything that can go wrong with a call; people read a sentence looked up by it. */
export const COURIER_ERROR_CODES = [
  // Creating a parcel
  'closed-village',
  'hidden-village',
  'recipient-blocked',
  'operation-not-allowed',
  'dimensions-not-accepted',
  'duplicate-recipient',
  'price-over-limit',
  'parcel-not-added',
  // Other operations
  'parcel-not-found',
  'parcel-not-deleted',
  'no-permission',
  'product-not-found',
  'content-not-found',
  'companion-parcel-not-found',
  'content-locked',
  'content-not-updated',
  'employee-not-updated',
  'not-premium-or-key-refused',
  // Any operation
  'key-refused',
  'fields-refused',
  'rate-limited',
  'refused',
  // Answers that tell nothing sure
  'server-failed',
  'html-answer',
  'empty-answer',
  'unreadable-answer',
  'unexpected-answer',
  'answer-too-large',
  'redirected',
  // No answer
  'timed-out',
  'aborted',
  'service-unreachable',
  'unexpected-failure',
  // Never sent
  'invalid-request',
  'invalid-address',
  'key-unavailable',
  'offline',
] as const;

export type CourierErrorCode = (typeof COURIER_ERROR_CODES)[number];

/**
 * What an error proves of the request:
 * - `refused`: the service has it and did not do it.
 * - `unknown`: it may have been done.
 * - `not-sent`: it never left this machine.
 */
export type AnswerEvidence = 'refused' | 'unknown' | 'not-sent';

export interface CourierErrorParams {
  /** `price-over-limit`: the customer's maximum total price, where the service's text could be read. */
  readonly limit?: Decimal;
  /** `duplicate-recipient`: the phone that already has a parcel, as the service wrote it. */
  readonly phone?: string;
  /** Per field what is wrong with it, named by its path in the request (`recipient.phone`). */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** What a failure's answer holds only if the operation was done: for a creation, the parcel's code. */
  readonly trace?: string;
}

export interface CourierErrorDetails {
  readonly status?: number | null;
  readonly retryAt?: number | null;
  readonly serviceText?: string | null;
  readonly params?: CourierErrorParams;
}

/**
 * The only error that leaves the courier client. It has no cause, since those hold the request and with it the key;
 * its message may be logged.
 */
export class CourierError extends Error {
  override readonly name = 'CourierError';
  /** The HTTP status, where there was an answer whose status could be seen. */
  readonly status: number | null;
  /** Milliseconds since the epoch: when the service wants to be asked again, where it said so. */
  readonly retryAt: number | null;
  /** The service's own words, shortened, a text on each line; for people, never for decisions. */
  readonly serviceText: string | null;
  readonly params: CourierErrorParams;

  constructor(
    readonly operation: OperationName,
    readonly code: CourierErrorCode,
    readonly evidence: AnswerEvidence,
    details: CourierErrorDetails = {},
  ) {
    super(`${operation}: ${code}`);
    this.status = details.status ?? null;
    this.retryAt = details.retryAt ?? null;
    this.serviceText = details.serviceText ?? null;
    this.params = details.params ?? {};
  }
}

export type OperationName =
  | 'createParcel'
  | 'restoreParcel'
  | 'testParcel'
  | 'calculateSizeExtraFee'
  | 'calculateFees'
  | 'updateParcelContent'
  | 'listCitiesAndVillages'
  | 'findRecipientsByPhoneNumber'
  | 'updateEmployee'
  | 'updateWebhookUrl';

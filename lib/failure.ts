import type { CourierErrorCode } from './courier/errors';

/** Failures of our own, beside the service's. Each has a sentence in every language: `failure-<code>`. */
type OwnFailureCode =
  | 'account-changed'
  | 'account-missing'
  | 'already-shipped'
  | 'being-sent'
  | 'bad-message'
  | 'changed-since-shown'
  | 'claimed-elsewhere'
  | 'code-taken'
  | 'content-unchanged'
  | 'directory-missing'
  | 'event-unreadable'
  | 'field-unknown'
  | 'fields-wrong'
  | 'key-missing'
  | 'not-allowed'
  | 'not-looked-at'
  | 'page-unreadable'
  | 'permission-missing'
  | 'held'
  | 'merge-changed'
  | 'phone-busy'
  | 'phone-shared'
  | 'pressed-too-fast'
  | 'repeat-differs'
  | 'photo-missing'
  | 'record-lost'
  | 'record-unreadable'
  | 'relay-answer'
  | 'relay-full'
  | 'invitation-ended'
  | 'relay-member'
  | 'relay-missing'
  | 'relay-unreachable'
  | 'row-missing'
  | 'shipped-elsewhere'
  | 'storage-damaged'
  | 'storage-held'
  | 'storage-newer'
  | 'storage-unavailable'
  | 'sheets-differ'
  | 'statement-unreadable'
  | 'statement-too-large'
  | 'store-not-enabled'
  | 'store-signed-out'
  | 'testing-only'
  | 'teaching-file'
  | 'too-many-presses'
  | 'unexpected'
  | 'unsettled';

export type FailureCode = CourierErrorCode | OwnFailureCode;

export type FailureParams = Readonly<Record<string, string>>;

/** An expected failure: a code that is looked up as text where people read it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly code: FailureCode,
    readonly params: FailureParams = {},
    /** The service's own words, when it said any. */
    readonly serviceText: string | null = null,
  ) {
    super(code);
  }
}

import type { CourierErrorCode } from './courier/errors';

/** Failures of our own, beside the service's. Each has a sentence in every language: `failure-<code>`. */
type OwnFailureCode =
  | 'account-changed'
  | 'account-missing'
  | 'already-shipped'
  | 'bad-message'
  | 'being-sent'
  | 'changed-since-shown'
  | 'claimed-elsewhere'
  | 'code-taken'
  | 'content-unchanged'
  | 'directory-missing'
  | 'event-unreadable'
  | 'field-unknown'
  | 'fields-wrong'
  | 'held'
  | 'invitation-ended'
  | 'key-missing'
  | 'merge-changed'
  | 'not-allowed'
  | 'not-looked-at'
  | 'page-unreadable'
  | 'permission-missing'
  | 'phone-busy'
  | 'phone-shared'
  | 'photo-missing'
  | 'pressed-too-fast'
  | 'record-lost'
  | 'record-unreadable'
  | 'relay-answer'
  | 'relay-full'
  | 'relay-member'
  | 'relay-missing'
  | 'relay-unreachable'
  | 'repeat-differs'
  | 'row-missing'
  | 'sheets-differ'
  | 'shipped-elsewhere'
  | 'statement-too-large'
  | 'statement-unreadable'
  | 'storage-damaged'
  | 'storage-held'
  | 'storage-newer'
  | 'storage-unavailable'
  | 'store-not-asked'
  | 'store-not-enabled'
  | 'store-signed-out'
  | 'teaching-file'
  | 'testing-only'
  | 'too-many-presses'
  | 'unexpected'
  | 'unsettled';

export type FailureCode = CourierErrorCode | OwnFailureCode;

export type FailureParams = Readonly<Record<string, string>>;

/** An expected failure: a code that is looked up as text where people read it. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  constructor(
    readonly code: FailureCode,
    readonly params: FailureParams = {},
    /** The service's own words, when it said any. */
    readonly serviceText: string | null = null,
  ) {
    super(code);
  }
}

import type { FailureCode } from '../failure';
import type { FindingCode } from '../parcel/parcel-draft';

/** Failures that are mended as another thing is, and are said in its words. */
export const FAILURE_SAID_AS = {
  'closed-village': 'finding-village-closed',
  'hidden-village': 'finding-village-closed',
  'recipient-blocked': 'finding-recipient-blocked',
  'dimensions-not-accepted': 'finding-size-rejected',
  'operation-not-allowed': 'failure-no-permission',
  'content-not-updated': 'failure-parcel-not-added',
  'employee-not-updated': 'failure-parcel-not-added',
  'companion-parcel-not-found': 'failure-parcel-not-found',
  'key-unavailable': 'failure-key-missing',
  'html-answer': 'failure-unexpected-answer',
  'answer-too-large': 'failure-unexpected-answer',
  'empty-answer': 'failure-unreadable-answer',
  aborted: 'failure-unexpected-failure',
  'timed-out': 'failure-service-unreachable',
  'fields-refused': 'failure-fields-wrong',
  'invalid-request': 'failure-fields-wrong',
  'bad-message': 'failure-unexpected',
  'phone-busy': 'outbox-phone-busy',
  'repeat-differs': 'unknown-not-asked',
  'not-looked-at': 'press-too-soon',
  'shipped-elsewhere': 'failure-already-shipped',
  redirected: 'failure-unexpected-answer',
  'record-unreadable': 'failure-record-lost',
  held: 'row-withdrawn',
  'photo-missing': 'failure-unexpected-failure',
  'too-many-presses': 'failure-rate-limited',
  'claimed-elsewhere': 'finding-claimed-elsewhere',
  'store-not-asked': 'failure-store-signed-out',
  'field-unknown': 'failure-unexpected',
} as const satisfies Partial<Record<FailureCode, string>>;

/** Findings that are mended as another thing is, and are said in its words. */
export const FINDING_SAID_AS = {
  'no-account': 'failure-account-missing',
  'village-hidden': 'finding-village-closed',
  'place-named': 'order-says',
  'place-said-too': 'order-says',
  'collected-twice': 'finding-collected-before',
  'order-tried-before': 'failure-already-shipped',
  'wrong-by-colleague': 'finding-shipped-by-colleague',
  'order-held': 'finding-order-status-doubtful',
  'order-changed': 'failure-changed-since-shown',
  'total-changed': 'finding-reading-changed',
  'payment-changed': 'finding-reading-changed',
  'payment-partial': 'finding-payment-received',
  'payment-method-unsure': 'finding-payment-not-cash',
  'refunds-unknown': 'finding-deposit-unsure',
  'deposit-refunded': 'finding-deposit-unsure',
  'pasted-unsure': 'finding-reading-unsure',
  'pasted-cancelled': 'order-says',
  'pasted-beside': 'order-says',
} as const satisfies Partial<Record<FindingCode, string>>;

export type OwnFailure = Exclude<FailureCode, keyof typeof FAILURE_SAID_AS>;

export type OwnFinding = Exclude<FindingCode, keyof typeof FINDING_SAID_AS>;

import type { FailureCode } from '../../lib/failure';
import type { TextId } from '../../lib/i18n/messages';

/** What is said of an answer that left a parcel unknown: never that it should be tried again. */
const TEXTS: Readonly<Partial<Record<FailureCode, TextId>>> = {
  'server-failed': 'unknown-server-failed',
  'html-answer': 'unknown-html-answer',
  'empty-answer': 'unknown-empty-answer',
  'unreadable-answer': 'unknown-unreadable-answer',
  'unexpected-answer': 'unknown-unexpected-answer',
  'answer-too-large': 'unknown-answer-too-large',
  redirected: 'unknown-redirected',
  'rate-limited': 'unknown-rate-limited',
  'key-refused': 'unknown-key-refused',
  'timed-out': 'unknown-timed-out',
  aborted: 'unknown-aborted',
  'service-unreachable': 'unknown-service-unreachable',
  'unexpected-failure': 'unknown-unexpected-failure',
  'duplicate-recipient': 'unknown-duplicate-recipient',
};

/** Its text; of a refusal that proves nothing here, since it answers a repeat, a general one. */
export function answerText(code: FailureCode): TextId {
  return TEXTS[code] ?? 'unknown-other';
}

import type { FailureCode } from '../../lib/failure';
import type { TextId } from '../../lib/i18n/messages';

/** What a person can do about a failed check from where it is shown. */
export type CheckRemedy = 'key' | 'address' | 'access' | 'again';

export interface CheckAdvice {
  readonly text: TextId;
  readonly remedy: CheckRemedy;
}

/** Here the settings are before the person's eyes, so these speak of the field itself; all others as everywhere. */
const ADVICE: Readonly<Partial<Record<FailureCode, CheckAdvice>>> = {
  'key-refused': { text: 'check-key-refused', remedy: 'key' },
  'key-unavailable': { text: 'check-key-unavailable', remedy: 'key' },
  'key-missing': { text: 'check-key-unavailable', remedy: 'key' },
  'service-unreachable': { text: 'check-unreachable', remedy: 'address' },
  'html-answer': { text: 'check-html', remedy: 'address' },
  'unexpected-answer': { text: 'check-unexpected', remedy: 'address' },
  'unreadable-answer': { text: 'check-unexpected', remedy: 'address' },
  redirected: { text: 'check-redirected', remedy: 'address' },
  'invalid-address': { text: 'problem-address-form', remedy: 'address' },
  'directory-missing': { text: 'check-empty', remedy: 'again' },
  'permission-missing': { text: 'check-permission', remedy: 'access' },
};

export function checkAdvice(code: FailureCode): CheckAdvice {
  return ADVICE[code] ?? { text: `failure-${code}`, remedy: 'again' };
}

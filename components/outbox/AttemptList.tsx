import type { FailureCode } from '../../lib/failure';
import type { TextId } from '../../lib/i18n/messages';
import type { Attempt } from '../../lib/outbox/row';
import { useText } from '../text/use-text';
import { ServiceWords } from '../ui/ServiceWords';
import { Time } from './Time';

interface AttemptListProps {
  readonly attempts: readonly Attempt[];
}

/** Every call that may have made the parcel, with its time and what came back. */
export function AttemptList({ attempts }: AttemptListProps) {
  const { t, lookUp } = useText();
  return (
    <ol class="attempts stack">
      {attempts.map((attempt) => (
        <li key={attempt.id}>
          <p>
            <strong>{t(attempt.repeat ? 'attempt-repeat' : 'attempt-first')}</strong>{' '}
            <Time at={attempt.startedAt} />
          </p>
          <p class="small soft">{lookUp(`attempt-before-${attempt.recipientBefore}`)}</p>
          <p class="small">{answerOf(attempt)}</p>
          <ServiceWords words={attempt.answer?.serviceText ?? null} />
        </li>
      ))}
    </ol>
  );

  function answerOf({ outcome, answer }: Attempt): string {
    if (outcome === null) return t('attempt-open');
    if (outcome !== 'unknown' || answer === null) return lookUp(`attempt-${outcome}`);
    return `${t('attempt-unknown-answered')} ${lookUp(answerText(answer.code), answer.params)}`;
  }
}

/** The texts for answers that left a parcel unknown; none of them tells the person to try again. */
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

/** The text for an answer; a refusal of a repeat proves nothing and has a general text. */
function answerText(code: FailureCode): TextId {
  return TEXTS[code] ?? 'unknown-other';
}

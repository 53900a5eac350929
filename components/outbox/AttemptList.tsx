import type { FailureCode } from '../../lib/failure';
import type { TextId } from '../../lib/i18n/messages';
import type { Attempt } from '../../lib/outbox/row';
import { useText } from '../text/use-text';
import { ServiceWords } from '../ui/ServiceWords';
import { Time } from '../ui/Time';

/** Every call that may have made the parcel, with its time and what came back. */
export function AttemptList({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const { t, lookUp } = useText();
  return (
    <ol class="attempts stack">
      {attempts.map((attempt) => (
        <li key={attempt.id}>
          <p>
            <strong>{t(attempt.repeat ? 'attempt-repeat' : 'sent')}</strong> <Time at={attempt.startedAt} />
          </p>
          <p class="small soft">
            {t('attempt-before')} {t(`attempt-before-${attempt.recipientBefore}`)}
          </p>
          <p class="small">{answerOf(attempt)}</p>
          <ServiceWords words={attempt.answer?.serviceText ?? null} />
        </li>
      ))}
    </ol>
  );

  function answerOf({ outcome, answer }: Attempt): string {
    if (outcome === null) return t('attempt-open');
    if (outcome !== 'unknown' || answer === null) return t(OUTCOMES[outcome]);
    return `${t('attempt-unknown-answered')} ${lookUp(answerText(answer.code), { ...answer.params, code: answer.code })}`;
  }
}

const OUTCOMES = {
  created: 'attempt-created',
  refused: 'outcome-refused',
  made: 'attempt-made',
  unknown: 'attempt-unknown',
} as const satisfies Record<NonNullable<Attempt['outcome']>, TextId>;

/** The texts for answers that left a parcel unknown; none of them tells the person to try again. */
const TEXTS: Readonly<Partial<Record<FailureCode, TextId>>> = {
  'server-failed': 'unknown-server-failed',
  'html-answer': 'unknown-unexpected-answer',
  'empty-answer': 'unknown-unexpected-answer',
  'unreadable-answer': 'unknown-unexpected-answer',
  'unexpected-answer': 'unknown-unexpected-answer',
  'answer-too-large': 'unknown-unexpected-answer',
  redirected: 'unknown-unexpected-answer',
  'timed-out': 'unknown-service-unreachable',
  aborted: 'unknown-service-unreachable',
  'service-unreachable': 'unknown-service-unreachable',
  'unexpected-failure': 'unknown-service-unreachable',
  'duplicate-recipient': 'unknown-duplicate-recipient',
};

/** The text for an answer; a refusal of a repeat proves nothing, whatever its reason. */
function answerText(code: FailureCode): TextId {
  return TEXTS[code] ?? 'unknown-other';
}

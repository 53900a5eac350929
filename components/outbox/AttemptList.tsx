import type { Attempt } from '../../lib/outbox/row';
import { ServiceWords } from '../parcel-form/ServiceWords';
import { useText } from '../text/use-text';
import { answerText } from './answer-text';
import { Time } from './Time';

interface AttemptListProps {
  readonly attempts: readonly Attempt[];
}

/** Every call that may have made the parcel, with its time and what came back. */
export function AttemptList({ attempts }: AttemptListProps) {
  const { t, lookUp } = useText();
  return (
    <ol class="attempts">
      {attempts.map((attempt) => (
        <li key={attempt.id}>
          <p>
            <strong>{t(attempt.repeat ? 'attempt-repeat' : 'attempt-first')}</strong>{' '}
            <Time at={attempt.startedAt} />
          </p>
          <p class="small soft">{lookUp(`attempt-before-${attempt.recipientBefore}`)}</p>
          <p class="small">{answerOf(attempt)}</p>
          {attempt.answer?.params.trace !== undefined && (
            <p class="small">{t('attempt-trace', { trace: attempt.answer.params.trace })}</p>
          )}
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

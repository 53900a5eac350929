import type { Account } from '../../lib/storage/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Spinner } from '../ui/Spinner';
import { type CheckRemedy, checkAdvice } from './check-advice';
import type { CheckOutcome } from './check-outcome';

interface CheckResultProps {
  readonly account: Account;
  readonly outcome: CheckOutcome;
  /** Its form can be opened from here. */
  readonly correctable: boolean;
  /** `access` is called in the press itself: the browser asks the person. */
  readonly onRemedy: (remedy: CheckRemedy) => void;
}

const REMEDY_LABELS = {
  key: 'check-correct-key',
  address: 'check-correct-address',
  access: 'check-give-access',
  again: 'check-again',
} as const;

/** Whether an account works, and if not, what went wrong and what to do. Stands there before it has anything to say. */
export function CheckResult(props: CheckResultProps) {
  const { outcome } = props;
  return (
    <div
      data-testid="check-result"
      data-outcome={outcome.kind}
      data-code={outcome.kind === 'failed' ? outcome.code : undefined}
    >
      <Outcome {...props} />
    </div>
  );
}

function Outcome({ account, outcome, correctable, onRemedy }: CheckResultProps) {
  const { t, lookUp } = useText();
  if (outcome.kind === 'checking') {
    return (
      <p class="checking" role="status">
        <Spinner />
        {t('check-checking')}
      </p>
    );
  }
  if (outcome.kind === 'received') {
    const { villages, cities, skipped } = outcome.directory;
    const counts = {
      villages: t('villages-count', { count: villages }),
      cities: t('cities-count', { count: cities }),
    };
    return (
      <Notice tone="good" title={t('check-received')} live>
        <p>{t('check-received-text', counts)}</p>
        {skipped > 0 && <p>{t('villages-skipped', { count: skipped })}</p>}
      </Notice>
    );
  }
  const { text, remedy } = checkAdvice(outcome.code);
  const corrects = remedy === 'key' || remedy === 'address';
  return (
    <Notice
      tone="bad"
      title={t('check-failed')}
      live
      actions={
        <>
          {(correctable || !corrects) && (
            <Button small onPress={() => onRemedy(remedy)}>
              {t(REMEDY_LABELS[remedy])}
            </Button>
          )}
          {corrects && (
            <Button small kind="quiet" onPress={() => onRemedy('again')}>
              {t('check-again')}
            </Button>
          )}
        </>
      }
    >
      <p>{lookUp(text, { ...outcome.params, address: new URL(account.address).host })}</p>
      {outcome.serviceText !== null && (
        <p class="service-words">
          {t('service-says')} <bdi>{outcome.serviceText}</bdi>
        </p>
      )}
    </Notice>
  );
}

import type { Failure, FailureCode } from '../../lib/failure';
import { failureTextId } from '../../lib/i18n/failure-text';
import type { TextId } from '../../lib/i18n/messages';
import type { DirectoryView } from '../../lib/messaging/views/service';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { ServiceWords } from '../ui/ServiceWords';
import { Spinner } from '../ui/Spinner';

/** What became of asking the service for the account's cities and villages. */
export type CheckOutcome =
  | { readonly kind: 'checking' }
  | { readonly kind: 'received'; readonly directory: DirectoryView }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What the button beside a failed check does: corrects a field, asks for access, or checks again. */
export type CheckRemedy = 'key' | 'address' | 'access' | 'again';

interface CheckResultProps {
  readonly account: Account;
  readonly outcome: CheckOutcome;
  /** The account's form can be opened from here. */
  readonly correctable: boolean;
  /** With `access`, called in the click handler itself, since the browser asks the person only then. */
  readonly onRemedy: (remedy: CheckRemedy) => void;
}

const REMEDY_LABELS = {
  key: 'bar-mend-key',
  address: 'bar-mend-address',
  access: 'outbox-give-access',
  again: 'try-again',
} as const;

/** Whether an account works, and if not, what went wrong and what to do about it. */
export function CheckResult(props: CheckResultProps) {
  const { outcome } = props;
  return (
    <div
      data-testid="check-result"
      data-outcome={outcome.kind}
      data-code={outcome.kind === 'failed' ? outcome.failure.code : undefined}
    >
      <Outcome {...props} />
    </div>
  );
}

function Outcome({ account, outcome, correctable, onRemedy }: CheckResultProps) {
  const { t, lookUp } = useText();
  if (outcome.kind === 'checking') {
    return (
      <p class="row soft" role="status">
        <Spinner />
        {t('loading')}
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
  const { text, remedy } = checkAdvice(outcome.failure.code);
  const corrects = remedy === 'key' || remedy === 'address';
  return (
    <Notice
      tone="bad"
      title={t('check-failed')}
      live
      actions={
        <>
          {(correctable || !corrects) && (
            <Button small onPress={() => onRemedy(remedy)} text={t(REMEDY_LABELS[remedy])} />
          )}
          {corrects && <Button small kind="quiet" onPress={() => onRemedy('again')} text={t('try-again')} />}
        </>
      }
    >
      <p>{lookUp(text, { ...outcome.failure.params, address: new URL(account.address).host })}</p>
      <ServiceWords words={outcome.failure.serviceText} />
    </Notice>
  );
}

interface CheckAdvice {
  readonly text: TextId;
  readonly remedy: CheckRemedy;
}

/** Beside the account's form these texts name the field to correct; all other codes have their usual text. */
const ADVICE: Readonly<Partial<Record<FailureCode, CheckAdvice>>> = {
  'key-refused': { text: 'failure-key-refused', remedy: 'key' },
  'key-unavailable': { text: 'failure-key-missing', remedy: 'key' },
  'key-missing': { text: 'failure-key-missing', remedy: 'key' },
  'service-unreachable': { text: 'failure-service-unreachable', remedy: 'address' },
  'html-answer': { text: 'failure-unexpected-answer', remedy: 'address' },
  'unexpected-answer': { text: 'failure-unexpected-answer', remedy: 'address' },
  'unreadable-answer': { text: 'failure-unexpected-answer', remedy: 'address' },
  redirected: { text: 'check-redirected', remedy: 'address' },
  'invalid-address': { text: 'problem-address-form', remedy: 'address' },
  'directory-missing': { text: 'check-empty', remedy: 'again' },
  'permission-missing': { text: 'failure-permission-missing', remedy: 'access' },
};

export function checkAdvice(code: FailureCode): CheckAdvice {
  return ADVICE[code] ?? { text: failureTextId(code), remedy: 'again' };
}

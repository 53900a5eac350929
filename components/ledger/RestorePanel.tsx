import { useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import type { send } from '../../lib/messaging/send';
import type { RestoredView } from '../../lib/messaging/views/tools';
import type { Account } from '../../lib/settings/account';
import { failureOf } from '../../lib/storage/log';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Field } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { Select } from '../ui/Select';
import { TextInput } from '../ui/TextInput';
import { RestoredParcel } from './RestoredParcel';

interface RestorePanelProps {
  readonly accounts: readonly Account[];
  readonly accountId: string | null;
  /** The parcel code that the field begins with. */
  readonly parcelCode: string;
  readonly ask: typeof send;
}

type Step =
  | { readonly at: 'asking'; readonly problem: boolean }
  | { readonly at: 'confirming' | 'restoring' }
  | { readonly at: 'failed'; readonly failure: Failure }
  | { readonly at: 'restored'; readonly restored: RestoredView };

/** Failures after which the parcel may have been restored nevertheless. */
const UNSURE: ReadonlySet<string> = new Set([
  'server-failed',
  'html-answer',
  'empty-answer',
  'unreadable-answer',
  'unexpected-answer',
  'timed-out',
  'aborted',
  'unexpected-failure',
  'unexpected',
]);

/** Takes a parcel out of the recycle bin: what that does is said before it is done. */
export function RestorePanel({ accounts, accountId, parcelCode, ask }: RestorePanelProps) {
  const { t } = useText();
  const [code, setCode] = useState(parcelCode);
  const [account, setAccount] = useState(accountId ?? accounts[0]?.id ?? '');
  const [step, setStep] = useState<Step>({ at: 'asking', problem: false });
  const asked = code.trim();
  const busy = step.at === 'restoring';

  async function restore(): Promise<void> {
    setStep({ at: 'restoring' });
    try {
      setStep({
        at: 'restored',
        restored: await ask('parcel/restore', { accountId: account, parcelCode: asked }),
      });
    } catch (error) {
      setStep({ at: 'failed', failure: failureOf(error, 'ledger') });
    }
  }

  const retype = (text: string) => {
    setCode(text);
    setStep({ at: 'asking', problem: false });
  };
  const missing = step.at === 'asking' && step.problem;
  return (
    <div class="details">
      <Field
        label={t('restore-code')}
        required
        messages={missing ? [{ tone: 'error', text: t('restore-code-needed') }] : []}
      >
        {(control) => (
          <TextInput control={control} kind="code" value={code} disabled={busy} onInput={retype} />
        )}
      </Field>
      {accounts.length > 1 && (
        <Field label={t('ledger-account')}>
          {(control) => (
            <Select
              control={control}
              value={account}
              choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
              onPick={(id) => {
                setAccount(id);
                setStep({ at: 'asking', problem: false });
              }}
            />
          )}
        </Field>
      )}
      {step.at === 'failed' && (
        <FailureNotice failure={step.failure}>
          {UNSURE.has(step.failure.code) && <p>{t('restore-unsure')}</p>}
        </FailureNotice>
      )}
      {(step.at === 'asking' || step.at === 'failed') && (
        <div>
          <Button
            onPress={() => setStep(asked === '' ? { at: 'asking', problem: true } : { at: 'confirming' })}
          >
            {t('restore-ask')}
          </Button>
        </div>
      )}
      {(step.at === 'confirming' || busy) && (
        <Notice
          tone="warning"
          title={t('restore-warning-title', { code: asked })}
          live
          actions={
            <>
              <Button kind="caution" busy={busy} onPress={() => void restore()}>
                {t('restore-confirm')}
              </Button>
              <Button disabled={busy} onPress={() => setStep({ at: 'asking', problem: false })}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <p>{t('restore-warning')}</p>
        </Notice>
      )}
      {step.at === 'restored' && (
        <RestoredParcel
          restored={step.restored}
          accountId={account}
          currency={accounts.find(({ id }) => id === account)?.currency ?? null}
        />
      )}
    </div>
  );
}

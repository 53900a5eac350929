import { useState } from 'preact/hooks';
import type { send } from '../../lib/messaging/send';
import type { RestoredView } from '../../lib/messaging/views/tools';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';
import { Select } from '../ui/Select';
import { TextField } from '../ui/TextInput';
import { useFirstField } from '../ui/use-first-field';
import { usePress } from '../ui/use-press';
import { RestoredParcel } from './RestoredParcel';

interface RestorePanelProps {
  readonly accounts: readonly Account[];
  readonly accountId: string | null;
  readonly parcelCode: string;
  readonly ask: typeof send;
}

/** Failures after which the parcel may have been restored nevertheless. */
const UNSURE: ReadonlySet<string> = new Set([
  'server-failed',
  'html-answer',
  'empty-answer',
  'unreadable-answer',
  'unexpected-answer',
  'answer-too-large',
  'redirected',
  'rate-limited',
  'service-unreachable',
  'timed-out',
  'aborted',
  'unexpected-failure',
  'unexpected',
]);

/** Takes a parcel out of the recycle bin: what that does is said before it is done. */
export function RestorePanel({ accounts, accountId, parcelCode, ask }: RestorePanelProps) {
  const { t } = useText();
  const holder = useFirstField<HTMLDivElement>();
  const [code, setCode] = useState(parcelCode);
  const [account, setAccount] = useState(accountId ?? accounts[0]?.id ?? '');
  const [step, setStep] = useState<'asking' | 'code-missing' | 'confirming'>('asking');
  const press = usePress<'restore', RestoredView>('ledger');
  const asked = code.trim();
  const busy = press.busy !== null;
  const to = (next: typeof step) => {
    press.clear();
    setStep(next);
  };
  const restore = () => {
    to('asking');
    press.run('restore', () => ask('parcel/restore', { accountId: account, parcelCode: asked }));
  };
  return (
    <div class="stack loose details" ref={holder}>
      <TextField
        label={t('outcome-parcel-code')}
        required
        problem={step === 'code-missing' ? t('finding-required') : null}
        kind="code"
        value={code}
        disabled={busy}
        onInput={(text) => {
          setCode(text);
          to('asking');
        }}
      />
      {accounts.length > 1 && (
        <Select
          label={t('ledger-account')}
          value={account}
          choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          onPick={(id) => {
            setAccount(id);
            to('asking');
          }}
        />
      )}
      {press.failure !== null && (
        <FailureNotice failure={press.failure}>
          {UNSURE.has(press.failure.code) && <p>{t('restore-unsure')}</p>}
        </FailureNotice>
      )}
      {step !== 'confirming' && !busy && press.done === null && (
        <div>
          <Button onPress={() => to(asked === '' ? 'code-missing' : 'confirming')} text={t('restore-ask')} />
        </div>
      )}
      {(step === 'confirming' || busy) && (
        <Notice
          tone="warning"
          title={t('restore-warning-title', { code: asked })}
          live
          actions={
            <>
              <Button kind="caution" busy={busy} onPress={restore} text={t('restore-confirm')} />
              <Button disabled={busy} onPress={() => to('asking')} text={t('cancel')} />
            </>
          }
          text={t('restore-warning')}
        />
      )}
      {press.done !== null && (
        <RestoredParcel
          restored={press.done.answer}
          accountId={account}
          currency={accounts.find(({ id }) => id === account)?.currency ?? null}
        />
      )}
    </div>
  );
}

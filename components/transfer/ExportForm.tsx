import type { TargetedEvent } from 'preact';
import { useState } from 'preact/hooks';
import { PASSPHRASE_LENGTH } from '../../lib/transfer/sealed-keys';
import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';
import { FailureNotice } from '../ui/FailureNotice';
import { FormButton } from '../ui/FormButton';
import { Notice } from '../ui/Notice';
import { TextField } from '../ui/TextInput';
import { usePress } from '../ui/use-press';

interface ExportFormProps {
  /**
   * Saves the file. `null`: without keys.
   * @returns the names of accounts whose key could not be read, and is not in the file; @throws Failure
   */
  readonly onExport: (passphrase: string | null) => Promise<readonly string[]>;
}

/** Saves all settings as a file; keys only when asked for, and then under a passphrase typed twice. */
export function ExportForm({ onExport }: ExportFormProps) {
  const { t } = useText();
  const [withKeys, setWithKeys] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [shown, setShown] = useState(false);
  const press = usePress<'save', readonly string[]>('transfer');
  const short = withKeys && passphrase.length < PASSPHRASE_LENGTH;
  const different = withKeys && again !== passphrase;

  const save = (event: TargetedEvent<HTMLFormElement, Event>) => {
    event.preventDefault();
    setShown(true);
    if (short || different) return;
    press.run('save', async () => {
      const without = await onExport(withKeys ? passphrase : null);
      setPassphrase('');
      setAgain('');
      setShown(false);
      return without;
    });
  };
  return (
    <div class="stack loose transfer">
      <Checkbox label={t('transfer-with-keys')} checked={withKeys} onChange={setWithKeys} />
      <form class="stack loose transfer" noValidate onSubmit={save}>
        {withKeys && (
          <>
            <TextField
              name="passphrase"
              kind="password"
              newSecret
              label={t('transfer-passphrase')}
              hint={t('transfer-passphrase-hint')}
              problem={shown && short ? t('transfer-passphrase-short', { count: PASSPHRASE_LENGTH }) : null}
              value={passphrase}
              onInput={setPassphrase}
            />
            <TextField
              name="passphraseAgain"
              kind="password"
              newSecret
              label={t('transfer-passphrase-again')}
              problem={shown && different ? t('transfer-passphrase-different') : null}
              value={again}
              onInput={setAgain}
            />
          </>
        )}
        <div class="actions">
          <FormButton
            testId="export-settings"
            kind="secondary"
            busy={press.busy !== null}
            text={t('save-as-file')}
          />
        </div>
      </form>
      {press.done !== null && (
        <Notice tone={press.done.answer.length === 0 ? 'good' : 'warning'} live>
          <p>{t('saved')}</p>
          {press.done.answer.length > 0 && (
            <p>{t('transfer-without-key', { names: press.done.answer.join(' · ') })}</p>
          )}
        </Notice>
      )}
      {press.failure !== null && <FailureNotice failure={press.failure} />}
    </div>
  );
}

import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextInput';
import { usePress } from '../ui/use-press';

interface PassphraseFormProps {
  readonly wrong: boolean;
  readonly onOpen: (passphrase: string) => Promise<void>;
  readonly onWithout: () => Promise<void>;
}

/** Opens the keys of a file, or goes on without them. */
export function PassphraseForm({ wrong, onOpen, onWithout }: PassphraseFormProps) {
  const { t } = useText();
  const [passphrase, setPassphrase] = useState('');
  const press = usePress<'open'>('transfer');
  const open = () => passphrase !== '' && press.run('open', () => onOpen(passphrase));
  return (
    <form
      class="stack loose transfer"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <TextField
        name="filePassphrase"
        kind="password"
        newSecret
        label={t('transfer-passphrase')}
        problem={wrong ? t('transfer-file-wrong-passphrase') : null}
        value={passphrase}
        onInput={setPassphrase}
      />
      <div class="actions">
        <Button
          busy={press.busy !== null}
          disabled={passphrase === ''}
          onPress={open}
          text={t('transfer-open-keys')}
        />
        <Button kind="quiet" onPress={() => void onWithout()} text={t('transfer-without')} />
      </div>
    </form>
  );
}

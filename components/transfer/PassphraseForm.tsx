import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextInput';

interface PassphraseFormProps {
  /** The last one did not open the keys. */
  readonly wrong: boolean;
  readonly onOpen: (passphrase: string) => Promise<void>;
  readonly onWithout: () => Promise<void>;
}

/** Opens the keys of a file, or goes on without them. */
export function PassphraseForm({ wrong, onOpen, onWithout }: PassphraseFormProps) {
  const { t } = useText();
  const [passphrase, setPassphrase] = useState('');
  const [opening, setOpening] = useState(false);
  const open = async () => {
    if (opening || passphrase === '') return;
    setOpening(true);
    await onOpen(passphrase);
    setOpening(false);
  };
  return (
    <form
      class="stack loose transfer"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <TextField
        {...{ name: 'filePassphrase', kind: 'password', newSecret: true }}
        label={t('transfer-passphrase')}
        problem={wrong ? t('transfer-file-wrong-passphrase') : null}
        value={passphrase}
        onInput={setPassphrase}
      />
      <div class="actions">
        <Button busy={opening} disabled={passphrase === ''} onPress={() => void open()}>
          {t('transfer-open-keys')}
        </Button>
        <Button kind="quiet" onPress={() => void onWithout()}>
          {t('transfer-without')}
        </Button>
      </div>
    </form>
  );
}

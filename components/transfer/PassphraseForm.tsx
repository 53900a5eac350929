import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/TextInput';

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
      <Field
        label={t('transfer-passphrase')}
        name="filePassphrase"
        messages={wrong ? [{ tone: 'error', text: t('transfer-file-wrong-passphrase') }] : []}
      >
        {(control) => (
          <TextInput control={control} kind="password" newSecret value={passphrase} onInput={setPassphrase} />
        )}
      </Field>
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

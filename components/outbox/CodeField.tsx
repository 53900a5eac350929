import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextInput';
import { usePress } from '../ui/use-press';
import { FailureNote } from './FailureNote';

interface CodeFieldProps {
  readonly save: string;
  readonly initial?: string;
  /** @throws Failure */
  readonly onSave: (parcelCode: string) => Promise<void>;
}

/** A parcel's code as a person reads it off the service's own list. */
export function CodeField({ save, initial = '', onSave }: CodeFieldProps) {
  const { t } = useText();
  const [text, setText] = useState(initial);
  const [told, setTold] = useState(false);
  const press = usePress<'save'>('outbox');
  const code = text.trim();
  const isCode = /^\S{1,100}$/.test(code);
  return (
    <form
      class="cluster bottom settle__code"
      onSubmit={(event) => {
        event.preventDefault();
        setTold(!isCode);
        if (isCode) press.run('save', () => onSave(code));
      }}
    >
      <TextField
        {...{ name: 'parcelCode', kind: 'code', required: true, value: text, onInput: setText }}
        label={t('outcome-parcel-code')}
        problem={told && !isCode ? t('settle-code-missing') : null}
      />
      <Button
        busy={press.busy !== null}
        onPress={(event) => (event.currentTarget as HTMLButtonElement).form?.requestSubmit()}
        text={save}
      />
      <FailureNote failure={press.failure} />
    </form>
  );
}

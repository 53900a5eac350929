import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/TextInput';
import { usePress } from '../ui/use-press';
import { FailureNote } from './FailureNote';

interface CodeFieldProps {
  /** What the button says. */
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
  const message = { tone: 'error', text: t('settle-code-missing') } as const;
  return (
    <form
      class="cluster settle__code"
      onSubmit={(event) => {
        event.preventDefault();
        setTold(!isCode);
        if (isCode) press.run('save', () => onSave(code));
      }}
    >
      <Field
        label={t('outcome-parcel-code')}
        messages={told && !isCode ? [message] : []}
        name="parcelCode"
        required
      >
        {(control) => <TextInput control={control} kind="code" value={text} onInput={setText} />}
      </Field>
      <Button
        busy={press.busy !== null}
        onPress={(event) => (event.currentTarget as HTMLButtonElement).form?.requestSubmit()}
      >
        {save}
      </Button>
      <FailureNote failure={press.failure} />
    </form>
  );
}

import { useState } from 'preact/hooks';
import type { TextId } from '../../lib/i18n/messages';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { TextInput } from '../ui/TextInput';
import { fieldId } from './field-id';

interface KeyFieldProps {
  readonly value: string;
  readonly onInput: (key: string) => void;
  readonly onLeave: () => void;
  /** A key is kept for this address; it can be replaced, never shown. */
  readonly kept: boolean;
  readonly replacing: boolean;
  readonly onReplace: (replacing: boolean) => void;
  readonly problem: TextId | undefined;
}

export function KeyField(props: KeyFieldProps) {
  const { t, lookUp } = useText();
  const [shown, setShown] = useState(false);
  if (props.kept && !props.replacing) {
    return (
      <div class="field">
        <span class="field__label">{t('account-key')}</span>
        <p class="cluster kept-key" data-testid="account-key-kept">
          <Icon name="check" />
          <span>{t('account-key-kept')}</span>
          <Button small onPress={() => props.onReplace(true)} text={t('change')} />
        </p>
      </div>
    );
  }
  return (
    <Field
      id={fieldId('key')}
      label={t('account-key')}
      hint={t('account-key-hint')}
      problem={props.problem && lookUp(props.problem)}
      required
    >
      {(control) => (
        <div class="actions beside">
          <TextInput
            control={control}
            kind={shown ? 'code' : 'password'}
            value={props.value}
            onInput={props.onInput}
            onLeave={props.onLeave}
          />
          <Button onPress={() => setShown(!shown)} text={t(shown ? 'to-hide' : 'to-show')} />
          {props.kept && <Button kind="quiet" onPress={() => props.onReplace(false)} text={t('cancel')} />}
        </div>
      )}
    </Field>
  );
}

import { useText } from '../text/use-text';
import { TextInput } from '../ui/TextInput';
import { FormField } from './FormField';
import { fieldId } from './field-id';
import type { FieldsProps } from './fields-props';
import { KeyField } from './KeyField';

interface ServiceFieldsProps extends FieldsProps {
  readonly keyTyped: string;
  readonly onKey: (key: string) => void;
  readonly keyKept: boolean;
  readonly replacingKey: boolean;
  readonly onReplaceKey: (replacing: boolean) => void;
}

/** Where the account is and what opens it. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { t } = useText();
  const { draft, problems, onChange, onLeave } = props;
  return (
    <>
      <FormField
        id={fieldId('address')}
        label={t('account-address')}
        hint={t('account-address-hint')}
        problem={problems.address}
      >
        {(control) => (
          <TextInput
            control={control}
            kind="url"
            value={draft.address}
            onInput={(address) => onChange({ address })}
            onLeave={() => onLeave('address')}
          />
        )}
      </FormField>
      <KeyField
        value={props.keyTyped}
        onInput={props.onKey}
        onLeave={() => onLeave('key')}
        kept={props.keyKept}
        replacing={props.replacingKey}
        onReplace={props.onReplaceKey}
        problem={problems.key}
      />
    </>
  );
}

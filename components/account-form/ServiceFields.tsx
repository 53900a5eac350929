import { useText } from '../text/use-text';
import { ChoiceField } from '../ui/ChoiceField';
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

/** Whose account it is, where it is and what opens it. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { t } = useText();
  const { draft, problems, onChange, onLeave } = props;
  return (
    <>
      <FormField
        id={fieldId('name')}
        label={t('account-name')}
        hint={t('account-name-hint')}
        problem={problems.name}
      >
        {(control) => (
          <TextInput
            control={control}
            value={draft.name}
            onInput={(name) => onChange({ name })}
            onLeave={() => onLeave('name')}
          />
        )}
      </FormField>
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
      <ChoiceField
        id={fieldId('environment')}
        legend={t('account-environment')}
        value={draft.environment}
        onPick={(environment) => onChange({ environment })}
        problem={problems.environment}
        choices={[
          {
            value: 'live',
            label: t('account-environment-live'),
            example: t('account-environment-live-hint'),
          },
          {
            value: 'testing',
            label: t('account-environment-testing'),
            example: t('account-environment-testing-hint'),
          },
        ]}
      />
    </>
  );
}

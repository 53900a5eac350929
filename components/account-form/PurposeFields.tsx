import { useText } from '../text/use-text';
import { ChoiceField } from '../ui/ChoiceField';
import { TextInput } from '../ui/TextInput';
import { FormField } from './FormField';
import { fieldId } from './field-id';
import type { FieldsProps } from './fields-props';

/** What the account is called and what it is for. */
export function PurposeFields({ draft, problems, onChange, onLeave }: FieldsProps) {
  const { t } = useText();
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

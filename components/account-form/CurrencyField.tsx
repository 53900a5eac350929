import { CURRENCIES } from '../../lib/storage/currencies';
import { useText } from '../text/use-text';
import { Select } from '../ui/Select';
import { TextInput } from '../ui/TextInput';
import { FormField } from './FormField';
import { fieldId } from './field-id';
import type { FieldsProps } from './fields-props';

/** The currency the service counts in: nothing is chosen beforehand, and any code can be typed. */
export function CurrencyField({ draft, problems, onChange, onLeave }: FieldsProps) {
  const { t, language } = useText();
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  const choices = [
    { value: '', label: t('account-currency-choose'), disabled: true },
    ...CURRENCIES.map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` })),
    { value: 'other', label: t('account-currency-other') },
  ];
  return (
    <>
      <FormField
        id={fieldId('currency')}
        label={t('account-currency')}
        hint={t('account-currency-hint')}
        problem={problems.currency}
      >
        {(control) => (
          <Select
            control={control}
            value={draft.currency}
            choices={choices}
            onPick={(currency) => onChange({ currency })}
          />
        )}
      </FormField>
      {draft.currency === 'other' && (
        <FormField
          id={fieldId('otherCurrency')}
          label={t('account-currency-code')}
          hint={t('account-currency-code-hint')}
          problem={problems.otherCurrency}
        >
          {(control) => (
            <TextInput
              control={control}
              kind="code"
              value={draft.otherCurrency}
              onInput={(otherCurrency) => onChange({ otherCurrency })}
              onLeave={() => onLeave('otherCurrency')}
            />
          )}
        </FormField>
      )}
    </>
  );
}

import { LANGUAGES, type Language } from '../../lib/i18n/language';
import { useText } from '../text/use-text';
import { Field } from '../ui/Field';
import { Select } from '../ui/Select';

interface LanguageFieldProps {
  readonly value: Language;
  readonly onPick: (language: Language) => void;
}

/** The language of a message, each by its own name. */
export function LanguageField({ value, onPick }: LanguageFieldProps) {
  const { t } = useText();
  return (
    <Field label={t('message-language')}>
      {(control) => (
        <Select<Language> control={control} value={value} choices={languageChoices()} onPick={onPick} />
      )}
    </Field>
  );
}

function languageChoices() {
  return LANGUAGES.map((value) => ({
    value,
    label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
  }));
}

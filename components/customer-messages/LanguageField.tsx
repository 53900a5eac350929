import { LANGUAGES, type Language } from '../../lib/i18n/language';
import { useText } from '../text/use-text';
import { Select } from '../ui/Select';

interface LanguageFieldProps {
  readonly value: Language;
  readonly onPick: (language: Language) => void;
}

export function LanguageField({ value, onPick }: LanguageFieldProps) {
  const { t } = useText();
  return (
    <Select<Language>
      label={t('message-language')}
      value={value}
      choices={LANGUAGES.map((each) => ({
        value: each,
        label: new Intl.DisplayNames([each], { type: 'language' }).of(each) ?? each,
      }))}
      onPick={onPick}
    />
  );
}

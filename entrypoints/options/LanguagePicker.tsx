import { useText } from '../../components/text/use-text';
import { ChoiceField } from '../../components/ui/ChoiceField';
import { LANGUAGES } from '../../lib/i18n/language';
import type { LanguageSetting } from '../../lib/settings/settings';
import { browserLanguage, setLanguage } from './use-translator';

interface LanguagePickerProps {
  readonly value: LanguageSetting;
  /** A heading above says what is chosen here. */
  readonly titled?: boolean;
}

/** Each language in its own words, so that it is found by whoever cannot read the page. */
export function LanguagePicker({ value, titled = false }: LanguagePickerProps) {
  const { t } = useText();
  const choices = LANGUAGES.map((language) => ({
    value: language as LanguageSetting,
    label: <span lang={language}>{t(`language-${language}`)}</span>,
  }));
  const browsers = browserLanguage();
  const auto = {
    value: 'auto' as const,
    label: t('language-auto'),
    example: <span lang={browsers}>{t(`language-${browsers}`)}</span>,
  };
  return (
    <ChoiceField
      id="language"
      legend={t('language-legend')}
      titled={titled}
      value={value}
      choices={[auto, ...choices]}
      onPick={(picked) => void setLanguage(picked)}
    />
  );
}

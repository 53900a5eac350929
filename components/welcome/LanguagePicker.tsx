import type { Language } from '../../lib/i18n/language';
import { LANGUAGES } from '../../lib/i18n/language';
import type { LanguageSetting } from '../../lib/settings/settings';
import { useText } from '../text/use-text';
import { ChoiceField } from '../ui/ChoiceField';

interface LanguagePickerProps {
  readonly value: LanguageSetting;
  /** What `auto` comes to in this browser. */
  readonly browserLanguage: Language;
  /** A heading above says what is chosen here. */
  readonly titled?: boolean;
  readonly onPick: (language: LanguageSetting) => void;
}

/** Each language in its own words, so that it is found by whoever cannot read the page. */
export function LanguagePicker({ value, browserLanguage, titled = false, onPick }: LanguagePickerProps) {
  const { t } = useText();
  const choices = LANGUAGES.map((language) => ({
    value: language as LanguageSetting,
    label: <span lang={language}>{t(`language-${language}`)}</span>,
  }));
  const auto = {
    value: 'auto' as const,
    label: t('language-auto'),
    example: <span lang={browserLanguage}>{t(`language-${browserLanguage}`)}</span>,
  };
  return (
    <ChoiceField
      id="language"
      legend={t('language-legend')}
      titled={titled}
      value={value}
      choices={[auto, ...choices]}
      onPick={onPick}
    />
  );
}

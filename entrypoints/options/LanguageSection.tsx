import { useText } from '../../components/text/use-text';
import { LanguagePicker } from '../../components/welcome/LanguagePicker';
import type { LanguageSetting } from '../../lib/storage/settings';
import { browserLanguage } from './browser-language';
import { Section } from './Section';
import { setLanguage } from './set-language';

export function LanguageSection({ setting }: { readonly setting: LanguageSetting }) {
  const { t } = useText();
  return (
    <Section name="language" title={t('options-language')}>
      <LanguagePicker
        value={setting}
        browserLanguage={browserLanguage()}
        onPick={(language) => void setLanguage(language)}
      />
    </Section>
  );
}

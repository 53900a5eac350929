import { browser } from 'wxt/browser';
import { useText } from '../../components/text/use-text';
import { Ltr } from '../../components/ui/Ltr';
import { Section } from './Section';
import { StorageLine } from './StorageLine';

export function AboutSection() {
  const { t } = useText();
  return (
    <Section name="about" title={t('options-about')}>
      <p>{t('about-privacy')}</p>
      <StorageLine />
      <p class="soft">
        {t('about-version')} <Ltr>{browser.runtime.getManifest().version}</Ltr>
      </p>
    </Section>
  );
}

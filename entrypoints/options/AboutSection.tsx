import { browser } from 'wxt/browser';
import { WhatIsSent } from '../../components/privacy/WhatIsSent';
import { useText } from '../../components/text/use-text';
import { Ltr } from '../../components/ui/Ltr';
import { Section } from './Section';
import { StorageLine } from './StorageLine';

export function AboutSection() {
  const { t } = useText();
  return (
    <Section name="about" title={t('options-about')}>
      <WhatIsSent />
      <StorageLine />
      <p class="soft">
        {t('about-version')} <Ltr>{browser.runtime.getManifest().version}</Ltr>
      </p>
    </Section>
  );
}

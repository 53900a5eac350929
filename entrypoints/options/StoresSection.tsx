import { useText } from '../../components/text/use-text';
import type { Parts } from './parts';
import { Section } from './Section';
import { Stores } from './Stores';

export function StoresSection(parts: Parts) {
  const { t } = useText();
  return (
    <Section
      name="stores"
      title={t('options-stores')}
      text={t('stores-best', { action: t('enable-action') })}
    >
      <Stores {...parts} />
    </Section>
  );
}

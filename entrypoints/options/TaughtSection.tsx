import { FileButton } from '../../components/taught-stores/FileButton';
import { TaughtList } from '../../components/taught-stores/TaughtList';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Notice } from '../../components/ui/Notice';
import { focusHeading } from './focus-heading';
import type { Parts } from './parts';
import { Section } from './Section';
import { useTaught } from './use-taught';

/** Admins that somebody taught us, and the file by which one person teaches for all. */
export function TaughtSection({ granted, stores }: Parts) {
  const { t, lookUp } = useText();
  const { taught, outcome, forget, save, open } = useTaught();
  return (
    <Section name="taught" title={t('options-taught')} text={t('taught-text')}>
      {taught !== null && taught.length === 0 && <p class="soft">{t('taught-none')}</p>}
      {taught !== null && taught.length > 0 && (
        <TaughtList
          taught={taught}
          granted={granted}
          onGiveAccess={stores.enable}
          onForget={(id) => {
            forget(id);
            focusHeading('taught');
          }}
        />
      )}
      {outcome?.kind === 'added' && (
        <Notice tone="good" live>
          <p>{t('taught-imported-count', { count: outcome.count })}</p>
        </Notice>
      )}
      {outcome?.kind === 'failed' && (
        <Notice tone="warning" live>
          <p>{lookUp(`failure-${outcome.failure.code}`, outcome.failure.params)}</p>
        </Notice>
      )}
      <div class="actions">
        {taught?.some(({ state }) => state === 'confirmed') === true && (
          <Button onPress={save}>{t('taught-export')}</Button>
        )}
        <FileButton label={t('taught-import')} onFile={open} />
      </div>
    </Section>
  );
}

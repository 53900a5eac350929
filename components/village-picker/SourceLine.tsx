import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import type { VillageSource } from './village-source';

interface SourceLineProps {
  readonly source: VillageSource;
  readonly onFetch: () => void;
}

/** Why there are no villages to search, or not all, and the button that fetches them. */
export function SourceLine({ source, onFetch }: SourceLineProps) {
  const { t } = useText();
  if (source.state === 'loading') return null;
  if (source.state === 'ready') {
    if (source.skipped === 0) return null;
    return <p class="row apart warning small">{t('villages-skipped', { count: source.skipped })}</p>;
  }
  const fetching = source.state === 'fetching';
  const words = { missing: 'failure-directory-missing', failed: 'village-directory-failed' } as const;
  return (
    <p class="row apart warning small" role="status">
      {fetching ? t('loading') : t(words[source.state])}
      <Button small busy={fetching} onPress={onFetch} text={t('village-directory-fetch')} />
    </p>
  );
}

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Notice } from '../../components/ui/Notice';
import { Spinner } from '../../components/ui/Spinner';
import type { Section, SectionProps } from './sections';

interface SectionViewProps extends SectionProps {
  readonly section: Section;
}

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly View: ComponentType<SectionProps> };

/** A section whose code is fetched now; said when it cannot be, as happens in the midst of an update. */
export function SectionView({ section, ...props }: SectionViewProps) {
  const { t } = useText();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    section.load().then(
      (View) => wanted && setLoaded({ state: 'ready', View }),
      () => wanted && setLoaded({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [section]);
  if (loaded.state === 'ready') return <loaded.View {...props} />;
  if (loaded.state === 'loading') {
    return (
      <p class="desk__waiting" role="status">
        <Spinner />
        {t('loading')}
      </p>
    );
  }
  return (
    <Notice tone="bad" live actions={<Button onPress={() => location.reload()}>{t('desk-reload')}</Button>}>
      <p>{t('desk-section-missing')}</p>
    </Notice>
  );
}

import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { askToKeep, isKept } from '../../lib/storage/persistence';

/** Whether the record of what was shipped outlives a full disk; asked of the browser, in a press. */
export function StorageLine() {
  const { t } = useText();
  const [state, setState] = useState<'unknown' | 'kept' | 'not-kept' | 'refused'>('unknown');
  useEffect(() => {
    isKept().then(
      (kept) => setState(kept ? 'kept' : 'not-kept'),
      // Where the browser does not say, nothing is claimed.
      () => undefined,
    );
  }, []);
  const ask = () =>
    void askToKeep().then(
      (kept) => setState(kept ? 'kept' : 'refused'),
      // Said beside the button.
      () => setState('refused'),
    );
  if (state === 'unknown') return null;
  if (state === 'kept') return <p class="soft">{t('storage-kept')}</p>;
  return (
    <p>
      {t('storage-not-kept')}{' '}
      <Button small onPress={ask}>
        {t('storage-keep')}
      </Button>
      <span role="status">{state === 'refused' && ` ${t('storage-refused')}`}</span>
    </p>
  );
}

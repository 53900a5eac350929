import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { WhatIsCollected } from '../../components/privacy/WhatIsCollected';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Ltr } from '../../components/ui/Ltr';
import { askToKeep, isKept } from '../../lib/storage/persistence';

/** What leaves the browser, whether the record of parcels is safe, and which version this is. */
export function AboutSection() {
  const { t } = useText();
  return (
    <>
      <WhatIsCollected />
      <StorageLine />
      <p class="soft">
        {t('about-version')} <Ltr>{browser.runtime.getManifest().version}</Ltr>
      </p>
    </>
  );
}

/** Whether the browser keeps the record of parcels when the disk is full, and a button that asks it to. */
function StorageLine() {
  const { t } = useText();
  const [state, setState] = useState<'unknown' | 'kept' | 'not-kept' | 'refused'>('unknown');
  useEffect(() => {
    isKept().then(
      (kept) => setState(kept ? 'kept' : 'not-kept'),
      // Where the browser does not answer, nothing is shown.
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

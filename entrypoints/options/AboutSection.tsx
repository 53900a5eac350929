import { browser } from 'wxt/browser';
import { WhatIsCollected } from '../../components/privacy/WhatIsCollected';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Ltr } from '../../components/ui/Ltr';
import { useRead } from '../../components/ui/use-read';
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
  const [state, , setState] = useRead<'unknown' | 'kept' | 'not-kept' | 'refused'>(
    'unknown',
    async () => ((await isKept()) ? 'kept' : 'not-kept'),
    [],
    'options: whether the record is kept',
  );
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
      {t('storage-not-kept')} <Button small onPress={ask} text={t('storage-keep')} />
      <span role="status">{state === 'refused' && ` ${t('storage-refused')}`}</span>
    </p>
  );
}

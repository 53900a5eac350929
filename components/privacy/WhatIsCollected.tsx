import { useText } from '../text/use-text';
import { Disclosure } from '../ui/Disclosure';

const SENT = [
  'order',
  'phone',
  'parcel',
  'villages',
  'tools',
  'store',
  'relay',
  'notices',
  'messages',
] as const;

/**
 * What leaves the browser, in one sentence, where a person is about to agree to it. It opens into all of it: what, when
 * and to whom; and against whom the key is protected.
 */
export function WhatIsCollected() {
  const { t } = useText();
  return (
    <div class="collected">
      <Disclosure summary={<span>{t('collected-text')}</span>}>
        <p>{t('privacy-service')}</p>
        <ul class="stack points">
          {SENT.map((what) => (
            <li key={what}>{t(`privacy-${what}`)}</li>
          ))}
        </ul>
        <p>{t('privacy-key')}</p>
        <p>{t('privacy-kept')}</p>
      </Disclosure>
    </div>
  );
}

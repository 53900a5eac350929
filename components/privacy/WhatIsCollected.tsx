import { useText } from '../text/use-text';
import { Disclosure } from '../ui/Disclosure';

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
          <li>{t('privacy-order')}</li>
          <li>{t('privacy-phone')}</li>
          <li>{t('privacy-parcel')}</li>
          <li>{t('privacy-villages')}</li>
          <li>{t('privacy-tools')}</li>
          <li>{t('privacy-store')}</li>
          <li>{t('privacy-relay')}</li>
          <li>{t('privacy-notices')}</li>
          <li>{t('privacy-messages')}</li>
        </ul>
        <p>{t('privacy-key')}</p>
        <p>{t('privacy-kept')}</p>
      </Disclosure>
    </div>
  );
}

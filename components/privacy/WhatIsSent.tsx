import { useText } from '../text/use-text';

/** What leaves the browser: what, when and to whom; and against whom the key is protected. */
export function WhatIsSent() {
  const { t } = useText();
  return (
    <>
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
    </>
  );
}

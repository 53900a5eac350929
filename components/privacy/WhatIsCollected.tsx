import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Disclosure } from '../ui/Disclosure';
import { Notice } from '../ui/Notice';
import { WhatIsSent } from './WhatIsSent';

/** What leaves the browser, in short, where a person is about to agree to it by a first account; all of it by one press. */
export function WhatIsCollected() {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <Notice tone="info" title={t('collected-title')}>
      <p>{t('collected-text')}</p>
      <Disclosure summary={t('privacy-title')} open={open} onToggle={setOpen}>
        <WhatIsSent />
      </Disclosure>
    </Notice>
  );
}

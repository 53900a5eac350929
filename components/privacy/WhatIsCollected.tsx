import { useText } from '../text/use-text';
import { Disclosure } from '../ui/Disclosure';
import { WhatIsSent } from './WhatIsSent';

/** What leaves the browser, in one sentence, where a person is about to agree to it; it opens into all of it. */
export function WhatIsCollected() {
  const { t } = useText();
  return (
    <div class="collected">
      <Disclosure summary={<span>{t('collected-text')}</span>}>
        <WhatIsSent />
      </Disclosure>
    </div>
  );
}

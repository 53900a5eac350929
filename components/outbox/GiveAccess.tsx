import { useState } from 'preact/hooks';
import { askAccess } from '../../lib/settings/site-access';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';

interface GiveAccessProps {
  readonly address: string;
  readonly small?: boolean;
}

/** The button that gives access to the service's site; what waited for it is then sent by the background. */
export function GiveAccess({ address, small = false }: GiveAccessProps) {
  const { t } = useText();
  const [refused, setRefused] = useState(false);
  // The browser asks only in a press: nothing may be awaited before `askAccess`.
  const ask = () => void askAccess(address).then((granted) => setRefused(!granted));
  return (
    <>
      <Button small={small} onPress={ask} text={t('outbox-give-access')} />
      {refused && (
        <span class="small" role="alert">
          {t('enable-refused')}
        </span>
      )}
    </>
  );
}

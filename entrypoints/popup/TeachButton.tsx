import { useState } from 'preact/hooks';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Notice } from '../../components/ui/Notice';
import { tabIdOf } from '../../lib/opening/tab-id';
import { enableStore } from '../../lib/storage/enable-store';
import type { Popup } from './popup-state';

interface TeachButtonProps {
  readonly origin: string;
  readonly popup: Popup;
  readonly kind: 'primary' | 'quiet';
  readonly label: string;
}

/** Opens the panel in the tab's page; asks for access to its site where there is none, in the same press. */
export function TeachButton({ origin, popup, kind, label }: TeachButtonProps) {
  const { t } = useText();
  const [outcome, setOutcome] = useState<'begun' | 'refused' | null>(null);
  // The browser asks only in a press, and its prompt may close this window: nothing is awaited before either.
  const teach = () => {
    const enabled = enableStore(origin);
    const begun = popup.teach(origin);
    Promise.all([enabled, begun]).then(
      ([granted]) => {
        setOutcome(granted ? 'begun' : 'refused');
        // A window of its own stays: it is no popup that is in the way.
        if (granted && tabIdOf(location.search) === null) window.close();
      },
      () => setOutcome('refused'),
    );
  };
  return (
    <>
      {outcome !== null && (
        <Notice tone={outcome === 'begun' ? 'good' : 'warning'} live>
          <p>{t(outcome === 'begun' ? 'strange-begun' : 'enable-refused')}</p>
        </Notice>
      )}
      <Button kind={kind} wide onPress={teach}>
        {label}
      </Button>
    </>
  );
}

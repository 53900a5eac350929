import { useState } from 'preact/hooks';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Notice } from '../../components/ui/Notice';
import { findTabId, isPanel } from '../../lib/opening/popup-address';
import { enableStore } from '../../lib/settings/enable-store';
import type { Popup } from './popup-state';

interface TeachButtonProps {
  readonly origin: string;
  readonly popup: Popup;
  readonly kind: 'primary' | 'quiet';
  readonly label: string;
  /** Fields of a known store are pointed out, in place of teaching the page. */
  readonly fields?: true;
}

/** Opens the teaching panel in the tab's page, and asks for access to its site where there is none. */
export function TeachButton({ origin, popup, kind, label, fields }: TeachButtonProps) {
  const { t } = useText();
  const [outcome, setOutcome] = useState<'begun' | 'refused' | null>(null);
  // The browser asks only within a click handler, and its prompt may close this window: both calls begin at once.
  const teach = () => {
    const enabled = enableStore(origin);
    const begun = popup.teach(origin, fields);
    Promise.all([enabled, begun]).then(
      ([granted]) => {
        setOutcome(granted ? 'begun' : 'refused');
        // Only the popup is closed, not a window of its own, nor the panel.
        if (granted && findTabId(location.search) === null && !isPanel(location.pathname)) window.close();
      },
      () => setOutcome('refused'),
    );
  };
  return (
    <>
      {outcome !== null && (
        <Notice
          tone={outcome === 'begun' ? 'good' : 'warning'}
          live
          text={t(outcome === 'begun' ? 'strange-begun' : 'enable-refused')}
        />
      )}
      <Button kind={kind} wide onPress={teach} text={label} />
    </>
  );
}

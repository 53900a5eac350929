import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { coalesced } from '../../lib/coalesced';
import { findShowWanted, onChanged, onSignal } from '../../lib/messaging/signals';
import type { BesideView } from '../../lib/messaging/views/form';
import { openDesk } from '../../lib/opening/open-desk';
import { tabIdOf } from '../../lib/opening/tab-id';
import { type Settings, watchSettings } from '../../lib/settings/settings';
import { logged } from '../../lib/storage/log';
import { followTab } from './follow-tab';
import { openWanted } from './open-wanted';
import type { Popup } from './popup-state';

interface BesideProps {
  readonly popup: Popup;
  /** As the panel began with them. */
  readonly settings: Settings;
}

/**
 * What makes the popup's page the panel that stays: it follows the tab, takes what a press asked the popup for, and says
 * below what waits, the last parcel and the next order.
 */
export function Beside({ popup, settings }: BesideProps) {
  const { t } = useText();
  const [view, setView] = useState<BesideView | null>(null);
  const tabId = popup.tabId.value;
  useEffect(() => stayBeside(popup, settings), [popup, settings]);
  useEffect(() => {
    const over = new AbortController();
    const look = coalesced(async () => {
      // Without it the form is all that is needed.
      const found = await popup.ask('tab/beside', { tabId }).catch(() => null);
      if (!over.signal.aborted) setView(found);
    });
    look();
    onChanged(look, over.signal);
    return () => over.abort();
  }, [popup, tabId, popup.screen.value]);
  const last = view?.last;
  return (
    <nav class="cluster tight beside" aria-label={t('panel-beside')}>
      <Button icon="paste" kind="quiet" label={t('paste-title')} onPress={popup.openPaste} />
      <Button
        icon="search"
        kind="quiet"
        label={t('tool-recipient')}
        onPress={() => popup.openRecipientTool()}
      />
      {view !== null && view.waiting > 0 && (
        <Button kind="quiet" small onPress={() => void openDesk('#/today')}>
          {t('panel-waits', { count: view.waiting })}
        </Button>
      )}
      {last && (
        <Button
          icon="printer"
          kind="quiet"
          small
          onPress={() => void openDesk(`#/labels?rows=${encodeURIComponent(last.rowId)}`)}
        >
          <span class="visually-hidden">{t('outcome-print')}</span>
          <bdi class="beside__name one-line" title={last.parcelCode}>
            {last.name}
          </bdi>
        </Button>
      )}
      {view?.hasNext && tabId !== null && (
        <Button
          small
          onPress={() => void popup.ask('tab/next', { tabId }).catch(logged('panel: next order'))}
        >
          {t('next-order')}
        </Button>
      )}
    </nav>
  );
}

function stayBeside(popup: Popup, settings: Settings): () => void {
  const over = new AbortController();
  // One that names its tab (`?tab=`) stays with that.
  if (tabIdOf(location.search) === null)
    followTab((tabId) => void popup.follow(tabId), over.signal).catch(logged('panel: follow the tab'));
  hearWanted(popup, over.signal).catch(logged('panel: hear what is wanted'));
  const stopWatching = watchSettings(() => void beginAnewIfChanged(popup, settings));
  return () => {
    over.abort();
    stopWatching();
  };
}

/** What the menu over a text or a bar's press asked the popup for is shown here: one form before the person is enough. */
async function hearWanted(popup: Popup, signal: AbortSignal): Promise<void> {
  const { id: windowId } = await browser.windows.getCurrent();
  onSignal((message, _sender, sendResponse) => {
    if (findShowWanted(message)?.windowId !== windowId) return undefined;
    sendResponse(true);
    popup
      .ask('popup/opened', { again: false })
      .then(({ wanted }) => openWanted(popup, wanted))
      .catch(logged('panel: show what is wanted'));
    return undefined;
  }, signal);
}

/** Accounts, language and look are the page's from its beginning. What is typed is kept as the page is left. */
async function beginAnewIfChanged(popup: Popup, before: Settings): Promise<void> {
  const { settings } = await popup.ask('popup/opened', { again: true });
  const begunWith = ({ accounts, activeAccountId, language, look }: Settings) =>
    JSON.stringify([accounts, activeAccountId, language, look]);
  if (begunWith(settings) !== begunWith(before)) location.reload();
}

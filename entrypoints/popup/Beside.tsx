import { browser } from 'wxt/browser';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { saidByPage } from '../../components/ui/FailedPress';
import { useEnding, useRead } from '../../components/ui/use-read';
import { coalesced } from '../../lib/coalesced';
import { findAsk, onChanged, onSignal } from '../../lib/messaging/signals';
import type { BesideView } from '../../lib/messaging/views/form';
import { openDesk } from '../../lib/opening/open-desk';
import { requireOpening } from '../../lib/opening/opening';
import { findTabId } from '../../lib/opening/popup-address';
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
  const tabId = popup.tabId.value;
  useEnding((over) => stayBeside(popup, settings, over), [popup, settings]);
  const [view, look] = useRead<BesideView | null>(
    null,
    // Without it the form is all that is needed.
    () => popup.ask('tab/beside', { tabId }).catch(() => null),
    [popup, tabId, popup.screen.value],
    'panel: what is beside',
  );
  useEnding((over) => onChanged(coalesced(look), over), [look]);
  const last = view?.last;
  return (
    <nav class="row tight apart beside" aria-label={t('panel-beside')}>
      <div class="row tight beside__before">
        <Button icon="paste" kind="quiet" label={t('paste-title')} onPress={popup.openPaste} />
        <Button
          icon="search"
          kind="quiet"
          label={t('tool-recipient')}
          onPress={() => popup.openRecipientTool()}
        />
        {view !== null && view.waiting > 0 && (
          <Button
            kind="quiet"
            small
            onPress={() => void openDesk('#/today')}
            text={t('panel-waits', { count: view.waiting })}
          />
        )}
        {last && (
          <Button
            icon="printer"
            kind="quiet"
            small
            onPress={() => void openDesk(`#/labels?rows=${encodeURIComponent(last.rowIds.join(','))}`)}
          >
            <span class="visually-hidden">{t('outcome-print')}</span>
            <bdi class="beside__name one-line" title={last.codes.join(' · ')}>
              {last.name}
            </bdi>
          </Button>
        )}
      </div>
      {view?.hasNext && tabId !== null && (
        <Button
          small
          onPress={() => void popup.ask('tab/next', { tabId }).catch(saidByPage('panel: next order'))}
          text={t('next-order')}
        />
      )}
    </nav>
  );
}

function stayBeside(popup: Popup, settings: Settings, over: AbortSignal): void {
  // One that names its tab (`?tab=`) stays with that.
  if (findTabId(location.search) === null)
    followTab(
      requireOpening().looked,
      { follow: (tabId) => void popup.follow(tabId), leave: popup.leavePage },
      over,
    ).catch(logged('panel: follow the tab'));
  hearWanted(popup, over).catch(logged('panel: hear what is wanted'));
  const stopWatching = watchSettings(() => void beginAnewIfChanged(popup, settings));
  over.addEventListener('abort', stopWatching);
}

/** What the menu over a text or a bar's press asked the popup for is shown here: one form before the person is enough. */
async function hearWanted(popup: Popup, signal: AbortSignal): Promise<void> {
  const { id: windowId } = await browser.windows.getCurrent();
  onSignal((message, _sender, sendResponse) => {
    if (findAsk(message, 'show-wanted')?.windowId !== windowId) return undefined;
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

import { render } from 'preact';
import { browser } from 'wxt/browser';
import { setPageLanguage, setPageLook } from '../../components/text/set-page';
import { TextContext } from '../../components/text/text-context';
import { FailureNotice } from '../../components/ui/FailureNotice';
import { pickLanguage } from '../../lib/i18n/language';
import { createOpeningTranslator } from '../../lib/i18n/opening-translator';
import type { Translator } from '../../lib/i18n/translator';
import { stayLive } from '../../lib/messaging/live';
import { readReply, send } from '../../lib/messaging/send';
import { onChanged } from '../../lib/messaging/signals';
import { requireOpening } from '../../lib/opening/opening';
import { findAgainRowId, findTabId, isPanel, isTryOut } from '../../lib/opening/popup-address';
import type { LanguageSetting } from '../../lib/settings/settings-schema';
import { failureOf, logUnhandled } from '../../lib/storage/log';
import { wait } from '../../lib/wait';
import { App } from './App';
import { openWanted } from './open-wanted';
import { hearOwnTab } from './own-tab';
import { createPopup } from './popup-state';

/** Milliseconds for which nothing is shown while the tab is being read, so that mostly the form is painted first. */
const LONGEST_BLANK = 100;

/** Opens with what `opening` asked for already; villages and the picker's code are loaded after the first paint. */
async function open(root: HTMLElement): Promise<void> {
  // The panel and a window of its own (`?tab=`, `?again=`, `?try-out`) have another shape than the toolbar's popup.
  const again = findAgainRowId(location.search);
  const tries = isTryOut(location.search);
  const stays = isPanel(location.pathname);
  const named = findTabId(location.search);
  const inWindow = stays || named !== null || again !== null || tries;
  document.documentElement.classList.toggle('in-window', inWindow);
  const opening = requireOpening();
  const [{ settings, wanted }, tabId] = await Promise.all([opening.beginning.then(readReply), opening.tabId]);
  const translator = speak(settings.language);
  setPageLook(settings.look);
  const popup = createPopup(settings, tabId, send, opening.tab.then(readReply));
  const Beside = stays ? (await import('./Beside')).Beside : null;
  const { signal } = new AbortController();
  onChanged(popup.renew, signal);
  if (named !== null) hearOwnTab(popup, named, signal);
  // Rendered out of sight while the tab is being read, so that little is left to do when the answer arrives.
  render(
    <TextContext.Provider value={translator}>
      <App popup={popup} foot={Beside !== null && <Beside popup={popup} settings={settings} />} />
    </TextContext.Provider>,
    root,
  );
  const openBeside = () => (again === null ? openWanted(popup, wanted) : popup.openAgain(again));
  const opened = tries ? popup.openTryOut() : openBeside();
  // Beside a page that is no order's the panel is there to paste into.
  if (stays) void popup.pasteAfter(opened);
  await Promise.race([opened, wait(LONGEST_BLANK)]);
  root.classList.remove('panel--out-of-sight');
  stayLive();
}

function speak(setting: LanguageSetting): Translator {
  const translator = createOpeningTranslator(pickLanguage(setting, [browser.i18n.getUILanguage()]));
  setPageLanguage(translator, translator.t('app-name'));
  return translator;
}

/** In place of everything, where the settings cannot be read; when they can, the popup begins anew. */
function sayWhyNot(root: HTMLElement, error: unknown): void {
  onChanged(() => location.reload(), new AbortController().signal);
  render(
    <TextContext.Provider value={speak('auto')}>
      <main class="panel__body">
        <FailureNotice failure={failureOf(error, 'popup: open')} />
      </main>
    </TextContext.Provider>,
    root,
  );
  root.classList.remove('panel--out-of-sight');
}

// Other pages and the background load this file for shared code: there it starts nothing.
const root = 'document' in globalThis ? document.getElementById('popup') : null;
if (root !== null) {
  logUnhandled('popup');
  open(root).catch((error) => sayWhyNot(root, error));
}

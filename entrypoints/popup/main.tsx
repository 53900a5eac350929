import { render } from 'preact';
import { browser } from 'wxt/browser';
import { TextContext } from '../../components/text/text-context';
import { createOpeningTranslator } from '../../lib/i18n/opening-translator';
import { pickLanguage } from '../../lib/i18n/pick-language';
import { readReply, send } from '../../lib/messaging/send';
import { onChanged } from '../../lib/messaging/signals';
import type { PopupBeginning } from '../../lib/messaging/views/form';
import { requireOpening } from '../../lib/opening/opening';
import { againRowIdOf, tabIdOf } from '../../lib/opening/tab-id';
import { logUnhandled } from '../../lib/storage/log';
import { App } from './App';
import { createPopup, type Popup } from './popup-state';

/** Milliseconds for which nothing is shown while the tab is being read: mostly the form is the first picture. */
const PATIENCE = 100;

/** Opens with what was asked for beforehand; villages and the picker's code follow when the first picture stands. */
async function open(root: HTMLElement): Promise<void> {
  // A window of its own (`?tab=`, `?again=`) has another shape than the toolbar's popup.
  const again = againRowIdOf(location.search);
  const inWindow = tabIdOf(location.search) !== null || again !== null;
  document.documentElement.classList.toggle('in-window', inWindow);
  const opening = requireOpening();
  const [{ settings, wanted }, tabId] = await Promise.all([opening.beginning.then(readReply), opening.tabId]);
  const translator = createOpeningTranslator(pickLanguage(settings.language, [browser.i18n.getUILanguage()]));
  document.documentElement.lang = translator.language;
  document.documentElement.dir = translator.direction;
  document.title = translator.t('app-name');
  const popup = createPopup(settings, tabId, send, opening.tab.then(readReply));
  onChanged(popup.renew, new AbortController().signal);
  // Made out of sight while the tab is being read, so that little is left to do when the answer is there.
  render(
    <TextContext.Provider value={translator}>
      <App popup={popup} />
    </TextContext.Provider>,
    root,
  );
  const opened = again === null ? openWanted(popup, wanted) : popup.openAgain(again);
  await Promise.race([opened, new Promise((late) => setTimeout(late, PATIENCE))]);
  root.classList.remove('panel--out-of-sight');
}

/** What the menu over a selected text asked for; else what the tab is. */
async function openWanted(popup: Popup, wanted: PopupBeginning['wanted']): Promise<void> {
  if (wanted?.show === 'pasted') await popup.openManual();
  else if (wanted?.show === 'recipient') popup.openRecipientTool(wanted.phone);
  else await popup.open();
}

// The other pages and the background load this file for what they share with the popup: there nothing begins.
const root = 'document' in globalThis ? document.getElementById('popup') : null;
if (root !== null) {
  logUnhandled('popup');
  void open(root);
}

import { type Browser, browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { serve } from '../../lib/messaging/serve';
import { keepNewsSeen } from '../../lib/settings/news';
import { watchSettings } from '../../lib/settings/settings';
import { onFreed } from '../../lib/storage/db';
import { logError, logUnhandled, run } from '../../lib/storage/log';
import { onCommand } from './bar/commands';
import { forgetRead, renewIndexes } from './directories/directories';
import { handlers } from './handlers';
import { hearNotices } from './notices/notices';
import { forgetOldQuotes } from './quotes/quotes';
import { makeContextMenu, onContextMenu } from './recipients/context-menu';
import { onConnect } from './relay/live';
import { sendGranted } from './shipping/sending';
import { hearRelay, onAlarm, onUpdateAvailable, startUp } from './start-up';
import { onToolbarPress, prepareToolbar } from './stores/first-store';
import { noteBrowserStart } from './stores/open-tabs';
import { reconcileStores } from './stores/stores';
import { openWantedPanels } from './teaching/lessons';
import { tellAll } from './tell';

/** What the background listens to. An API that a browser lacks throws, and takes no other listener with it. */
const BINDINGS: readonly (() => void)[] = [
  () => serve(handlers),
  () => browser.alarms.onAlarm.addListener(onAlarm),
  () => browser.permissions.onAdded.addListener(() => run('scripts of stores', reconcileStores())),
  () => browser.permissions.onAdded.addListener(() => run('open what teaches', openWantedPanels())),
  () => browser.permissions.onAdded.addListener(() => run('hear the relay', hearRelay())),
  () => browser.permissions.onAdded.addListener(() => run('send what waited for access', sendGranted())),
  () => browser.permissions.onAdded.addListener(hearNotices),
  () => browser.runtime.onConnect.addListener(onConnect),
  () => browser.action.onClicked.addListener((tab) => run('press on the toolbar', onToolbarPress(tab))),
  hearNotices,
  () => browser.permissions.onRemoved.addListener(() => run('scripts of stores', reconcileStores())),
  () => browser.runtime.onInstalled.addListener(openWelcome),
  () => browser.runtime.onInstalled.addListener(() => run('make the menu', makeContextMenu())),
  () => optional(browser.contextMenus)?.onClicked.addListener(onContextMenu),
  () => optional(browser.commands)?.onCommand.addListener(onCommand),
  () => browser.runtime.onUpdateAvailable.addListener(onUpdateAvailable),
  () => browser.runtime.onInstalled.addListener(() => run('renew indexes', renewIndexes())),
  () => browser.runtime.onStartup.addListener(noteBrowserStart),
  () => browser.runtime.onStartup.addListener(() => run('scripts of stores', reconcileStores())),
  () => browser.runtime.onStartup.addListener(() => run('make the menu', makeContextMenu())),
  () => watchSettings(forgetRead),
  () => watchSettings(() => run('forget quotes', forgetOldQuotes())),
  () => watchSettings(() => run('prepare the toolbar', prepareToolbar())),
  () => onFreed(() => run('start anew', startUp().finally(tellAll))),
  () => run('start', startUp()),
];

/** Every listener is bound before anything is awaited: a worker that wakes for an event must already hear it. */
export default defineBackground({
  type: 'module',
  main() {
    logUnhandled('background');
    for (const bind of BINDINGS) {
      try {
        bind();
      } catch (error) {
        void logError('bind a listener', error);
      }
    }
  },
});

function optional<Api>(api: Api): Api | undefined {
  return api;
}

/** A person's first sight of the extension: the page that leads from install to the first parcel. */
function openWelcome({ reason }: Browser.runtime.InstalledDetails): void {
  if (reason !== 'install') return;
  run('news of a first version', keepNewsSeen());
  run('open the welcome', browser.runtime.openOptionsPage());
}

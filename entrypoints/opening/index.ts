import type { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { InputOf, MessageName, OutputOf } from '../../lib/messaging/protocol';
import type { Reply } from '../../lib/messaging/send';
import type { TabView } from '../../lib/messaging/views/form';
import type { LookedTab, OpeningWindow } from '../../lib/opening/opening';
import { findAgainRowId, findTabId } from '../../lib/opening/popup-address';

/**
 * The popup's first script: asks for all that the form is filled with while the popup's own code is still being
 * loaded. It is a file of its own, of a few lines, without the polyfill: Firefox calls the extension's interface
 * `browser`, Chromium `chrome`, and what is used here is the same in both.
 */
export default defineUnlistedScript(() => {
  const names = globalThis as unknown as Record<'browser' | 'chrome', typeof browser>;
  const extension = names.browser ?? names.chrome;
  const named = findTabId(location.search);
  // A parcel that is shipped once more has no tab.
  const again = findAgainRowId(location.search) !== null;
  const looked = named === null && !again ? lookAtTab() : Promise.resolve(undefined);
  const tabId = looked.then((tab) => tab?.id ?? named);
  const tab = named === null ? tabId.then(readTab) : readTab(named);
  const beginning = ask('popup/opened', { again });
  // They may fail before anybody waits for them; whoever waits is told.
  for (const asked of [tab, beginning]) asked.catch(() => undefined);
  (window as OpeningWindow).shahnaOpening = { looked, tabId, beginning, tab };

  async function lookAtTab(): Promise<LookedTab | undefined> {
    const [shown] = await extension.tabs.query({ active: true, currentWindow: true });
    return shown;
  }

  async function readTab(id: number | null): Promise<Reply<TabView> | undefined> {
    if (id === null) return { ok: true, value: { kind: 'elsewhere' } };
    return ask('tab/read', { tabId: id });
  }

  async function ask<Name extends MessageName>(
    name: Name,
    input: InputOf<Name>,
  ): Promise<Reply<OutputOf<Name>> | undefined> {
    return extension.runtime.sendMessage({ name, input });
  }
});

import { browser } from 'wxt/browser';
import type { Caller } from '../../../lib/messaging/serve';
import { requireEnabled } from './require-enabled';
import type { ScriptFile } from './store-scripts';

/**
 * Brings further scripts into the caller's tab, one after the other: what runs on a list, what writes notes or other
 * things into orders, or what judges covers at a press in Firefox.
 * @throws Failure `store-not-enabled`
 */
export async function loadScripts(scripts: readonly ScriptFile[], caller: Caller): Promise<void> {
  await requireEnabled(caller);
  if (caller.from !== 'content') return;
  await browser.scripting.executeScript({ target: { tabId: caller.tabId }, files: [...scripts] });
}

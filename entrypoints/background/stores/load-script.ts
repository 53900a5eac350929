import { browser } from 'wxt/browser';
import type { Caller } from '../../../lib/messaging/serve';
import { requireEnabled } from './require-enabled';
import { scriptFile } from './store-scripts';

/**
 * Brings a further script into the caller's tab: what runs on a list, what writes notes or other things into orders, or
 * what judges covers at a press in Firefox.
 * @throws Failure `store-not-enabled`
 */
export async function loadScript(
  script: 'list' | 'covers' | 'notes' | 'follow',
  caller: Caller,
): Promise<null> {
  await requireEnabled(caller);
  if (caller.from !== 'content') return null;
  await browser.scripting.executeScript({ target: { tabId: caller.tabId }, files: [scriptFile(script)] });
  return null;
}

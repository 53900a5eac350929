import { browser } from 'wxt/browser';
import type { Caller } from '../../../lib/messaging/serve';
import { requireEnabled } from './require-enabled';

type ScriptPath = NonNullable<Parameters<typeof browser.scripting.executeScript>[0]['files']>[number];

/**
 * Brings further scripts into the caller's tab, one after the other: what runs on a list, what writes notes or other
 * things into orders, or what judges covers at a press in Firefox.
 * @throws Failure `store-not-enabled`
 */
export async function loadScripts(scripts: readonly string[], caller: Caller): Promise<null> {
  await requireEnabled(caller);
  if (caller.from !== 'content') return null;
  await browser.scripting.executeScript({
    target: { tabId: caller.tabId },
    files: [...scripts] as ScriptPath[],
  });
  return null;
}

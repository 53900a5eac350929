import { browser } from 'wxt/browser';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import { askOf } from '../../../lib/messaging/signals';
import type { PopupBeginning } from '../../../lib/messaging/views/form';
import { leaveWanted, takeWanted } from '../../../lib/opening/wanted';
import { readSettings } from '../../../lib/settings/settings';

export async function openForm({ tabId }: Enabled): Promise<void> {
  await leaveWanted({ show: 'from-page' });
  const { windowId } = await browser.tabs.get(tabId);
  await openPopup(tabId, windowId);
}

/**
 * Shows what is wanted in the panel where that is open, else in the popup, else in a window.
 * @param tabId the tab it is of; `null`: of none
 */
export async function openPopup(tabId: number | null, windowId: number | undefined): Promise<void> {
  if (windowId !== undefined && (await isShownInPanel(windowId))) return;
  try {
    await browser.action.openPopup();
  } catch {
    // Firefox opens it in answer to a person's press in its own interface alone (bug 1799344).
    await openWindow(tabId);
  }
}

/** A panel that is open in the window answers; nothing else does. */
async function isShownInPanel(windowId: number): Promise<boolean> {
  const message = askOf('show-wanted', { windowId });
  const answer: unknown = await browser.runtime.sendMessage(message).catch(() => undefined);
  return answer === true;
}

/**
 * The background has the database open and parses what is kept, so that the popup's code comes without that.
 * @throws Failure `storage-unavailable`
 */
export async function beginPopup(again: boolean): Promise<PopupBeginning> {
  const [settings, wanted] = await Promise.all([readSettings(), again ? null : takeWanted()]);
  return { settings, wanted };
}

/** One at a time, or two presses would each open a window. One of no tab is new: it was asked for just now. */
function openWindow(tabId: number | null): Promise<void> {
  return navigator.locks.request('form-window', async () => {
    const page = browser.runtime.getURL('/popup.html');
    const url = `${page}?tab=${tabId ?? -1}`;
    const [open] =
      tabId === null ? [] : await browser.tabs.query({ url: `${page}?tab=*`, windowType: 'popup' });
    if (open?.id === undefined || open.windowId === undefined) {
      await browser.windows.create({ url, type: 'popup', width: 430, height: 680 });
      return;
    }
    if (open.url !== url) await browser.tabs.update(open.id, { url });
    else {
      // A window over the same tab is kept, with what is being typed in it, unless the tab shows another order by now.
      await takeWanted();
      if (tabId !== null)
        await browser.runtime.sendMessage(askOf('show-tab', { tabId })).catch(() => undefined);
    }
    await browser.windows.update(open.windowId, { focused: true });
  });
}

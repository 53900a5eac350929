import { browser } from 'wxt/browser';
import type { LookedTab } from '../../lib/opening/opening';

interface Followed {
  /** This tab is shown by now, or another page in it. */
  readonly follow: (tabId: number) => void;
  /** Another page is coming in the tab that is shown. */
  readonly leave: () => void;
}

/**
 * Calls back with the tab that this window shows, whenever another comes to the front or its page becomes another. A tab
 * in which the panel's own page stands is none.
 * @param looked the tab as the panel began with it: what became of it until somebody listens is looked at once.
 */
export async function followTab(
  looked: Promise<LookedTab | undefined>,
  { follow, leave }: Followed,
  signal: AbortSignal,
): Promise<void> {
  const [window, own] = await Promise.all([browser.windows.getCurrent(), browser.tabs.getCurrent()]);
  const onActivated: Parameters<typeof browser.tabs.onActivated.addListener>[0] = ({ tabId, windowId }) => {
    if (windowId === window.id && tabId !== own?.id) follow(tabId);
  };
  const onUpdated: Parameters<typeof browser.tabs.onUpdated.addListener>[0] = (
    tabId,
    { status, url },
    tab,
  ) => {
    const isShown = tab.active && tab.windowId === window.id && tabId !== own?.id;
    if (!isShown) return;
    if (status === 'loading') leave();
    // A page that changes its address without loading says no more than that.
    else if (status === 'complete' || (url !== undefined && tab.status === 'complete')) follow(tabId);
  };
  if (signal.aborted) return;
  browser.tabs.onActivated.addListener(onActivated);
  browser.tabs.onUpdated.addListener(onUpdated);
  signal.addEventListener('abort', () => {
    browser.tabs.onActivated.removeListener(onActivated);
    browser.tabs.onUpdated.removeListener(onUpdated);
  });
  const [[now], before] = await Promise.all([
    browser.tabs.query({ active: true, windowId: window.id }),
    looked,
  ]);
  if (signal.aborted || now?.id === undefined || now.id === own?.id) return;
  if (isOther(before, now)) follow(now.id);
}

/** Another tab, or another page in it, also one that was still coming. */
function isOther(before: LookedTab | undefined, now: LookedTab): boolean {
  if (before === undefined || now.id !== before.id || now.url !== before.url) return true;
  return before.status !== 'complete' && now.status === 'complete';
}

import { type Browser, browser } from 'wxt/browser';
import { findStoreOf } from '../../../lib/settings/find-store';
import { readSettings } from '../../../lib/settings/settings';
import { originPattern } from '../../../lib/settings/site-access';

/** A tab that sleeps would answer when it is woken. */
export function isAwake(tab: Pick<Browser.tabs.Tab, 'discarded'>): boolean {
  return !tab.discarded && !('frozen' in tab && tab.frozen);
}

export interface OpenTab {
  readonly id: number;
  /** Its page has not come whole: its script may answer in a moment. */
  readonly isComing: boolean;
}

/** By a store's key (`storeKey`); first the tab that shows the order of this link, then those looked at last. */
export async function openTabsOf(store: string, orderLink: string | null): Promise<readonly OpenTab[]> {
  const { stores } = await readSettings();
  const enabled = findStoreOf(stores, store);
  if (enabled === undefined) return [];
  // A site whose access was taken away has no tabs that could be asked.
  const tabs = await browser.tabs.query({ url: originPattern(enabled.origin) }).catch(() => []);
  const isAsked = (tab: (typeof tabs)[number]) =>
    // The pattern has no port.
    URL.parse(tab.url ?? '')?.origin === enabled.origin && isAwake(tab);
  const rank = (tab: (typeof tabs)[number]) => (tab.url === orderLink ? Infinity : (tab.lastAccessed ?? 0));
  return tabs
    .filter(isAsked)
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
    .flatMap(({ id, status }) => (id === undefined ? [] : { id, isComing: status !== 'complete' }));
}

/** By the clock of this background, in milliseconds. */
let startedAt = -Infinity;

export function noteBrowserStart(): void {
  startedAt = performance.now();
}

/** Whether the browser started within these milliseconds: it may still be opening the tabs it had before. */
export function hasJustStarted(within: number): boolean {
  return performance.now() - startedAt < within;
}

import { type Browser, browser } from 'wxt/browser';
import { CHANGED } from '../../lib/messaging/signals';
import { type EnabledStore, readSettings } from '../../lib/settings/settings';
import { originPattern } from '../../lib/settings/site-access';
import { isOnSite } from '../../lib/store-key';
import { wait } from '../../lib/wait';
import { showBadge } from './badge';

/** They read again. The caller does not wait for tabs that sleep. */
export async function tellAll(): Promise<void> {
  showBadge();
  const tabs = await findTabs(() => true);
  void Promise.allSettled([browser.runtime.sendMessage(CHANGED), tellTabs(tabs)]);
}

async function findTabs(isMeant: (store: EnabledStore) => boolean): Promise<readonly Browser.tabs.Tab[]> {
  const { stores } = await readSettings();
  const patterns = new Set(stores.filter(isMeant).map(({ origin }) => originPattern(origin)));
  return patterns.size === 0 ? [] : browser.tabs.query({ url: [...patterns] });
}

/** Has the scripts in these tabs read anew; a tab that does not answer is no failure. */
export async function tellTabs(tabs: readonly Pick<Browser.tabs.Tab, 'id'>[]): Promise<void> {
  await Promise.allSettled(
    tabs.map(({ id }) => (id === undefined ? null : browser.tabs.sendMessage(id, CHANGED))),
  );
}

/** Milliseconds: each telling has every page read hundreds of rows anew, which the sending of a bulk would wait for. */
const TOGETHER = 1_000;
let soon: Promise<void> | null = null;

export function tellSoon(): Promise<void> {
  soon ??= wait(TOGETHER).then(() => {
    soon = null;
    return tellAll();
  });
  return soon;
}

/** Tells the tabs of the store whose order's form has this key (`draftKeyOf`); pages of ours are being typed into. */
export async function tellStore(key: string): Promise<void> {
  await tellTabs(await findTabs(({ origin }) => isOnSite(key, origin)));
}

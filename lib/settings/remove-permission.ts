import { browser } from 'wxt/browser';
import { findRelay } from '../shop-relay/kept-relay';
import type { Settings } from './settings';
import { originPattern } from './site-access';

/**
 * Gives the access back, unless a store, an account or the relay that is left needs the same pattern (patterns have
 * no port).
 * @param address the site that is no longer needed
 * @param left the settings without it
 */
export async function removeUnusedPermission(address: string, left: Settings): Promise<void> {
  const pattern = originPattern(address);
  const relay = await findRelay();
  const needed = [
    ...(relay === null ? [] : [relay.url]),
    ...left.accounts.map((account) => account.address),
    ...left.stores.map((store) => store.origin),
  ];
  if (needed.some((other) => originPattern(other) === pattern)) return;
  await browser.permissions.remove({ origins: [pattern] });
}

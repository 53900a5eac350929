import { Failure } from '../failure';
import type { StoreIdentity } from '../order';
import { type EnabledStore, readSettings, type Settings } from '../settings/settings';
import { hasAccess } from '../settings/site-access';
import type { Caller } from './caller';

/** A store of the person's, the settings that say so, and the tab whose script calls. */
export interface Enabled {
  readonly store: EnabledStore;
  readonly settings: Settings;
  readonly tabId: number;
  /** As the caller's. */
  readonly active: boolean;
  /** When its message came: a press is no older for what is looked up here. */
  readonly askedAt: number;
}

/**
 * Settings alone do not enable a store: the browser can have taken the access away.
 * @param about the store that the message speaks of, if of any
 * @throws Failure `store-not-enabled` unless the caller's own origin is enabled and granted; `not-allowed` when it
 * speaks of another site's store.
 */
export async function requireEnabled(
  caller: Caller,
  about: Pick<StoreIdentity, 'origin'> | null = null,
): Promise<Enabled> {
  if (caller.from !== 'content') throw new Failure('not-allowed');
  const askedAt = Date.now();
  const [settings, granted] = await Promise.all([readSettings(), hasAccess(caller.origin)]);
  const store = settings.stores.find(({ origin }) => origin === caller.origin);
  if (store === undefined || !granted) throw new Failure('store-not-enabled');
  if (about !== null && about.origin !== caller.origin) throw new Failure('not-allowed');
  const { tabId, active } = caller;
  return { store, settings, tabId, active, askedAt };
}

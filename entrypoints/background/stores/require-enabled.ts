import { Failure } from '../../../lib/failure';
import type { Caller } from '../../../lib/messaging/serve';
import type { StoreIdentity } from '../../../lib/order';
import { type EnabledStore, readSettings, type Settings } from '../../../lib/settings/settings';
import { hasAccess } from '../../../lib/settings/site-access';

/** A store of the person's, the settings that say so, and the tab whose script calls. */
export interface Enabled {
  readonly store: EnabledStore;
  readonly settings: Settings;
  readonly tabId: number;
}

/**
 * The store whose script calls. Settings alone do not enable it: the browser can have taken the access away.
 * @param about the store that the message speaks of, if of any
 * @throws Failure `store-not-enabled` unless the caller's own origin is enabled and granted; `not-allowed` when it
 *   speaks of another site's store.
 */
export async function requireEnabled(
  caller: Caller,
  about: Pick<StoreIdentity, 'origin'> | null = null,
): Promise<Enabled> {
  if (caller.from !== 'content') throw new Failure('not-allowed');
  const [settings, granted] = await Promise.all([readSettings(), hasAccess(caller.origin)]);
  const store = settings.stores.find(({ origin }) => origin === caller.origin);
  if (store === undefined || !granted) throw new Failure('store-not-enabled');
  if (about !== null && about.origin !== caller.origin) throw new Failure('not-allowed');
  return { store, settings, tabId: caller.tabId };
}

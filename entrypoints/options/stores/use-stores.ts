import { useState } from 'preact/hooks';
import { failureTextId } from '../../../lib/i18n/failure-text';
import type { TextId } from '../../../lib/i18n/messages';
import { send } from '../../../lib/messaging/send';
import { enableStore } from '../../../lib/settings/enable-store';
import { keepNoteChoice } from '../../../lib/settings/note-choice';
import { forgetSetAside } from '../../../lib/settings/put-back';
import { removeUnusedPermission } from '../../../lib/settings/remove-permission';
import {
  changeSettings,
  changeStore,
  type Follow,
  readSettings,
  type Settings,
} from '../../../lib/settings/settings';
import { forgetSaid, type StoreSaid } from '../../../lib/settings/store-said';
import { failureOf } from '../../../lib/storage/log';
import { dropWrites } from '../../../lib/storage/order-writes';
import { isOnSite } from '../../../lib/store-key';

export type StoresControl = ReturnType<typeof useStores>;

export function useStores() {
  const [trouble, setTrouble] = useState<TextId | null>(null);
  const watch = (done: Promise<TextId | null>) => {
    setTrouble(null);
    done.then(setTrouble, (error: unknown) => setTrouble(failureTextId(failureOf(error, 'options').code)));
  };
  return {
    /** Why the last action failed; `null`: it did not. */
    trouble,
    /** Enables a site, or asks again for access to one. Call it in the click handler itself. */
    enable: (origin: string, noteOrders?: boolean) =>
      watch(enableStore(origin, noteOrders).then((granted) => (granted ? null : 'enable-refused'))),
    tie: (origin: string, accountId: string | null) =>
      watch(changeStore(origin, (store) => ({ ...store, accountId })).then(() => null)),
    note: (origin: string, noteOrders: boolean) => watch(keepNoteChoice(origin, noteOrders).then(() => null)),
    follow: (origin: string, change: (follow: Follow) => Follow) =>
      watch(keepFollow(origin, change).then(() => null)),
    forget: (origin: string, said: StoreSaid) => watch(forgetSaid(origin, said).then(() => null)),
    remove: (origin: string) => watch(removeStore(origin).then(() => null)),
  };
}

/**
 * Takes the extension off a store's site: the access first, so that a removal that is cut short shows as a store
 * without access, never as access without a store.
 */
export async function removeStore(origin: string): Promise<void> {
  const without = (settings: Settings): Settings => ({
    ...settings,
    stores: settings.stores.filter((store) => store.origin !== origin),
  });
  await removeUnusedPermission(origin, without(await readSettings()));
  await forgetSetAside('stores', origin);
  await changeSettings(without);
  await send('stores/reconcile', {});
}

/** What is wanted no more is not written later either, if it is wanted again. */
async function keepFollow(origin: string, change: (follow: Follow) => Follow): Promise<void> {
  const { stores } = await changeStore(origin, (store) => ({ ...store, follow: change(store.follow ?? {}) }));
  const { follow = {} } = stores.find((store) => store.origin === origin) ?? {};
  for (const what of ['tracking', 'status'] as const)
    if (follow[what] === undefined) await dropWrites((store) => isOnSite(store, origin), what);
}

import { useState } from 'preact/hooks';
import type { TextId } from '../../lib/i18n/messages';
import { send } from '../../lib/messaging/send';
import { enableStore } from '../../lib/storage/enable-store';
import { failureOf } from '../../lib/storage/log';
import { keepNoteChoice } from '../../lib/storage/note-choice';
import { removeUnusedPermission } from '../../lib/storage/remove-permission';
import { changeSettings, readSettings, type Settings } from '../../lib/storage/settings';
import { forgetStoreCurrency } from '../../lib/storage/store-currency';

export interface StoresControl {
  /** What came of the last press, when it did not do what was wanted. */
  readonly trouble: TextId | null;
  /** Enables a site, or asks again for access to one. Call it in the press itself. */
  readonly enable: (origin: string, noteOrders?: boolean) => void;
  readonly tie: (origin: string, accountId: string | null) => void;
  readonly note: (origin: string, wanted: boolean) => void;
  readonly forgetCurrency: (origin: string) => void;
  readonly remove: (origin: string) => void;
}

/** What can be done with stores on this page. */
export function useStores(): StoresControl {
  const [trouble, setTrouble] = useState<TextId | null>(null);
  const follow = (done: Promise<TextId | null>) => {
    setTrouble(null);
    done.then(setTrouble, (error: unknown) => setTrouble(`failure-${failureOf(error, 'options').code}`));
  };
  const tie = (origin: string, accountId: string | null) =>
    follow(
      changeSettings((settings) => ({
        ...settings,
        stores: settings.stores.map((store) => (store.origin === origin ? { ...store, accountId } : store)),
      })).then(() => null),
    );
  return {
    trouble,
    enable: (origin, noteOrders) =>
      follow(enableStore(origin, noteOrders).then((granted) => (granted ? null : 'enable-refused'))),
    tie,
    note: (origin, noteOrders) => follow(keepNoteChoice(origin, noteOrders).then(() => null)),
    forgetCurrency: (origin) => follow(forgetStoreCurrency(origin).then(() => null)),
    remove: (origin) => follow(removeStore(origin).then(() => null)),
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
  await changeSettings(without);
  await send('stores/reconcile', {});
}

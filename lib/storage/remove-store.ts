import { send } from '../messaging/send';
import { removeUnusedPermission } from './remove-permission';
import { changeSettings, readSettings, type Settings } from './settings';

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

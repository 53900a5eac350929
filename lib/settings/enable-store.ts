import { browser } from 'wxt/browser';
import { send } from '../messaging/send';
import { originPattern } from './site-access';

/** Fetched when a store may be enabled, so that it is there before the press: the popup opens without it. */
export const prepareToEnable = () => import('./settings');

/**
 * Must be called in the person's press with nothing awaited before it: the request for the permission is its first
 * call. The wish is stored beside it, since the prompt may close the popup.
 * @param noteOrders whether parcels' codes may be written into the orders; left out where the person was not asked
 * @returns whether access was given
 */
export async function enableStore(origin: string, noteOrders?: boolean): Promise<boolean> {
  const asked = browser.permissions.request({ origins: [originPattern(origin)] });
  const { changeSettings } = await prepareToEnable();
  const wish = noteOrders === undefined ? {} : { noteOrders };
  await changeSettings(({ stores, ...settings }) => ({
    ...settings,
    stores: stores.some((store) => store.origin === origin)
      ? stores.map((store) => (store.origin === origin ? { ...store, ...wish } : store))
      : [...stores, { origin, accountId: null, ...wish }],
  }));
  const granted = await asked;
  if (granted) await send('stores/reconcile', {});
  return granted;
}

import { type Browser, browser } from 'wxt/browser';
import { wasAnyCreated } from '../../../lib/outbox/read-rows';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { askAccess } from '../../../lib/settings/site-access';
import { findOrdersSite } from '../../../lib/stores/looks-like-orders';
import { reconcileStores } from './stores';

/**
 * The guide told who has an account and no store to press on the toolbar over an order: the browser itself asks for
 * the site, and no button of ours stands before its question.
 */
export async function prepareToolbar(): Promise<void> {
  const { accounts, stores } = await readSettings();
  const isAwaited = accounts.length > 0 && stores.length === 0 && !(await wasAnyCreated());
  await browser.action.setPopup({ popup: isAwaited ? '' : browser.runtime.getURL('/popup.html') });
}

/** A press on the toolbar while it opens no popup. Both browsers ask, and open, only before anything is awaited. */
export async function onToolbarPress({ url }: Pick<Browser.tabs.Tab, 'url'>): Promise<void> {
  const origin = findOrdersSite(url);
  if (origin === null) return browser.action.openPopup();
  const asked = askAccess(origin);
  // Refused, it stays: the next press opens the popup, which says what the access is for.
  await changeSettings((settings) =>
    settings.stores.length > 0 ? settings : { ...settings, stores: [{ origin, accountId: null }] },
  );
  await prepareToolbar();
  if (await asked) await reconcileStores();
}

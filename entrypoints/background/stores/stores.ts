import { browser } from 'wxt/browser';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import { storeSchema } from '../../../lib/order-schema';
import { changeSettings, changeStore, type EnabledStore, readSettings } from '../../../lib/settings/settings';
import { hasAccess } from '../../../lib/settings/site-access';
import { findHosted } from '../../../lib/stores/registry';
import { isLessonScript } from '../teaching/lesson-scripts';
import { tellTabs } from '../tell';
import { isAwake } from './open-tabs';
import { RECOGNISE_SCRIPTS, type StoreScripts, scriptsOf } from './store-scripts';

type Recognised = InputOf<'store/recognised'>;

let areThere = true;

/** A background that starts looks whether open tabs have their scripts: those from before an update are dead. */
export function expectScripts(): void {
  areThere = false;
}

/** Whether open tabs have their scripts, or it was tried to bring them. */
export function areScriptsThere(): boolean {
  return areThere;
}

/**
 * Makes the registered scripts match settings and permissions, which can be revoked at any time. Open tabs get theirs
 * at once, and are told when theirs were removed.
 */
export async function reconcileStores(): Promise<void> {
  try {
    // One at a time: a start and a permission's event come together, and registering an id twice throws.
    const fresh = await navigator.locks.request('stores', register);
    // A tab that takes no script for long keeps no other change waiting.
    await Promise.all(fresh.map(injectIntoOpenTabs));
  } finally {
    areThere = true;
  }
}

/** @returns what was not registered before */
async function register(): Promise<readonly StoreScripts[]> {
  const wished = scriptsOf(await findGranted(await knowHosted()));
  const registered = await browser.scripting.getRegisteredContentScripts();
  const kept = new Set(registered.map(({ id }) => id).filter((id) => !isLessonScript(id)));
  const surplus = [...kept].filter((id) => wished.every((scripts) => scripts.id !== id));
  if (surplus.length > 0) await browser.scripting.unregisterContentScripts({ ids: surplus });
  const fresh = wished.filter(({ id }) => !kept.has(id));
  if (fresh.length > 0) await browser.scripting.registerContentScripts(fresh.map(registrationOf));
  // A script whose site is no longer an enabled store removes itself when told of a change; the others read again.
  if (surplus.length > 0) void tellTabs(await browser.tabs.query({}));
  return fresh;
}

export async function storeRecognised(recognised: Recognised, { store }: Enabled): Promise<void> {
  await rememberStore(store.origin, recognised);
}

/** A second admin of the same kind on one site widens the path. */
export async function rememberStore(origin: string, { kind, basePath }: Recognised): Promise<void> {
  let changed = false;
  await changeStore(origin, (store) => {
    const wider = store.kind === kind && store.basePath !== undefined;
    const path = wider ? commonPath(store.basePath, basePath) : basePath;
    changed = store.kind !== kind || store.basePath !== path;
    return changed ? { ...store, kind, basePath: path } : store;
  });
  if (changed) await reconcileStores();
}

/** Forgets which store a site is, once what was taught of it is forgotten. */
export async function forgetKind(origin: string): Promise<void> {
  await changeStore(origin, ({ kind: _kind, basePath: _basePath, ...unknown }) => unknown);
  await reconcileStores();
}

/** Looks which store a tab shows whose page says nothing. Ends once the page is there, and its reader with it. */
export async function recogniseTab(tabId: number, origin: string): Promise<void> {
  try {
    const [frame] = await browser.scripting.executeScript({ target: { tabId }, files: RECOGNISE_SCRIPTS });
    const { data: found } = storeSchema.safeParse(frame?.result);
    if (found?.origin === origin) await rememberStore(origin, found);
  } catch {
    // Access was revoked, or the browser allows no script in this page.
  }
}

/** Settings with the kind of every store at a well-known address. */
async function knowHosted(): Promise<readonly EnabledStore[]> {
  const know = (store: EnabledStore): EnabledStore => {
    const hosted = store.kind === undefined ? findHosted(store.origin) : null;
    return hosted === null ? store : { ...store, ...hosted };
  };
  const { stores } = await readSettings();
  if (stores.every((store) => know(store) === store)) return stores;
  return (await changeSettings((settings) => ({ ...settings, stores: settings.stores.map(know) }))).stores;
}

async function findGranted(stores: readonly EnabledStore[]): Promise<readonly EnabledStore[]> {
  const granted = await Promise.all(stores.map(({ origin }) => hasAccess(origin)));
  return stores.filter((_, index) => granted[index]);
}

function registrationOf({ id, match, js, runAt }: StoreScripts) {
  return { id, matches: [match], js: [...js], runAt, persistAcrossSessions: true };
}

/** A tab that was unloaded gets it when it is loaded; one that is frozen when woken, which nobody waits for. */
async function injectIntoOpenTabs({ match, js }: StoreScripts): Promise<void> {
  const tabs = (await browser.tabs.query({ url: match })).filter(({ discarded }) => !discarded);
  const inject = ({ id }: (typeof tabs)[number]) =>
    id === undefined ? null : browser.scripting.executeScript({ target: { tabId: id }, files: [...js] });
  void Promise.allSettled(tabs.filter((tab) => !isAwake(tab)).map(inject));
  await Promise.allSettled(tabs.filter(isAwake).map(inject));
}

function commonPath(first = '/', second = '/'): string {
  const parts = second.split('/');
  const same = first.split('/').findIndex((part, index) => part !== parts[index]);
  return same === -1 ? first : `${parts.slice(0, Math.max(same, 1)).join('/')}/`;
}

import { openDatabase } from '../storage/db';
import { findValue } from '../storage/values';
import { type Account, type LabelWishes, NO_WISHES } from './account';
import { moveSettings } from './move-settings';
import { FRESH, type ParsedSettings, parseSettings } from './parse-settings';
import type { EnabledStore, Settings } from './settings-schema';

export type { EnabledStore, Follow, LanguageSetting, Settings } from './settings-schema';

const NAME = 'settings';

/**
 * @throws Failure as `openDatabase`; `storage-newer` or `storage-damaged` when what is kept is not settings of this
 * version; it is left as it is, never overwritten.
 */
export async function readSettings(): Promise<Settings> {
  return (await readKept()).settings;
}

/** One change at a time across all pages. Parts that cannot be read are set aside, and the person is told of them. */
export function changeSettings(change: (settings: Settings) => Settings): Promise<Settings> {
  return navigator.locks.request(NAME, async () => {
    const { settings, damaged } = await readKept();
    const changed = change(settings);
    const transaction = (await openDatabase()).transaction(['values', 'unreadable'], 'readwrite');
    const aside = transaction.objectStore('unreadable');
    await Promise.all([
      transaction.objectStore('values').put(changed, NAME),
      ...damaged.map((part) =>
        aside.add({ from: 'settings', key: part.setting, value: part, at: Date.now() }),
      ),
      transaction.done,
    ]);
    const channel = new BroadcastChannel(NAME);
    channel.postMessage(null);
    channel.close();
    return changed;
  });
}

/** Changes one account; nothing where it is gone. */
export function changeAccountBy(id: string, change: (account: Account) => Account): Promise<Settings> {
  return changeSettings((settings) => ({
    ...settings,
    accounts: settings.accounts.map((account) => (account.id === id ? change(account) : account)),
  }));
}

/** Changes one enabled store; nothing where it is no longer one. */
export function changeStore(
  origin: string,
  change: (store: EnabledStore) => EnabledStore,
): Promise<Settings> {
  return changeSettings((settings) => ({
    ...settings,
    stores: settings.stores.map((store) => (store.origin === origin ? change(store) : store)),
  }));
}

/** Sets aside the parts of the settings that cannot be read, so that the person is told of them without a change. */
export async function setDamagedAside(): Promise<void> {
  if ((await readKept()).damaged.length > 0) await changeSettings((settings) => settings);
}

/** Calls back on every change of the settings in any page of the extension, until the returned function is called. */
export function watchSettings(changed: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = changed;
  return () => channel.close();
}

/** The account that ships a store's orders: its own, else the active one. */
export function findAccount(settings: Settings, store: EnabledStore | null): Account | null {
  const id = store?.accountId ?? settings.activeAccountId;
  return settings.accounts.find((account) => account.id === id) ?? null;
}

async function readKept(): Promise<ParsedSettings> {
  const kept = (await findValue(NAME)) ?? (await moveSettings(FRESH, (old) => parseSettings(old).settings));
  return parseSettings(kept);
}

/**
 * What decides neither where parcels go nor what they cost; nothing where the account is gone.
 * @param label what its labels say otherwise from now on: the rest stays, which a form may not know yet
 */
export function changeAccount(
  id: string,
  {
    label,
    ...change
  }: Partial<Pick<Account, 'name' | 'hasEmployees'>> & { readonly label?: Partial<LabelWishes> },
): Promise<Settings> {
  return changeAccountBy(id, (account) => ({
    ...account,
    ...change,
    ...(label && { label: { ...NO_WISHES, ...account.label, ...label } }),
  }));
}

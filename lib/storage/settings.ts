import type { Account } from './account';
import { openDatabase } from './db';
import { moveSettings } from './move-settings';
import { type DamagedSetting, FRESH, type ParsedSettings, parseSettings } from './parse-settings';
import type { EnabledStore, Settings } from './settings-schema';
import { findValue } from './values';

export type { EnabledStore, LanguageSetting, Settings } from './settings-schema';

/** Orders that are sent at once where nothing else is set. */
export const AT_ONCE = 4;

const NAME = 'settings';

/**
 * What the person set. It holds no key (those are in the vault).
 * @throws Failure `storage-unavailable` when what is kept is not settings; it is left as it is, never overwritten.
 */
export async function readSettings(): Promise<Settings> {
  return (await readKept()).settings;
}

/** The settings that could not be read: those kept now, and those that a later change of the settings set aside. */
export async function findDamagedSettings(): Promise<readonly DamagedSetting[]> {
  const aside = ((await findValue('damaged-settings')) ?? []) as readonly DamagedSetting[];
  return [...aside, ...(await readKept()).damaged];
}

/** The person has seen which settings could not be read: what was kept of them goes. */
export async function forgetDamagedSettings(): Promise<void> {
  await write(
    (settings) => settings,
    () => [],
  );
}

/** Changes settings, one change at a time across all pages of the extension. */
export function changeSettings(change: (settings: Settings) => Settings): Promise<Settings> {
  return write(change, (damaged) => damaged);
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

/** What is damaged is set aside with the first change, which would otherwise be the end of it. */
function write(
  change: (settings: Settings) => Settings,
  setAside: (damaged: readonly DamagedSetting[]) => readonly DamagedSetting[],
): Promise<Settings> {
  return navigator.locks.request(NAME, async () => {
    const changed = change(await readSettings());
    const damaged = setAside(await findDamagedSettings());
    const database = await openDatabase();
    const transaction = database.transaction('values', 'readwrite');
    await Promise.all([
      transaction.store.put(changed, NAME),
      damaged.length > 0
        ? transaction.store.put(damaged, 'damaged-settings')
        : transaction.store.delete('damaged-settings'),
      transaction.done,
    ]);
    const channel = new BroadcastChannel(NAME);
    channel.postMessage(null);
    channel.close();
    return changed;
  });
}

import { mergeMeanings } from '../ledger/fate';
import { changeNames } from '../number-names/kept-names';
import { mergeNames } from '../number-names/number-names';
import { openRows } from '../outbox/read-rows';
import type { Account } from '../settings/account';
import { OPTIONAL_SETTINGS } from '../settings/parse-settings';
import { ACCOUNTS_LOCK, leaveService } from '../settings/save-account';
import { changeSettings, readSettings, type Settings } from '../settings/settings';
import { importSources } from '../sheet/sheet-sources';
import { changeMeanings } from '../shop-relay/change-meanings';
import { keepKey } from '../vault/vault-write';
import { findDirectory } from '../villages/directory';
import { importLearned } from '../villages/learned-file';
import { importRecordNames } from '../villages/record-names';
import { storesIn } from './file-stores';
import { conflictId, sameAccount } from './find-conflicts';
import type { AccountKey } from './sealed-keys';
import type { SettingsFile } from './settings-file';

export interface ImportWish {
  readonly file: SettingsFile;
  /** Opened with the file's passphrase; empty: no keys are taken. */
  readonly keys: readonly AccountKey[];
  /** Which conflicts the file wins, by `conflictId`; in all others what is here stays. */
  readonly replace: ReadonlySet<string>;
}

/**
 * Takes a file of settings in, account by account: what is here stays unless it was said to be replaced, nothing is
 * removed, and a key is kept only for the address it was given for. @throws Failure `storage-unavailable`
 */
export function importSettings({ file, keys, replace }: ImportWish): Promise<Settings> {
  return navigator.locks.request(ACCOUNTS_LOCK, async () => {
    const [{ accounts }, open] = await Promise.all([readSettings(), openRows()]);
    const taken = new Map<string, Account>();
    for (const account of file.settings.accounts) {
      const kept = accounts.find(({ id }) => id === account.id);
      const replaced = replace.has(conflictId({ kind: 'account', id: account.id }));
      const rekeyed = replaced || replace.has(conflictId({ kind: 'key', id: account.id }));
      const wins = kept === undefined || (replaced && !sameAccount(kept, account));
      const key = kept === undefined || rekeyed ? keyFor(account, keys) : null;
      if (!wins && key === null) continue;
      // A new identity whenever address, key or its field changes: a parcel intended for one never goes to another.
      const next = wins ? account : kept;
      const changed = key !== null || kept?.address !== next.address || kept.keyField !== next.keyField;
      const parcels = open.filter(({ accountId }) => accountId === account.id);
      const identityVersion = changed
        ? newestVersion([kept ?? account, account, ...parcels]) + 1
        : kept.identityVersion;
      taken.set(account.id, { ...next, identityVersion });
      if (key !== null) await keepKey({ ...account, identityVersion }, key);
      if (wins && kept !== undefined && kept.address !== account.address) await leaveService(account.id);
    }
    const settings = await changeSettings((current) => merged(current, file.settings, taken, replace));
    for (const account of settings.accounts) await takeKept(account, file, replace);
    return settings;
  });
}

/** Of an account and its open parcels, which outlive one that is removed here and comes back. */
function newestVersion(known: readonly Pick<Account, 'identityVersion'>[]): number {
  return known.reduce((newest, { identityVersion }) => Math.max(newest, identityVersion), 0);
}

/** Adds what the file has of an account beside its settings. */
async function takeKept(
  { id, identityVersion }: Account,
  { numbers, meanings, learned, recordNames, sheets }: SettingsFile,
  replace: ReadonlySet<string>,
): Promise<void> {
  const wins = replace.has(conflictId({ kind: 'numbers', id }));
  const { [id]: names } = numbers;
  if (names !== undefined)
    await changeNames(id, (here) => (wins ? mergeNames(here, names) : mergeNames(names, here)));
  const { [id]: said } = meanings;
  if (said !== undefined)
    await changeMeanings(id, (here) => (wins ? mergeMeanings(here, said) : mergeMeanings(said, here)));
  await importSources(id, sheets[id] ?? []);
  const replaces = replace.has(conflictId({ kind: 'learned', id }));
  await importRecordNames(id, recordNames[id] ?? [], replaces);
  const { [id]: entries } = learned;
  if (entries === undefined) return;
  const directory = await findDirectory(id);
  // Another address or key may have other villages: its list is not here yet.
  const villages = directory?.identityVersion === identityVersion ? directory.villages : null;
  await importLearned(id, villages, entries, () => replaces);
}

/** The opened key of an account, if it was given for this very address. */
function keyFor(account: Account, keys: readonly AccountKey[]): string | null {
  const found = keys.find(
    ({ accountId, address }) => accountId === account.id && address === account.address,
  );
  return found?.key ?? null;
}

/** What is set of no account and no store; that it notifies is not among it: the browser is asked for that where it is switched on. */
const COMMON = OPTIONAL_SETTINGS.filter((name) => name !== 'notifies');

function merged(
  here: Settings,
  file: Settings,
  taken: ReadonlyMap<string, Account>,
  replace: ReadonlySet<string>,
): Settings {
  const added = [...taken.values()].filter(({ id }) => here.accounts.every((kept) => kept.id !== id));
  const accounts = [...here.accounts.map((kept) => taken.get(kept.id) ?? kept), ...added];
  const ofFile = storesIn(file, here);
  const newStores = ofFile.filter(({ origin }) => here.stores.every((kept) => kept.origin !== origin));
  const stores = here.stores.map((kept) => {
    const wins = replace.has(conflictId({ kind: 'store', id: kept.origin }));
    return (wins && ofFile.find(({ origin }) => origin === kept.origin)) || kept;
  });
  const known = accounts.some(({ id }) => id === file.activeAccountId);
  const common = COMMON.map((name) => [name, name in here ? here[name] : file[name]] as const);
  return {
    ...here,
    ...Object.fromEntries(common.filter(([, value]) => value !== undefined)),
    accounts,
    stores: [...stores, ...newStores],
    activeAccountId: here.activeAccountId ?? (known ? file.activeAccountId : null),
    language: replace.has(conflictId({ kind: 'language', id: file.language }))
      ? file.language
      : here.language,
  };
}

import { mergeMeanings, NO_MEANINGS, saidOtherwise } from '../ledger/fate';
import { mergeNames, NO_NAMES } from '../number-names/number-names';
import type { Account } from '../settings/account';
import type { LanguageSetting, Settings } from '../settings/settings';
import type { LearnedEntry } from '../villages/learned-file';
import type { RecordNameEntry } from '../villages/record-names';
import { storesIn } from './file-stores';
import type { AccountKey } from './sealed-keys';
import type { KeptOfAccounts, SettingsFile } from './settings-file';

/** Something that is here and in the file, and not the same: what is here stays unless a person says otherwise. */
export type Conflict =
  | {
      readonly kind: 'account' | 'key' | 'store' | 'numbers' | 'learned';
      /** Of the account, or the store's origin. */
      readonly id: string;
      /** For people: the account's name here, or the store. */
      readonly name: string;
    }
  | { readonly kind: 'language'; readonly id: LanguageSetting };

export function conflictId({ kind, id }: { readonly kind: Conflict['kind']; readonly id: string }): string {
  return `${kind} ${id}`;
}

/** @param keys of the file, opened; empty where they were not asked for. */
export function findConflicts(
  here: Settings,
  keptHere: KeptOfAccounts,
  file: SettingsFile,
  keys: readonly AccountKey[],
): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  for (const account of file.settings.accounts) {
    const kept = here.accounts.find(({ id }) => id === account.id);
    if (kept === undefined) continue;
    const { id, name } = kept;
    if (!sameAccount(kept, account)) conflicts.push({ kind: 'account', id, name });
    else if (keys.some(({ accountId }) => accountId === id)) conflicts.push({ kind: 'key', id, name });
    if (numberedOtherwise(id, keptHere, file)) conflicts.push({ kind: 'numbers', id, name });
    if (
      isOtherwise(keptHere.learned[id], file.learned[id], learned) ||
      isOtherwise(keptHere.recordNames[id], file.recordNames[id], named)
    )
      conflicts.push({ kind: 'learned', id, name });
  }
  for (const store of storesIn(file.settings, here)) {
    const kept = here.stores.find(({ origin }) => origin === store.origin);
    if (kept !== undefined && !same(kept, store)) {
      conflicts.push({ kind: 'store', id: store.origin, name: store.origin });
    }
  }
  const { language } = file.settings;
  if (language !== here.language) conflicts.push({ kind: 'language', id: language });
  return conflicts;
}

/** Whether two are the same but for what no person set: the identity's version and what the service told. */
export function sameAccount(one: Account, other: Account): boolean {
  const set = ({ identityVersion: _, told: __, ...fields }: Account) => fields;
  return same(set(one), set(other));
}

/** Whether one thing is said otherwise in the file than here: where words went, or what a record is called. */
function isOtherwise<Entry>(
  here: readonly Entry[] = [],
  file: readonly Entry[] = [],
  said: (entry: Entry) => readonly [of: string | number, what: string],
): boolean {
  const known = new Map(here.map(said));
  return file.map(said).some(([of, what]) => known.has(of) && known.get(of) !== what);
}

const learned = ({ text, village, city }: LearnedEntry) => [text, `${village} ${city}`] as const;
const named = ({ villageId, name }: RecordNameEntry) => [villageId, name] as const;

/** Whether one number is called, or means, one thing here and another in the file. */
function numberedOtherwise(id: string, here: KeptOfAccounts, file: KeptOfAccounts): boolean {
  const [names, theirNames] = [here.numbers[id] ?? NO_NAMES, file.numbers[id] ?? NO_NAMES];
  const [said, theirSaid] = [here.meanings[id] ?? NO_MEANINGS, file.meanings[id] ?? NO_MEANINGS];
  return (
    !same(mergeNames(names, theirNames), mergeNames(theirNames, names)) ||
    saidOtherwise(mergeMeanings(said, theirSaid), mergeMeanings(theirSaid, said)).length > 0
  );
}

function same(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

/** As text, whatever the order in which the fields were written. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

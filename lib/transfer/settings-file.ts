import * as z from 'zod/mini';
import type { StatusMeanings } from '../ledger/fate';
import { meaningsSchema } from '../ledger/status-meanings';
import { namesSchema } from '../number-names/names-file';
import type { NumberNames } from '../number-names/number-names';
import { readServiceAddress } from '../settings/addresses';
import { type DamagedSetting, type ParsedSettings, parseSettings } from '../settings/parse-settings';
import type { Settings } from '../settings/settings';
import { type SheetSource, sourcesSchema } from '../sheet/sheet-sources';
import { type LearnedEntry, learnedEntriesSchema } from '../villages/learned-file';
import { type RecordNameEntry, recordNamesSchema } from '../villages/record-names';
import { OwnFileError, readOwnFile, writeOwnFile } from './own-file';
import { type SealedKeys, sealedKeysSchema } from './sealed-keys';

/** What is kept of accounts beside their settings, each by the account's id. */
export interface KeptOfAccounts {
  /** What its owner calls the service's numbers. */
  readonly numbers: Readonly<Record<string, NumberNames>>;
  /** What its owner says that status numbers mean. */
  readonly meanings: Readonly<Record<string, StatusMeanings>>;
  readonly learned: Readonly<Record<string, readonly LearnedEntry[]>>;
  /** The names it gave to records of its list. */
  readonly recordNames: Readonly<Record<string, readonly RecordNameEntry[]>>;
  /** Its named sources of sheets, each with what its columns say. */
  readonly sheets: Readonly<Record<string, readonly SheetSource[]>>;
}

export interface SettingsFile extends KeptOfAccounts {
  readonly settings: Settings;
  /** `null`: the file was saved without keys. */
  readonly keys: SealedKeys | null;
}

/** A file as it was read: what of its settings is no setting is left out and named. */
export interface ReadSettingsFile extends SettingsFile {
  readonly damaged: readonly DamagedSetting[];
}

/** What is kept of each account, by its id; read account by account, so that one that is damaged costs no other. */
const ofAccounts = z.record(z.string(), z.unknown());
const SETTINGS_FILE = {
  mark: { shahna: 'settings' },
  version: 5,
  /** Ten accounts with ten thousand learned villages each are in it. */
  largest: 20_000_000,
  body: z.object({
    settings: z.unknown(),
    numbers: ofAccounts,
    keys: z.nullable(sealedKeysSchema),
    // Each went along from a version on: 5, 2, 3 and 4.
    meanings: z._default(ofAccounts, {}),
    learned: z._default(ofAccounts, {}),
    recordNames: z._default(ofAccounts, {}),
    sheets: z._default(ofAccounts, {}),
  }),
};
const accountsSchema = z.object({ accounts: z.array(z.object({ id: z.string(), address: z.string() })) });

export function writeSettingsFile(file: SettingsFile): string {
  const { settings, numbers, meanings, learned, recordNames, sheets, keys } = file;
  const body = { settings, numbers, meanings, learned, recordNames, sheets, keys };
  return writeOwnFile(SETTINGS_FILE, body);
}

/** @throws OwnFileError */
export function readSettingsFile(text: string): ReadSettingsFile {
  const data = readOwnFile(SETTINGS_FILE, text);
  refuseWhole(data.settings);
  const { settings, damaged } = parseParts(data.settings);
  const lost: DamagedSetting[] = [];

  function part<Name extends keyof KeptOfAccounts, Kept>(name: Name, schema: z.ZodMiniType<Kept>) {
    const read = Object.entries(data[name]).flatMap(([id, kept]) => {
      const one = schema.safeParse(kept);
      if (one.success) return [[id, one.data] as const];
      const of = settings.accounts.find((account) => account.id === id)?.name ?? id;
      lost.push({ setting: 'accounts', of, fields: [name], kept });
      return [];
    });
    return Object.fromEntries(read);
  }

  return {
    settings,
    numbers: part('numbers', namesSchema),
    meanings: part('meanings', meaningsSchema),
    learned: part('learned', learnedEntriesSchema),
    recordNames: part('recordNames', recordNamesSchema),
    sheets: part('sheets', sourcesSchema),
    keys: data.keys,
    damaged: [...damaged, ...lost],
  };
}

/** A file that would send parcels to an address that nobody could type, or to one of two, is somebody's making. */
function refuseWhole(settings: unknown): void {
  const { accounts = [] } = accountsSchema.safeParse(settings).data ?? {};
  const isTwice = new Set(accounts.map(({ id }) => id)).size < accounts.length;
  if (isTwice || !accounts.every(({ address }) => readServiceAddress(address).ok))
    throw new OwnFileError('not-ours');
}

function parseParts(settings: unknown): ParsedSettings {
  try {
    return parseSettings(settings);
  } catch {
    throw new OwnFileError('not-ours');
  }
}

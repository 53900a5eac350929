import * as z from 'zod/mini';
import type { StatusMeanings } from '../ledger/fate';
import { meaningsSchema } from '../ledger/status-meanings';
import { namesSchema } from '../number-names/names-file';
import { NO_NAMES, type NumberNames } from '../number-names/number-names';
import { readServiceAddress } from '../settings/addresses';
import { type DamagedSetting, type ParsedSettings, parseSettings } from '../settings/parse-settings';
import type { Settings } from '../settings/settings';
import { type SheetSource, sourcesSchema } from '../sheet/sheet-sources';
import { type LearnedEntry, learnedEntriesSchema } from '../villages/learned-file';
import { type RecordNameEntry, recordNamesSchema } from '../villages/record-names';
import { type SealedKeys, sealedKeysSchema } from './sealed-keys';

/** A file that cannot be taken in; the sentence for people is looked up by `code`. */
export class SettingsFileError extends Error {
  override readonly name = 'SettingsFileError';
  constructor(
    readonly code:
      | 'not-json'
      | 'not-settings'
      | 'newer'
      | 'too-large'
      | 'bad-address'
      | 'twice'
      | 'wrong-passphrase',
  ) {
    super(code);
  }
}

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

/** Characters; ten accounts with ten thousand learned villages each are in it. */
const LONGEST_FILE = 20_000_000;
const VERSION = 5;

/** What is kept of each account, by its id; read account by account, so that one that is damaged costs no other. */
const ofAccounts = z.record(z.string(), z.unknown());
const fileSchema = z.object({
  shahna: z.literal('settings'),
  version: z.int().check(z.minimum(1), z.maximum(VERSION)),
  settings: z.unknown(),
  numbers: ofAccounts,
  keys: z.nullable(sealedKeysSchema),
  // Each went along from a version on: 5, 2, 3 and 4.
  meanings: z._default(ofAccounts, {}),
  learned: z._default(ofAccounts, {}),
  recordNames: z._default(ofAccounts, {}),
  sheets: z._default(ofAccounts, {}),
});
const accountsSchema = z.object({ accounts: z.array(z.object({ id: z.string(), address: z.string() })) });
const newerSchema = z.object({ shahna: z.literal('settings'), version: z.int().check(z.gt(VERSION)) });

export function writeSettingsFile(file: SettingsFile): string {
  const { settings, numbers, meanings, learned, recordNames, sheets, keys } = file;
  const written = {
    shahna: 'settings',
    version: VERSION,
    settings,
    numbers,
    meanings,
    learned,
    recordNames,
    sheets,
    keys,
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/** @throws SettingsFileError */
export function readSettingsFile(text: string): ReadSettingsFile {
  if (text.length > LONGEST_FILE) throw new SettingsFileError('too-large');
  const json = parse(text);
  if (newerSchema.safeParse(json).success) throw new SettingsFileError('newer');
  const parsed = fileSchema.safeParse(json);
  if (!parsed.success) throw new SettingsFileError('not-settings');
  const { data } = parsed;
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

  const numbers = Object.entries(part('numbers', namesSchema)).map(([id, names]) => {
    const given = Object.entries(names).filter(([, list]) => list !== undefined);
    return [id, { ...NO_NAMES, ...Object.fromEntries(given) }] as const;
  });
  return {
    settings,
    numbers: Object.fromEntries(numbers),
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
  if (!accounts.every(({ address }) => readServiceAddress(address).ok))
    throw new SettingsFileError('bad-address');
  if (new Set(accounts.map(({ id }) => id)).size < accounts.length) throw new SettingsFileError('twice');
}

function parseParts(settings: unknown): ParsedSettings {
  try {
    return parseSettings(settings);
  } catch {
    throw new SettingsFileError('not-settings');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new SettingsFileError('not-json');
  }
}

import * as z from 'zod/mini';
import { namesSchema } from '../number-names/names-file';
import { NO_NAMES, type NumberNames } from '../number-names/number-names';
import { type Settings, settingsSchema } from '../storage/settings';
import { isWebhookAddress } from '../storage/webhook-address';
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

/** All settings, as they go from one browser to another. */
export interface SettingsFile {
  readonly settings: Settings;
  /** What each account's owner calls the service's numbers, by the account's id. */
  readonly numbers: Readonly<Record<string, NumberNames>>;
  /** `null`: the file was saved without keys. */
  readonly keys: SealedKeys | null;
}

const LONGEST_FILE = 5_000_000;
const VERSION = 1;

const fileSchema = z.object({
  shahna: z.literal('settings'),
  version: z.literal(VERSION),
  settings: settingsSchema,
  numbers: z.record(z.string(), namesSchema),
  keys: z.nullable(sealedKeysSchema),
});
const newerSchema = z.object({ shahna: z.literal('settings'), version: z.int().check(z.gt(VERSION)) });

export function writeSettingsFile({ settings, numbers, keys }: SettingsFile): string {
  return `${JSON.stringify({ shahna: 'settings', version: VERSION, settings, numbers, keys }, null, 2)}\n`;
}

/** @throws SettingsFileError */
export function readSettingsFile(text: string): SettingsFile {
  if (text.length > LONGEST_FILE) throw new SettingsFileError('too-large');
  const json = parse(text);
  if (newerSchema.safeParse(json).success) throw new SettingsFileError('newer');
  const parsed = fileSchema.safeParse(json);
  if (!parsed.success) throw new SettingsFileError('not-settings');
  const { settings, numbers, keys } = parsed.data;
  const { accounts } = settings;
  // The rule of the service's address is the webhook's: https, but for a program on the same machine.
  if (!accounts.every(({ address }) => isWebhookAddress(address))) throw new SettingsFileError('bad-address');
  if (new Set(accounts.map(({ id }) => id)).size < accounts.length) throw new SettingsFileError('twice');
  const whole = Object.entries(numbers).map(([id, names]) => {
    const given = Object.entries(names).filter(([, list]) => list !== undefined);
    return [id, { ...NO_NAMES, ...Object.fromEntries(given) }] as const;
  });
  return { settings, numbers: Object.fromEntries(whole), keys };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new SettingsFileError('not-json');
  }
}

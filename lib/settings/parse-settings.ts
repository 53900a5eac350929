import * as z from 'zod/mini';
import { Failure } from '../failure';
import { type SettingName, type Settings, settingsParts } from './settings-schema';

export const FRESH: Settings = {
  version: 1,
  accounts: [],
  activeAccountId: null,
  stores: [],
  language: 'auto',
};

/** Fields that must be there and count so where they cannot be read; all others decide where parcels and money go. */
const ACCOUNT_DEFAULTS = { size: null, weight: null, descriptionTemplate: '{items}', paidOrders: 'ask' };

/** Settings that are always there; each other is of one value, and left out where nothing was set. */
const ALWAYS = ['accounts', 'stores', 'activeAccountId', 'language'] as const;
type Plain = Exclude<SettingName, (typeof ALWAYS)[number]>;
export const OPTIONAL_SETTINGS = (Object.keys(settingsParts) as SettingName[]).filter(
  (name): name is Plain => !ALWAYS.some((always) => always === name),
);

/** A setting that could not be read; it counts as not set. */
export interface DamagedSetting {
  readonly setting: SettingName;
  /** The account's name or the store's address, as far as there is one. */
  readonly of: string | null;
  /** The fields of it that were left out; `null`: all of it. */
  readonly fields: readonly string[] | null;
  readonly kept: unknown;
}

export interface ParsedSettings {
  readonly settings: Settings;
  readonly damaged: readonly DamagedSetting[];
}

const shape = z.looseObject({ version: z.literal(1) });
const isNewer = (kept: unknown) =>
  z.looseObject({ version: z.number().check(z.gt(1)) }).safeParse(kept).success;

/**
 * Part by part: what cannot be read is left out and named.
 * @throws Failure `storage-newer` when they are those of a newer version, `storage-damaged` when it is not settings
 * at all
 */
export function parseSettings(kept: unknown): ParsedSettings {
  const parsed = shape.safeParse(kept);
  if (!parsed.success) throw new Failure(isNewer(kept) ? 'storage-newer' : 'storage-damaged');
  const raw = parsed.data;
  const damaged: DamagedSetting[] = [];

  function one<Part extends 'activeAccountId' | 'language' | Plain>(setting: Part) {
    const part = settingsParts[setting].safeParse(raw[setting]);
    if (part.success) return part.data as Settings[Part];
    damaged.push({ setting, of: null, fields: null, kept: raw[setting] });
    return FRESH[setting];
  }

  function list<Item>(
    setting: 'accounts' | 'stores',
    schema: z.ZodMiniType<Item>,
    keyOf: (item: Item) => string,
    defaults: Readonly<Record<string, unknown>>,
  ): readonly Item[] {
    const items = raw[setting];
    if (!Array.isArray(items)) {
      damaged.push({ setting, of: null, fields: null, kept: items });
      return [];
    }
    const read = new Map<string, Item>();
    for (const item of items) {
      const whole = schema.safeParse(item);
      const fields = whole.success ? [] : [...new Set(whole.error.issues.map(({ path }) => String(path[0])))];
      const found = whole.success ? whole : schema.safeParse(without(item, fields, defaults));
      const key = found.success ? keyOf(found.data) : null;
      const isTwice = key !== null && read.has(key);
      if (found.success && key !== null && !isTwice) read.set(key, found.data);
      if (whole.success && !isTwice) continue;
      damaged.push({
        setting,
        of: nameOf(item),
        fields: found.success && !isTwice ? fields : null,
        kept: item,
      });
    }
    return [...read.values()];
  }

  const settings: Settings = {
    version: 1,
    accounts: list('accounts', settingsParts.accounts, ({ id }) => id, ACCOUNT_DEFAULTS),
    activeAccountId: one('activeAccountId'),
    stores: list('stores', settingsParts.stores, ({ origin }) => origin, {}),
    language: one('language'),
    ...Object.fromEntries(
      OPTIONAL_SETTINGS.filter((setting) => raw[setting] !== undefined).map((setting) => [
        setting,
        one(setting),
      ]),
    ),
  };
  return { settings, damaged };
}

/** The item without its damaged fields, one that it cannot do without as it counts then. */
function without(
  item: Readonly<Record<string, unknown>>,
  damaged: readonly string[],
  defaults: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const isDamaged = ([field]: readonly [string, unknown]) => damaged.includes(field);
  const sound = Object.entries(item ?? {}).filter((field) => !isDamaged(field));
  return Object.fromEntries([...sound, ...Object.entries(defaults).filter(isDamaged)]);
}

function nameOf(item: unknown): string | null {
  const named = z.looseObject({ name: z.string() }).safeParse(item);
  if (named.success) return named.data.name;
  const placed = z.looseObject({ origin: z.string() }).safeParse(item);
  return placed.success ? placed.data.origin : null;
}

import * as z from 'zod/mini';
import { forgetUnreadable, type KeptUnreadable, readSetAside } from '../storage/unreadable';
import { FRESH, parseSettings } from './parse-settings';
import { changeSettings, readSettings, type Settings } from './settings';

const wholeSchema = z.object({
  setting: z.enum(['accounts', 'stores']),
  fields: z.null(),
  kept: z.unknown(),
});

type Found = ReturnType<typeof readAgain>[number];

/**
 * Puts accounts and stores back that an earlier version could not read, as soon as this one can. One that is there by
 * now stays, and what was set aside stays for the person.
 */
export async function putBackReadable(): Promise<void> {
  const found = (await readSetAside()).flatMap(readAgain);
  // Every page hears of a change.
  if (missingIn(await readSettings(), found).length === 0) return;
  let put: readonly Found[] = [];
  await changeSettings((settings) => {
    put = missingIn(settings, found);
    return {
      ...settings,
      accounts: [...settings.accounts, ...put.flatMap((one) => one.accounts)],
      stores: [...settings.stores, ...put.flatMap((one) => one.stores)],
    };
  });
  await forgetUnreadable(put.map(({ record }) => record));
}

/** Those that are not in the settings; of one that was set aside twice, as it was last. */
function missingIn(settings: Settings, found: readonly Found[]): readonly Found[] {
  const taken = new Set(namesIn(settings));
  const isNew = (one: Found) => {
    const names = namesIn(one).filter((name) => !taken.has(name));
    for (const name of names) taken.add(name);
    return names.length > 0;
  };
  return found.toReversed().filter(isNew).toReversed();
}

function namesIn({ accounts, stores }: Pick<Settings, 'accounts' | 'stores'>): readonly string[] {
  return [...accounts.map(({ id }) => id), ...stores.map(({ origin }) => origin)];
}

/** What was set aside of an account (its id) or a store (its origin) that the person removes would come back. */
export async function forgetSetAside(setting: 'accounts' | 'stores', name: string): Promise<void> {
  const of = setting === 'accounts' ? 'id' : 'origin';
  const itsOwn = z.extend(wholeSchema, {
    setting: z.literal(setting),
    kept: z.object({ [of]: z.literal(name) }),
  });
  await forgetUnreadable((await readSetAside()).filter(({ value }) => itsOwn.safeParse(value).success));
}

function readAgain(record: KeptUnreadable) {
  if (record.from !== 'settings') return [];
  const { data } = wholeSchema.safeParse(record.value);
  if (data === undefined) return [];
  const { settings, damaged } = parseSettings({ ...FRESH, [data.setting]: [data.kept] });
  return damaged.length > 0 ? [] : [{ record, accounts: settings.accounts, stores: settings.stores }];
}

import * as z from 'zod/mini';
import { forgetUnreadable, type KeptUnreadable, readSetAside } from '../storage/unreadable';
import type { Account } from './account';
import { FRESH, parseSettings } from './parse-settings';
import { changeSettings, type EnabledStore } from './settings';

const wholeSchema = z.object({
  setting: z.enum(['accounts', 'stores']),
  fields: z.null(),
  kept: z.unknown(),
});

/**
 * Puts accounts and stores back that an earlier version set aside, since it could not read them, as soon as this one
 * can: a newer version kept them before. One that is there by now stays.
 */
export async function putBackReadable(): Promise<void> {
  const found = (await readSetAside()).flatMap(readAgain);
  if (found.length === 0) return;
  await changeSettings((settings) => {
    const { accounts, stores } = settings;
    const isNew = {
      account: ({ id }: Account) => accounts.every((here) => here.id !== id),
      store: ({ origin }: EnabledStore) => stores.every((here) => here.origin !== origin),
    };
    return {
      ...settings,
      accounts: [...accounts, ...found.flatMap((one) => one.accounts).filter(isNew.account)],
      stores: [...stores, ...found.flatMap((one) => one.stores).filter(isNew.store)],
    };
  });
  await forgetUnreadable(found.map(({ record }) => record));
}

/** An account or a store of which all can be read. */
function readAgain(record: KeptUnreadable) {
  if (record.from !== 'settings') return [];
  const { data } = wholeSchema.safeParse(record.value);
  if (data === undefined) return [];
  const { settings, damaged } = parseSettings({ ...FRESH, [data.setting]: [data.kept] });
  return damaged.length > 0 ? [] : [{ record, accounts: settings.accounts, stores: settings.stores }];
}

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
 * can: a newer version kept them before. One that is there by now stays, and what was set aside stays for the person.
 */
export async function putBackReadable(): Promise<void> {
  const found = (await readSetAside()).flatMap(readAgain);
  if (found.length === 0) return;
  let put: typeof found = [];
  await changeSettings((settings) => {
    const { accounts, stores } = settings;
    const isNew = {
      account: ({ id }: Account) => accounts.every((here) => here.id !== id),
      store: ({ origin }: EnabledStore) => stores.every((here) => here.origin !== origin),
    };
    put = found.filter((one) => one.accounts.every(isNew.account) && one.stores.every(isNew.store));
    return {
      ...settings,
      accounts: [...accounts, ...put.flatMap((one) => one.accounts)],
      stores: [...stores, ...put.flatMap((one) => one.stores)],
    };
  });
  await forgetUnreadable(put.map(({ record }) => record));
}

/** An account or a store of which all can be read. */
function readAgain(record: KeptUnreadable) {
  if (record.from !== 'settings') return [];
  const { data } = wholeSchema.safeParse(record.value);
  if (data === undefined) return [];
  const { settings, damaged } = parseSettings({ ...FRESH, [data.setting]: [data.kept] });
  return damaged.length > 0 ? [] : [{ record, accounts: settings.accounts, stores: settings.stores }];
}

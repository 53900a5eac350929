import type { Mutant } from '../mutant';

/** What keeps the key with its service, and settings out of the reach of a page's process. */
export const vaultDefences: readonly Mutant[] = [
  {
    name: 'key-bound-to-address',
    what: 'whoever changes the account’s address gets its key',
    patches: [
      {
        file: 'lib/vault/vault-cipher.ts',
        from: 'JSON.stringify([id, address, identityVersion])',
        to: 'JSON.stringify([id, identityVersion])',
      },
    ],
    tests: ['tests/unit/vault/vault.test.ts'],
    project: 'unit',
  },
  {
    name: 'moved-key-bound',
    what: 'a key from before is encrypted anew for whatever address the settings name by then',
    patches: [
      {
        file: 'lib/vault/vault.ts',
        from: 'entry.boundTo === undefined ? entry : await bindKey(entry, entry.boundTo, wrapping)',
        to: 'entry.boundTo === undefined ? entry : await bindKey(entry, owner.address, wrapping)',
      },
    ],
    tests: ['tests/unit/settings/move-settings.test.ts'],
    project: 'unit',
  },
  {
    name: 'moved-to-no-store',
    what: 'an account that was pointed at a store before the upgrade keeps its key',
    patches: [
      {
        file: 'lib/settings/move-settings.ts',
        from: 'isLoopback(address) || !ofStores.has(hostOf(address))',
        to: 'true',
      },
    ],
    tests: ['tests/unit/settings/move-settings.test.ts'],
    project: 'unit',
  },
  {
    name: 'moved-once',
    what: 'what a content script writes into storage.local is moved again',
    patches: [
      {
        file: 'lib/settings/settings.ts',
        from: '(await findValue(NAME)) ?? (await moveSettings(',
        to: '(await moveSettings(',
      },
      { file: 'lib/settings/move-settings.ts', from: 'if (kept !== undefined) return kept;', to: '' },
    ],
    tests: ['tests/unit/settings/move-settings.test.ts'],
    project: 'unit',
  },
  {
    name: 'old-settings-removed',
    what: 'the settings stay where a content script in Firefox reads them',
    patches: [{ file: 'entrypoints/background/start-up.ts', from: '  await removeOldSettings();', to: '' }],
    tests: ['tests/unit/background/start-up.test.ts'],
    project: 'unit',
  },
  {
    name: 'storage-access-level',
    what: 'a content script in Chromium reads and writes storage.local',
    patches: [
      { file: 'entrypoints/background/start-up.ts', from: '  await keepStorageFromScripts();', to: '' },
    ],
    tests: ['tests/unit/background/start-up.test.ts'],
    project: 'unit',
  },
  {
    name: 'store-origin-checked',
    what: 'a store without an address is taken in, and ends every bar',
    patches: [
      {
        file: 'lib/settings/settings-schema.ts',
        from: 'origin: z.string().check(z.refine(isSiteOrigin))',
        to: 'origin: z.string()',
      },
    ],
    tests: ['tests/unit/transfer/damaged-file.test.ts'],
    project: 'unit',
  },
  {
    name: 'account-as-typed',
    what: 'a file brings an account with a currency that there is not',
    patches: [
      {
        file: 'lib/settings/account.ts',
        from: 'currency: z.string().check(z.refine(isCurrencyCode))',
        to: 'currency: z.string()',
      },
    ],
    tests: ['tests/unit/transfer/damaged-file.test.ts'],
    project: 'unit',
  },
  {
    name: 'damaged-set-aside',
    what: 'a setting that could not be read is lost with the next change, and nobody is told',
    patches: [
      {
        file: 'lib/settings/settings.ts',
        from: '...damaged.map((part) =>',
        to: '...[].map((part: never) =>',
      },
    ],
    tests: ['tests/unit/settings/settings.test.ts'],
    project: 'unit',
  },
  {
    name: 'misread-maximum-forgotten',
    what: 'a limit of 5 000 that an earlier version learned as 5 keeps every parcel in doubt',
    patches: [
      {
        file: 'lib/storage/upgrades.ts',
        from: "    await transaction.objectStore('learned').clear();\n",
        to: '',
      },
    ],
    tests: ['tests/unit/settings/move-settings.test.ts'],
    project: 'unit',
  },
];

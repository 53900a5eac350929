import { ExportForm } from '../../components/transfer/ExportForm';
import { ImportForm } from '../../components/transfer/ImportForm';
import { saveFile } from '../../components/ui/save-file';
import { findMeanings } from '../../lib/ledger/status-meanings';
import { send } from '../../lib/messaging/send';
import { findNumberNames } from '../../lib/number-names/kept-names';
import type { Account } from '../../lib/settings/account';
import { readSettings } from '../../lib/settings/settings';
import { readSources } from '../../lib/sheet/sheet-sources';
import { findConflicts } from '../../lib/transfer/find-conflicts';
import { importSettings } from '../../lib/transfer/import-settings';
import { type KeptOfAccounts, writeSettingsFile } from '../../lib/transfer/settings-file';
import { listLearned } from '../../lib/villages/learned';
import { learnedEntry } from '../../lib/villages/learned-file';
import { listRecordNames } from '../../lib/villages/record-names';
import type { SectionProps } from './Section';

export function TransferSection({ settings }: SectionProps) {
  const save = async (passphrase: string | null) => {
    const kept = await readKept(settings.accounts);
    const exported = passphrase === null ? null : await send('accounts/export-keys', { passphrase });
    const file = writeSettingsFile({ settings, ...kept, keys: exported?.sealed ?? null });
    saveFile('shahna-settings.json', 'application/json', file);
    const without = exported?.without ?? [];
    return settings.accounts.filter(({ id }) => without.includes(id)).map(({ name }) => name);
  };
  return (
    <>
      <ExportForm onExport={save} />
      <SettingsImport />
    </>
  );
}

/** Imports settings from a file, compared with this browser's settings as they are now. */
export function SettingsImport() {
  return (
    <ImportForm
      onCompare={async (file, keys) => {
        const here = await readSettings();
        return findConflicts(here, await readKept(here.accounts), file, keys);
      }}
      onImport={async (file, keys, replace) => {
        await importSettings({ file, keys, replace });
        // Stores whose sites are allowed already work at once; the others wait for a press of their own.
        await send('stores/reconcile', {}).catch(() => undefined);
        await send('language/changed', {}).catch(() => undefined);
      }}
    />
  );
}

async function readKept(accounts: readonly Pick<Account, 'id'>[]): Promise<KeptOfAccounts> {
  async function ofEach<Kept>(read: (accountId: string) => Promise<Kept>) {
    const kept = accounts.map(async ({ id }) => [id, await read(id)] as const);
    return Object.fromEntries(await Promise.all(kept));
  }
  const [numbers, meanings, learned, recordNames, sheets] = await Promise.all([
    ofEach(findNumberNames),
    ofEach(findMeanings),
    ofEach(async (id) => (await listLearned(id)).map(learnedEntry)),
    ofEach(async (id) => (await listRecordNames(id)).map(({ accountId: _accountId, ...entry }) => entry)),
    ofEach(readSources),
  ]);
  return { numbers, meanings, learned, recordNames, sheets };
}

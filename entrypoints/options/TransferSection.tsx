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
  const ids = accounts.map(({ id }) => id);
  const numbers = ids.map(async (id) => [id, await findNumberNames(id)] as const);
  const meanings = ids.map(async (id) => [id, await findMeanings(id)] as const);
  const learned = ids.map(async (id) => [id, (await listLearned(id)).map(learnedEntry)] as const);
  const recordNames = ids.map(
    async (id) =>
      [id, (await listRecordNames(id)).map(({ accountId: _accountId, ...entry }) => entry)] as const,
  );
  const sheets = ids.map(async (id) => [id, await readSources(id)] as const);
  return {
    numbers: Object.fromEntries(await Promise.all(numbers)),
    meanings: Object.fromEntries(await Promise.all(meanings)),
    learned: Object.fromEntries(await Promise.all(learned)),
    recordNames: Object.fromEntries(await Promise.all(recordNames)),
    sheets: Object.fromEntries(await Promise.all(sheets)),
  };
}

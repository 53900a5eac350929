import { useText } from '../../components/text/use-text';
import { ExportForm } from '../../components/transfer/ExportForm';
import { saveFile } from '../../components/ui/save-file';
import { send } from '../../lib/messaging/send';
import type { Settings } from '../../lib/storage/settings';
import { writeSettingsFile } from '../../lib/transfer/settings-file';
import { ImportPart } from './ImportPart';
import { readKept } from './read-kept';
import { Section } from './Section';

/** All settings as a file, and from one. */
export function TransferSection({ settings }: { readonly settings: Settings }) {
  const { t } = useText();
  const save = async (passphrase: string | null) => {
    const kept = await readKept(settings.accounts);
    const exported = passphrase === null ? null : await send('accounts/export-keys', { passphrase });
    const file = writeSettingsFile({ settings, ...kept, keys: exported?.sealed ?? null });
    saveFile('shahna-settings.json', 'application/json', file);
    const without = exported?.without ?? [];
    return settings.accounts.filter(({ id }) => without.includes(id)).map(({ name }) => name);
  };
  return (
    <Section name="transfer" title={t('options-transfer')} text={t('options-transfer-text')}>
      <ExportForm onExport={save} />
      <ImportPart />
    </Section>
  );
}

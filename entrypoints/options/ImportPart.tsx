import { ImportForm } from '../../components/transfer/ImportForm';
import { send } from '../../lib/messaging/send';
import { importSettings } from '../../lib/storage/import-settings';
import { readSettings } from '../../lib/storage/settings';
import { findConflicts } from '../../lib/transfer/find-conflicts';
import { readKept } from './read-kept';

/** Settings from a file, compared with those of this browser as they are now. */
export function ImportPart() {
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

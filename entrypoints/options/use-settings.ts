import { useCallback, useEffect, useState } from 'preact/hooks';
import { readSettings, type Settings, watchSettings } from '../../lib/storage/settings';

/**
 * The settings as they are now, whichever page changes them; and a way to have them now, for who has just changed
 * them and must not show the old ones again.
 */
export function useSettings(first: Settings): readonly [Settings, () => Promise<void>] {
  const [settings, setSettings] = useState(first);
  const refresh = useCallback(async () => setSettings(await readSettings()), []);
  useEffect(() => {
    // What cannot be read leaves what is shown; the next change that can be read is shown again.
    const read = () => void refresh().catch(() => undefined);
    read();
    return watchSettings(read);
  }, [refresh]);
  return [settings, refresh];
}

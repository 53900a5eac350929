import { useEffect } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { useRead } from '../../components/ui/use-read';
import type { EnabledStore } from '../../lib/settings/settings';
import { hasAccess } from '../../lib/settings/site-access';
import { logged } from '../../lib/storage/log';

/**
 * The stores' origins that the browser really gives access to: people can take it away in the browser's own
 * pages at any time. `null` until the browser has said.
 */
export function useGranted(stores: readonly EnabledStore[]): ReadonlySet<string> | null {
  const readGranted = async () => {
    const answers = await Promise.all(stores.map(({ origin }) => hasAccess(origin)));
    return new Set(stores.filter((_, index) => answers[index]).map(({ origin }) => origin));
  };
  const [granted, look] = useRead<ReadonlySet<string> | null>(null, readGranted, [stores], 'options: access');
  useEffect(() => {
    const listener = () => void look().catch(logged('options: access'));
    browser.permissions.onAdded.addListener(listener);
    browser.permissions.onRemoved.addListener(listener);
    return () => {
      browser.permissions.onAdded.removeListener(listener);
      browser.permissions.onRemoved.removeListener(listener);
    };
  }, [look]);
  return granted;
}

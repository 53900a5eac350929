import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import type { EnabledStore } from '../../lib/settings/settings';
import { hasAccess } from '../../lib/settings/site-access';

/**
 * The stores' origins that the browser really gives access to: people can take it away in the browser's own
 * pages at any time. `null` until the browser has said.
 */
export function useGranted(stores: readonly EnabledStore[]): ReadonlySet<string> | null {
  const [granted, setGranted] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let newest = 0;
    const look = async () => {
      newest += 1;
      const mine = newest;
      const answers = await Promise.all(stores.map(({ origin }) => hasAccess(origin)));
      const given = stores.filter((_, index) => answers[index]).map(({ origin }) => origin);
      if (mine === newest) setGranted(new Set(given));
    };
    const listener = () => void look();
    listener();
    browser.permissions.onAdded.addListener(listener);
    browser.permissions.onRemoved.addListener(listener);
    return () => {
      newest = -1;
      browser.permissions.onAdded.removeListener(listener);
      browser.permissions.onRemoved.removeListener(listener);
    };
  }, [stores]);
  return granted;
}

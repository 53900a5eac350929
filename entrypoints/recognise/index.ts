import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { send } from '../../lib/messaging/send';
import type { StoreIdentity } from '../../lib/order';
import { startAlone } from '../../lib/page/start-alone';
import { watchPage } from '../../lib/page/watch-page';
import { recogniseStore } from '../../lib/stores/registry';

/**
 * The script of a site that the person enabled before it was known which store it is: looks until a page is one
 * of a store we know, says which, and ends. It reads nothing else.
 */
export default defineUnlistedScript((): StoreIdentity | null => {
  const end = startAlone('recognise');
  let found: StoreIdentity | null = null;
  const look = () => {
    found = recogniseStore(document, new URL(location.href))?.store ?? null;
    if (found === null) return;
    end.abort();
    const { kind, basePath } = found;
    // The background refuses where the site is no longer enabled; then there is nothing to do.
    send('store/recognised', { kind, basePath }).catch(() => undefined);
  };
  look();
  if (found === null) watchPage({ changed: () => false, settled: look }, end.signal);
  return found;
});

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startAlone } from '../../lib/page/start-alone';
import { providedStores } from '../../lib/stores/provided';
import { startPages } from './start-pages';

/**
 * The script of an enabled store's pages, loaded after the script that brings the store's reader. It is registered
 * at run time, only where the person enabled it; on a page that is no order and no list of that store it does
 * nothing. It begins before the page is drawn, so that the bar has its place from the first picture on and nothing
 * moves when it comes.
 */
export default defineUnlistedScript(async () => {
  const end = startAlone('order');
  const adapters = await providedStores();
  if (!end.signal.aborted) startPages(adapters, end);
});

import { defineContentScript } from 'wxt/utils/define-content-script';
import { providedStores } from '../../lib/stores/provided';
import { startPages } from './start-pages';

/**
 * The script of an enabled store's pages, loaded after the script that brings the store's reader. It is registered
 * at run time, only where the person enabled it, so it names no site here; on a page that is no order and no list
 * of that store it does nothing. It begins before the page is drawn, so that the bar has its place from the first
 * picture on and nothing moves when it comes.
 */
export default defineContentScript({
  matches: [],
  registration: 'runtime',
  runAt: 'document_start',
  async main(context) {
    const adapters = await providedStores();
    if (context.isValid) startPages(adapters, context);
  },
});

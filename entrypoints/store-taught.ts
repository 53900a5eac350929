import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { send } from '../lib/messaging/send';
import { taughtAdapter } from '../lib/stores/taught/reader';
import { startStore } from './order/start-store';

/** The script of every taught store, with what was taught of this site. */
export default defineUnlistedScript(async () => {
  const teachings = await send('taught/opened', {}).catch(() => {
    // The site is no longer enabled, or its teaching was removed: nothing can be read.
    return [];
  });
  if (teachings.length > 0) startStore(taughtAdapter(teachings));
});

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { orderScript } from '../lib/page/shared-world';
import { drawnLate, taughtAdapter } from '../lib/stores/taught/reader';

/** The script of every taught store, with what was taught of this site. */
export default defineUnlistedScript(async () => {
  const { startStore, send } = orderScript();
  const teachings = await send('taught/opened', {}).catch(() => {
    // The site is no longer enabled, or its teaching was removed: nothing can be read.
    return [];
  });
  if (teachings.length > 0) startStore(taughtAdapter(teachings, drawnLate()));
});

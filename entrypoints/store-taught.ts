import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { send } from '../lib/messaging/send';
import { provideStore } from '../lib/stores/provided';
import { taughtAdapter } from '../lib/stores/taught';

/** The reader of a taught store: one for all, with what was taught of this site. */
export default defineUnlistedScript(() => {
  const asked = send('taught/opened', {}).then(
    (teachings) => (teachings.length === 0 ? null : taughtAdapter(teachings)),
    // Enabled no more, or forgotten: there is nothing to read by.
    () => null,
  );
  provideStore('taught', asked);
});

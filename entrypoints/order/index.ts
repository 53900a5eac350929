import './bar-style';

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { send } from '../../lib/messaging/send';
import { onChanged } from '../../lib/messaging/signals';
import { share } from '../../lib/page/shared-world';
import { startStore } from './start-store';

/** What runs on the pages of every store, before the script of the store's own (`store-<kind>`), which starts it. */
export default defineUnlistedScript(() => share('shahnaOrder', { startStore, send, onChanged }));

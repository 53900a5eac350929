import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { share } from '../../lib/page/shared-world';
import { startList } from './start-list';

/** What runs on a store's list of orders. */
export default defineUnlistedScript(() => share('shahnaList', startList));

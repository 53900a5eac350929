import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { share } from '../lib/page/shared-world';
import { writeNote } from '../lib/stores/write-note';

/** What writes parcels' codes into a store's orders. */
export default defineUnlistedScript(() => share('shahnaWriteNote', writeNote));

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { orderScript } from '../lib/page/shared-world';
import { youcan } from '../lib/stores/youcan/reader';

export default defineUnlistedScript(() => orderScript().startStore(youcan));

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { orderScript } from '../lib/page/shared-world';
import { easyorders } from '../lib/stores/easyorders/reader';

export default defineUnlistedScript(() => orderScript().startStore(easyorders));

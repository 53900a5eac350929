import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { orderScript } from '../lib/page/shared-world';
import { salla } from '../lib/stores/salla/reader';

export default defineUnlistedScript(() => orderScript().startStore(salla));

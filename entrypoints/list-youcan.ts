import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { youCanList } from '../lib/stores/youcan/list';

export default defineUnlistedScript(() => provideListReader('youcan', youCanList));

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { openCartList } from '../lib/stores/opencart/list';

export default defineUnlistedScript(() => provideListReader('opencart', openCartList));

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { magentoList } from '../lib/stores/magento/list';

export default defineUnlistedScript(() => provideListReader('magento', magentoList));

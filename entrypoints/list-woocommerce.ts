import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { wooCommerceList } from '../lib/stores/woocommerce/list';

export default defineUnlistedScript(() => provideListReader('woocommerce', wooCommerceList));

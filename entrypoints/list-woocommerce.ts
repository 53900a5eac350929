import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { woocommerceList } from '../lib/stores/woocommerce/list';

export default defineUnlistedScript(() => provideListReader('woocommerce', woocommerceList));

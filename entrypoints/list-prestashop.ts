import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { prestaShopList } from '../lib/stores/prestashop/list';

export default defineUnlistedScript(() => provideListReader('prestashop', prestaShopList));

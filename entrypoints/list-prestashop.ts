import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { prestashopList } from '../lib/stores/prestashop/list';

export default defineUnlistedScript(() => provideListReader('prestashop', prestashopList));

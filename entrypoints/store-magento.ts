import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { magento } from '../lib/stores/magento';
import { provideStore } from '../lib/stores/provided';

export default defineUnlistedScript(() => provideStore('magento', magento));

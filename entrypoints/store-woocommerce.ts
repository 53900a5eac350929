import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideStore } from '../lib/stores/provided';
import { woocommerce } from '../lib/stores/woocommerce';

export default defineUnlistedScript(() => provideStore('woocommerce', woocommerce));

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { prestashop } from '../lib/stores/prestashop';
import { provideStore } from '../lib/stores/provided';

export default defineUnlistedScript(() => provideStore('prestashop', prestashop));

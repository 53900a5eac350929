import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { opencart } from '../lib/stores/opencart';
import { provideStore } from '../lib/stores/provided';

export default defineUnlistedScript(() => provideStore('opencart', opencart));

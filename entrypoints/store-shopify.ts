import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideStore } from '../lib/stores/provided';
import { shopify } from '../lib/stores/shopify';

export default defineUnlistedScript(() => provideStore('shopify', shopify));

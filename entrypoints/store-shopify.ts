import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { shopify } from '../lib/stores/shopify/reader';
import { startStore } from './order/start-store';

export default defineUnlistedScript(() => startStore(shopify));

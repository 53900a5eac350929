import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { orderScript } from '../lib/page/shared-world';
import { shopify } from '../lib/stores/shopify/reader';

export default defineUnlistedScript(() => orderScript().startStore(shopify));

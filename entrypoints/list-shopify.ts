import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { shopifyList } from '../lib/stores/shopify/list';

export default defineUnlistedScript(() => provideListReader('shopify', shopifyList));

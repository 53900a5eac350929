import { defineStore } from '../definition';

/**
 * All shops are administered at one address; each is told by its handle. Which page is open stands in the address alone: the
 * admin is one program that redraws itself.
 */
export const shopifyDefinition = defineStore({
  kind: 'shopify',
  name: 'Shopify',
  hosted: { origin: 'https://admin.shopify.com', basePath: '/store/' },
  page: /^https:\/\/admin\.shopify\.com(?<base>\/store\/[\w-]{1,100}\/)orders(?:\/(?<id>[1-9]\d{0,18}))?\/?$/,
});

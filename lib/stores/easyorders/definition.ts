import { defineStore } from '../definition';

/** One program for all shops; which page is open stands behind the `#`, which changes without a reload. */
export const easyOrdersDefinition = defineStore({
  kind: 'easyorders',
  name: 'EasyOrders',
  hosted: { origin: 'https://app.easy-orders.net', basePath: '/' },
  page: /^https:\/\/app\.easy-orders\.net(?<base>\/)#\/orders(?:\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$|\/?(?:\?|$))/i,
  isInHash: true,
  ordersAt: '#/orders/',
});

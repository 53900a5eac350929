import { inOneBrowser } from './in-both-browsers';
import { tellOfTracking } from './tell-of-tracking';

inOneBrowser('a parcel’s code stands in a fulfillment of its WooCommerce order', 'chromium', (kind) =>
  tellOfTracking(kind, {
    isWhole: true,
    start: async (orders, { store }) => {
      store.setOrders(orders);
      return {
        url: store.url,
        tracking: store.tracking,
        orderUrl: (id) => store.orderUrl(id, { lang: 'en' }),
        close: async () => undefined,
      };
    },
    hint: 'one with this number is made for the whole order; the customer is not mailed',
    kept: 'number',
  }),
);

import { medusaAddress, medusaOrder } from '../stores/medusa/medusa-order';
import { startMedusaStore } from '../stores/medusa/medusa-store';
import { inOneBrowser } from './in-both-browsers';
import { tellOfTracking } from './tell-of-tracking';

const idOf = (number: number) => `order_01PRACTICE${String(number).padStart(16, '0')}`;

inOneBrowser('a parcel’s code comes with a fulfillment of its Medusa order', 'firefox', (kind) =>
  tellOfTracking(kind, {
    start: async (orders) => {
      const store = await startMedusaStore(
        orders.map(({ id, billing: { phone } }) => {
          const person = medusaAddress({ phone, city: 'بيت فوريك' });
          const parties = { shipping_address: person, billing_address: person };
          return medusaOrder({ id: idOf(id), display_id: id, metadata: { payment: 'cod' }, ...parties });
        }),
      );
      return { ...store, orderUrl: (id) => store.orderUrl(idOf(id)) };
    },
    hint: 'packed and sent as one fulfillment with this number',
    kept: 'label',
    asksOfTheirs: true,
  }),
);

import { startAddressFormStore } from '../stores/address-form-store';
import { inOneBrowser } from './in-both-browsers';
import { tellOfTracking } from './tell-of-tracking';

inOneBrowser('a parcel’s code becomes the tracking number of its PrestaShop order', 'firefox', (kind) =>
  tellOfTracking(kind, {
    start: (orders) => startAddressFormStore('prestashop', orders),
    hint: 'The store itself mails its customer about a new tracking number',
    mails: '. The store may mail its customer.',
    kept: 'number',
    asksOfTheirs: true,
  }),
);

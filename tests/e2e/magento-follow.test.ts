import { startAddressFormStore } from '../stores/address-form-store';
import { inOneBrowser } from './in-both-browsers';
import { tellOfTracking } from './tell-of-tracking';

inOneBrowser('a parcel’s code comes with a shipment of its Magento order', 'chromium', (kind) =>
  tellOfTracking(kind, {
    start: (orders) => startAddressFormStore('magento', orders),
    hint: 'One shipment of the whole order is made with this number; the customer is not mailed',
    kept: 'shipment',
  }),
);

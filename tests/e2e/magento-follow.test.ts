import { startAddressFormStore } from '../stores/address-form-store';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { tellOfTracking } from './tell-of-tracking';

inBothBrowsers('a parcel’s code comes with a shipment of its Magento order', (kind) =>
  tellOfTracking(kind, toldOnce(kind), {
    start: (orders) => startAddressFormStore('magento', orders),
    hint: 'One shipment of the whole order is made with this number; the customer is not mailed',
    kept: 'shipment',
  }),
);

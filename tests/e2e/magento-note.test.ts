import { startAddressFormStore } from '../stores/address-form-store';
import { inOneBrowser } from './in-both-browsers';
import { tellOfNotes } from './tell-of-notes';

inOneBrowser('a parcel’s code goes into a comment of its Magento order', 'firefox', (kind) =>
  tellOfNotes(kind, (orders) => startAddressFormStore('magento', orders)),
);

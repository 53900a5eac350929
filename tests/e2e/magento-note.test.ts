import { startAddressFormStore } from '../stores/address-form-store';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { tellOfNotes } from './tell-of-notes';

inBothBrowsers('a parcel’s code goes into a comment of its Magento order', (kind) =>
  tellOfNotes(kind, toldOnce(kind), (orders) => startAddressFormStore('magento', orders)),
);

import { startAddressFormStore } from '../stores/address-form-store';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { tellOfNotes } from './tell-of-notes';

inBothBrowsers('a parcel’s code goes into the note of its PrestaShop order', (kind) =>
  tellOfNotes(kind, toldOnce(kind), (orders) => startAddressFormStore('prestashop', orders)),
);

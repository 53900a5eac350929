import { startAddressFormStore } from '../stores/address-form-store';
import { inOneBrowser } from './in-both-browsers';
import { tellOfNotes } from './tell-of-notes';

inOneBrowser('a parcel’s code goes into the note of its PrestaShop order', 'firefox', (kind) =>
  tellOfNotes(kind, (orders) => startAddressFormStore('prestashop', orders)),
);

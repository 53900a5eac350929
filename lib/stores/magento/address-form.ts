import type { Fact, PageControl } from '../../order';
import type { ReadForm } from '../address-form';
import { joinNames, lineFact } from '../facts';
import { controlsOf, formFields, heldFact } from '../form-fields';
import { mapParty } from '../map-order';

/** Where an order goes, and the link with which its page offers to edit that; it has none on an order that is closed. */
export const MAGENTO_ADDRESS = {
  links: '.order-shipping-address .actions a[href]',
  isRightIn: '.order-shipping-address address',
  required: ['firstname', 'lastname', 'street0', 'city', 'telephone'],
} as const;

/** Magento's own attributes of an address (`customer_eav_attribute`), and what its form keeps beside them. */
const OWN =
  /^(?:prefix|(?:first|middle|last)name|suffix|company|street\d|country_id|region|region_id|city|postcode|telephone|fax|vat_\w+|form_key)$/;

/** The parts of an address as the form names them that edits it (`sales/order/address`), seen at 2.4.7. */
export function readMagentoAddress(form: readonly PageControl[]): ReadForm {
  const read = (id: string) => heldFact(form, id);
  const has = (id: string) => controlsOf(form, id).length > 0;
  const party = mapParty(read, {
    name: has('middlename') ? 'firstname + middlename + lastname' : 'firstname + lastname',
    company: 'company',
    phone: 'telephone',
    address1: 'street0',
    city: 'city',
    // A region that is chosen from a list is filled in by the form's program.
    state: 'region',
    postcode: 'postcode',
    country: 'country_id',
  });
  return {
    party: { ...party, address2: readFurtherLines(read) },
    // Magento's own template of an address leaves the middle name out unless the shop shows it to customers.
    shownName: joinNames(read('firstname'), read('lastname')),
    fields: formFields(form, ownField),
  };
}

/** A shop's own attribute has its code for its id. */
function ownField({ key, hasId }: PageControl) {
  return !hasId || OWN.test(key) ? null : ({ at: 'shipping', key: `shipping_${key}` } as const);
}

/** Shops choose how many lines a street has: two mostly, four at the most. */
function readFurtherLines(read: (id: string) => Fact<string>): Fact<string> {
  return ['street1', 'street2', 'street3'].map(read).reduce(joinLines);
}

function joinLines(first: Fact<string>, next: Fact<string>): Fact<string> {
  if (!next.known) return next.why === 'disagree' || next.why === 'unreadable' ? next : first;
  return first.known ? lineFact(`${first.value}, ${next.value}`, first.from) : next;
}

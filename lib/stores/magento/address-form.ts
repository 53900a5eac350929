import { type Fact, type Party, unknown } from '../../order';
import type { ReadForm } from '../address-form';
import { blankParty } from '../blank-order';
import { type Controls, indexControls, readControl, selectedOption } from '../controls';
import { joinNames, lineFact, patternFact } from '../facts';
import { formFields } from '../form-fields';

/** Where an order goes, and the link with which its page offers to edit that; it has none on an order that is closed. */
export const MAGENTO_ADDRESS = {
  links: '.order-shipping-address .actions a[href]',
  isRightIn: '.order-shipping-address address',
  read: readMagentoAddress,
} as const;

/** Magento's own attributes of an address (`customer_eav_attribute`), and what its form keeps beside them. */
const OWN =
  /^(?:prefix|(?:first|middle|last)name|suffix|company|street\d|country_id|region|region_id|city|postcode|telephone|fax|vat_\w+|form_key)$/;

/**
 * The parts of an address as the form names them that edits it (`sales/order/address`), seen at 2.4.7. `null` for what
 * is no such form: a person may not be allowed to see it, and another version may have changed it.
 */
function readMagentoAddress(form: Document): ReadForm | null {
  const controls = indexControls(form);
  const required = ['firstname', 'lastname', 'street0', 'city', 'telephone'];
  if (required.some((id) => controls.get(id)?.length !== 1)) return null;
  const read = (id: string) => readControl(controls, id);
  const country = controls.get('country_id')?.[0];
  const [first, last] = [read('firstname'), read('lastname')];
  const party: Party = {
    ...blankParty('not-shown'),
    name: joinNames(controls.has('middlename') ? joinNames(first, read('middlename')) : first, last),
    company: read('company'),
    phone: read('telephone'),
    address1: read('street0'),
    address2: readFurtherLines(controls),
    city: read('city'),
    // A region that is chosen from a list is filled in by the form's program.
    state: controls.has('region') ? read('region') : unknown('not-shown'),
    postcode: read('postcode'),
    country: patternFact(lineFact(country && selectedOption(country)?.value, 'form-field'), /^[A-Z]{2}$/),
  };
  // Magento's own template of an address leaves the middle name out unless the shop shows it to customers.
  const root = controls.get('city')?.[0]?.closest('form') ?? form;
  return { party, shownName: joinNames(first, last), form: root, fields: formFields(root, ownField) };
}

/** A shop's own attribute has its code for its id. */
function ownField({ id }: Element) {
  return id === '' || OWN.test(id) ? null : ({ at: 'shipping', key: `shipping_${id}` } as const);
}

/** Shops choose how many lines a street has: two mostly, four at the most. */
function readFurtherLines(controls: Controls): Fact<string> {
  const lines = ['street1', 'street2', 'street3'].map((id) => readControl(controls, id));
  return lines.reduce((all, line) => joinLines(all, line));
}

function joinLines(first: Fact<string>, next: Fact<string>): Fact<string> {
  if (!next.known) return next.why === 'disagree' || next.why === 'unreadable' ? next : first;
  return first.known ? lineFact(`${first.value}, ${next.value}`, first.from) : next;
}

import { type Fact, type Party, unknown } from '../../order';
import type { ReadForm } from '../address-form';
import { blankParty } from '../blank-order';
import { indexControls, readControl, selectedOption } from '../controls';
import { joinNames, lineFact } from '../facts';
import { formFields } from '../form-fields';
import { cleanLine } from '../text';

/** The link with which an order's page offers to edit where the order goes, and what it leads to. */
export const PRESTASHOP_ADDRESS = {
  links: 'a#js-delivery-address-edit-btn[href]',
  read: readPrestashopAddress,
} as const;

const ID = 'customer_address_';
/** PrestaShop's own. */
const OWN =
  /^(?:(?:first|last)_name|company|vat_number|dni|alias|address[12]|city|postcode|id_\w+|phone|phone_mobile)$/;

/**
 * The parts of an address as the form names them that edits it (`Sell/Customer/Address`, `customer_address[…]`), seen
 * at 8.2.3. `null` for what is no such form: a person may not be allowed to see it, and another version may have
 * changed it.
 */
function readPrestashopAddress(form: Document): ReadForm | null {
  const controls = indexControls(form);
  const required = ['first_name', 'last_name', 'address1', 'city'];
  if (required.some((name) => controls.get(`${ID}${name}`)?.length !== 1)) return null;
  const read = (name: string) => readControl(controls, `${ID}${name}`);
  const party: Party = {
    ...blankParty('not-shown'),
    name: joinNames(read('first_name'), read('last_name')),
    company: read('company'),
    phone: joinPhones(read('phone'), read('phone_mobile')),
    address1: read('address1'),
    address2: read('address2'),
    city: read('city'),
    state: readState(controls.get(`${ID}id_state`)?.[0]),
    postcode: read('postcode'),
    country: readCountry(controls.get(`${ID}id_country`)?.[0]),
  };
  const root = controls.get(`${ID}city`)?.[0]?.closest('form') ?? form;
  return { party, form: root, fields: formFields(root, ownField) };
}

/** What a module adds has the name that it gave it; PrestaShop's own "other" is a customer's further words. */
function ownField({ id }: Element) {
  const name = id.startsWith(ID) ? id.slice(ID.length) : '';
  return name === '' || OWN.test(name)
    ? null
    : ({ at: 'shipping', key: `shipping_${name === 'other' ? 'remarks' : name}` } as const);
}

/** Both phones in one text: the draft reads a parcel's two phones out of one. */
function joinPhones(phone: Fact<string>, mobile: Fact<string>): Fact<string> {
  if (!mobile.known) return phone;
  return phone.known && phone.value !== mobile.value
    ? lineFact(`${phone.value} / ${mobile.value}`, phone.from)
    : mobile;
}

function readState(control: Element | undefined): Fact<string> {
  if (control === undefined) return unknown('not-shown');
  return lineFact(selectedOption(control)?.text ?? '', 'form-field');
}

/** Countries have the shop's own numbers behind them; the background knows what their names mean in the admin's language. */
function readCountry(control: Element | undefined): Fact<string> {
  const name = cleanLine((control && selectedOption(control)?.text) ?? '');
  if (name === '') return unknown('not-shown');
  return unknown('ambiguous', name.slice(0, 100));
}

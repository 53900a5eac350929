import { type Fact, type PageControl, unknown } from '../../order';
import type { ReadForm } from '../address-form';
import { lineFact } from '../facts';
import { controlsOf, formFields, heldFact } from '../form-fields';
import { mapParty } from '../map-order';
import { cleanLine } from '../text';

const ID = 'customer_address_';

/** The link with which an order's page offers to edit where the order goes, and what it leads to. */
export const PRESTASHOP_ADDRESS = {
  links: 'a#js-delivery-address-edit-btn[href]',
  required: [`${ID}first_name`, `${ID}last_name`, `${ID}address1`, `${ID}city`],
} as const;

/** PrestaShop's own. */
const OWN =
  /^(?:(?:first|last)_name|company|vat_number|dni|alias|address[12]|city|postcode|id_\w+|phone|phone_mobile)$/;

/**
 * The parts of an address as the form names them that edits it (`Sell/Customer/Address`, `customer_address[…]`), seen
 * at 8.2.3.
 */
export function readPrestaShopAddress(form: readonly PageControl[]): ReadForm {
  const read = (name: string) => heldFact(form, `${ID}${name}`);
  const choice = (name: string) => controlsOf(form, `${ID}${name}`)[0];
  const party = mapParty(read, {
    name: 'first_name + last_name',
    company: 'company',
    address1: 'address1',
    address2: 'address2',
    city: 'city',
    postcode: 'postcode',
  });
  const state = choice('id_state');
  return {
    party: {
      ...party,
      phone: joinPhones(read('phone'), read('phone_mobile')),
      state: lineFact(state && (state.chosen ?? ''), 'form-field'),
      country: readCountry(choice('id_country')),
    },
    shownName: party.name,
    fields: formFields(form, ownField),
  };
}

/** What a module adds has the name that it gave it; PrestaShop's own "other" is a customer's further words. */
function ownField({ key }: PageControl) {
  const name = key.startsWith(ID) ? key.slice(ID.length) : '';
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

/** Countries have the shop's own numbers behind them; what their names mean in the admin's language is judged later. */
function readCountry(control: PageControl | undefined): Fact<string> {
  const name = cleanLine(control?.chosen ?? '');
  return name === '' ? unknown('not-shown') : unknown('ambiguous', name.slice(0, 100));
}

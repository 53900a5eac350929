import { html } from 'hono/html';
import type { PracticeParty } from '../practice-order';

/** A second phone is in this form alone. */
export type PrestashopParty = PracticeParty & {
  readonly mobile?: string;
  /** Fields of modules, by their name. */
  readonly added?: readonly { readonly name: string; readonly label: string; readonly value: string }[];
};

/** The form that edits an address: names and ids of PrestaShop 8, in markup of our own. */
export function prestashopAddressForm(party: PrestashopParty): string {
  const field = (name: string, value: string) =>
    html`<input type="text" id="customer_address_${name}" name="customer_address[${name}]" value="${value}">`;
  return String(html`<!doctype html><html><body><form name="customer_address" method="post">
  <input type="hidden" id="customer_address_id_customer" name="customer_address[id_customer]" value="7">
  ${field('first_name', party.firstName)}${field('last_name', party.lastName)}
  ${field('company', party.company)}${field('address1', party.address1)}${field('address2', party.address2)}
  ${field('postcode', party.postcode)}${field('city', party.city)}
  <select id="customer_address_id_country"><option value="">--</option>
    <option value="38">الجزائر</option><option value="165" selected="selected">الأراضي الفلسطينية</option></select>
  <select id="customer_address_id_state">${party.state === '' ? '' : html`<option value="7" selected>${party.state}</option>`}</select>
  ${(party.added ?? []).map(
    ({ name, label, value }) => html`<div class="form-group row"><label class="form-control-label"
    for="customer_address_${name}"><span class="text-danger">*</span>
    ${label}</label>${field(name, value)}</div>`,
  )}
  ${field('phone', party.phone)}${field('phone_mobile', party.mobile ?? '')}
  <input type="hidden" id="customer_address__token" name="customer_address[_token]" value="secret">
  <button id="save-button">x</button></form></body></html>`);
}

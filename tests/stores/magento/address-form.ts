import { html } from 'hono/html';
import type { PracticeParty } from '../practice-order';

/** The form that edits an address: names and ids of Magento 2.4, in markup of our own. */
export function magentoAddressForm(
  party: PracticeParty,
  middleName = '',
  attributes: readonly { readonly name: string; readonly label: string; readonly value: string }[] = [],
): string {
  const field = (id: string, value: string, name = id) =>
    html`<input id="${id}" name="${name}" value="${value}" type="text">`;
  return String(html`<!doctype html><html><body class="sales-order-address"><form id="edit_form" method="post">
  <input name="form_key" type="hidden" value="secret">
  ${field('prefix', '')}${field('firstname', party.firstName)}${field('middlename', middleName)}
  ${field('lastname', party.lastName)}${field('company', party.company)}
  ${field('street0', party.address1, 'street[0]')}${field('street1', party.address2, 'street[1]')}
  <select id="country_id" name="country_id"><option value="DZ">x</option>
    <option value="PS" selected="selected">الأراضي الفلسطينية</option></select>
  ${attributes.map(
    ({
      name,
      label,
      value,
    }) => html`<div class="admin__field field field-${name}"><label class="label admin__field-label"
    for="${name}"><span>${label}</span></label><div class="admin__field-control">${field(name, value)}</div></div>`,
  )}
  ${field('region', party.state)}<select id="region_id" name="region_id"></select>
  ${field('city', party.city)}${field('postcode', party.postcode)}${field('telephone', party.phone)}
</form></body></html>`);
}

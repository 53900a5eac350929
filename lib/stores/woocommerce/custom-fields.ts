import type { CustomField, Order } from '../../order';
import { type Controls, controlValue } from '../controls';
import { controlField, customFieldsOf } from '../custom-fields';
import { cleanLine } from '../text';

/** What the readers know by itself: neither a shop's own field nor a plugin's. */
const OWN =
  /^_(?:billing|shipping)_(?:(?:first|last)_name|company|address_[12]|city|postcode|state|country|phone|email)$|^_shahna/;
/** Of an address, or of the checkout: `_billing_village`, and the block checkout's `_wc_shipping/<namespace>/<field>`. */
const PLACE = /^_?(?:wc_)?(billing|shipping|other(?=\/)|additional)[_/]/;
type Fields = Pick<Order, 'customFields'>;

/** Of which part of the order a field is, by its key. */
export function placeOf(key: string): CustomField['at'] {
  const place = PLACE.exec(key)?.[1];
  return place === 'billing' || place === 'shipping' ? place : place === undefined ? 'data' : 'order';
}

/** Those that are none of WooCommerce's. */
export function fieldsOf(found: readonly CustomField[]): Fields {
  return customFieldsOf(found.filter(({ key }) => !OWN.test(key)));
}

/**
 * Those of the order's page: the fields of its form, and what stands by its label in an address alone ("القرية: دورا"),
 * where plugins show what cannot be edited.
 */
export function readCustomFields(document: Document, controls: Controls): Fields {
  const found: CustomField[] = [];
  for (const [key, [control]] of controls) {
    // Without the line before it a field is of a shipping line.
    if (!key.startsWith('_') || !PLACE.test(key)) continue;
    if (control === undefined || control.getAttribute('type') === 'checkbox') continue;
    const label = 'labels' in control ? (control.labels as NodeList | null)?.[0]?.textContent : '';
    found.push(controlField({ at: placeOf(key), key, label: cleanLine(label ?? '') }, control));
  }
  const note = cleanLine(controlValue(controls.get('excerpt')?.[0]) ?? '');
  for (const column of document.querySelectorAll('#order_data .order_data_column')) {
    const at = placeOf(column.querySelector('[id^="_billing_"], [id^="_shipping_"]')?.id ?? '_additional_');
    for (const name of column.querySelectorAll('p:not(.order_note, .none_set) > strong:first-child')) {
      const label = name.textContent ?? '';
      const value = cleanLine(name.parentElement?.textContent ?? '').slice(cleanLine(label).length);
      const shown = { at, key: '', label: cleanLine(label), value: cleanLine(value) };
      const isInForm =
        shown.value === note ||
        found.some((one) => one.at === at && [one.value, one.code].includes(shown.value));
      if (!isInForm && shown.value !== '') found.push(shown);
    }
  }
  return fieldsOf(found);
}

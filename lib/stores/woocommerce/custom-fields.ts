import type { CustomField, Order, PageControl } from '../../order';
import { chosenField, customFieldsOf, dataField, wantedFirst } from '../custom-fields';
import { type Json, jsonList } from '../json';
import { cleanLine } from '../text';
import type { WooCommercePage } from './places';

/** What the readers know by itself: neither a shop's own field nor a plugin's. */
const OWN =
  /^_(?:billing|shipping)_(?:(?:first|last)_name|company|address_[12]|city|postcode|state|country|phone|email)$|^_shahna/;
/** Of an address, or of the checkout: `_billing_village`, and the block checkout's `_wc_shipping/<namespace>/<field>`. */
const PLACE = /^_?(?:wc_)?(billing|shipping|other(?=\/)|additional)[_/]/;
/**
 * Who gets a gift: what a plugin asks the customer at a product, or a shop in its own words beside the order. Sets and
 * hearing aids have a receiver too.
 */
const RECIPIENT =
  /مستلم|recipient|receiver.*(?:name|phone|mobile|tel(?![a-z]))|(?:name|phone|mobile|tel(?![a-z])).*receiver|מקבל|נמען/i;
const OWN_WORDS = /[\u0590-\u06ff]/;
type Fields = Pick<Order, 'customFields'>;

function placeOf(key: string): CustomField['at'] {
  const place = PLACE.exec(key)?.[1];
  return place === 'billing' || place === 'shipping' ? place : place === undefined ? 'data' : 'order';
}

/** Those in the order's data, and what its goods say of who gets them. */
export function fieldsInData({ meta_data: metaData, line_items: items }: Json): Fields {
  const own = jsonList(metaData).flatMap(({ key, value }) => {
    const isOwn = saysRecipient(key) && OWN_WORDS.test(String(key));
    return dataField(isOwn ? 'order' : placeOf(typeof key === 'string' ? key : ''), key, value);
  });
  const ofGoods = jsonList(items)
    .flatMap((item) => jsonList(item.meta_data))
    .filter(({ key }) => saysRecipient(key))
    .flatMap(({ key, value }) => dataField('order', key, value));
  return wooCommerceFieldsOf([...own, ...ofGoods]);
}

function saysRecipient(key: unknown): boolean {
  return typeof key === 'string' && RECIPIENT.test(key);
}

/** Those that are none of WooCommerce's. */
export function wooCommerceFieldsOf(found: readonly CustomField[]): Fields {
  return customFieldsOf(wantedFirst(found.filter(({ key }) => !OWN.test(key))));
}

/**
 * Those of the order's page: the fields of its form, and what stands by its label in an address alone ("القرية: دورا"),
 * where plugins show what cannot be edited.
 */
export function readCustomFields(page: WooCommercePage, controls: readonly PageControl[]): Fields {
  const found: CustomField[] = [];
  const first = new Map(controls.toReversed().map((control) => [control.key, control]));
  for (const [key, { value, chosen, label, type }] of first) {
    // Without the line before it a field is of a shipping line.
    if (!key.startsWith('_') || !PLACE.test(key) || type === 'checkbox') continue;
    found.push({ at: placeOf(key), key, label: cleanLine(label), ...chosenField(value ?? '', chosen) });
  }
  const note = cleanLine(first.get('excerpt')?.value ?? '');
  for (const column of ['other', 'billing', 'shipping'] as const) {
    const at = column === 'other' ? 'order' : column;
    const labels = page.lines(`${column}Labels`);
    const said = new Set(found.flatMap((one) => (one.at === at ? [one.value, one.code] : [])));
    for (const [index, line] of page.lines(column).entries()) {
      const label = labels[index] ?? '';
      const value = cleanLine(line.slice(label.length));
      if (value === '' || value === note || said.has(value)) continue;
      said.add(value);
      found.push({ at, key: '', label, value });
    }
  }
  return wooCommerceFieldsOf(found);
}

import { jsonList } from '../json';

/**
 * Keys under which delivery plugins keep the number of a parcel that they made. A house has a `shipping_number` too, and who
 * counts visits or whose link led there a `tracking_code`.
 */
const PARCEL = new RegExp(
  [
    '(?<!(?<![a-z])(?:ga|analytics|affwp)[-_ ])track(?:ing)?[-_ ]?(?:number|code|no)(?![a-z])|(?<![a-z])awb|way.?bill|shipment[-_ ]?(?:id|number|no|code|barcode)(?!_of)',
    'رقم.?(?:التتبع|البوليصة|الشحنة)|بوليصة|מספר.?(?:מעקב|משלוח)',
    '(?<![a-z])(?:logestechs|olivery|lionwheel|hfd|aramex|dhl|fedex|smsa|naqel|bosta|pathao)(?![a-z]).*(?:barcode|number|order_id|consignment|task)',
    '^cslfw_shipping$',
  ].join('|'),
  'iu',
);

/**
 * Whether goods of it were sent, which leaves WooCommerce's status as it is: by how far the shop's fulfillments are, which
 * it keeps with the order from 10.1 on where the shop has turned them on (`FulfillmentsManager` of its public code); by the
 * parcels that the usual plugins for tracking numbers keep there; or by the number that a delivery company's own plugin
 * keeps (`_logestechs_order_barcode`, `cslfw_shipping` with a key for each).
 */
export function wasSent(metaData: unknown): boolean {
  return jsonList(metaData).some(({ key, value }) => {
    if (key === '_wc_shipment_tracking_items')
      return jsonList(value).some(({ tracking_number: number }) => isNumbered(number));
    if (key === '_fulfillment_status') return value === 'fulfilled' || value === 'partially_fulfilled';
    return typeof key === 'string' && PARCEL.test(key) && isNumbered(value);
  });
}

/** Where there is none plugins keep a nought, a mark or a word: a parcel's number has another digit. */
function isNumbered(value: unknown): boolean {
  return /(?![0٠۰])\p{N}/u.test(JSON.stringify(value));
}

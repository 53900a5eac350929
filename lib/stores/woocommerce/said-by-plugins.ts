import { type Json, jsonList } from '../json';

/** Under which plugins, and shops in fields of their own, keep whether it is delivered. */
const TYPE =
  /^_?(?:\w+_)?(?:delivery|order|shipping)_(?:type|option|method_type|or_pickup)$|pickup_or_(?:delivery|shipping)$|(?:طريقة|نوع) (?:ال)?(?:[اإ]?ستلام|توصيل|شحن)$/i;

/** How an order is delivered by its plugins' data, beside its lines of shipping. */
export function deliveryTypes(metaData: unknown): readonly string[] {
  return jsonList(metaData).flatMap(({ key, value }) =>
    typeof key === 'string' && TYPE.test(key) && typeof value === 'string' ? [value] : [],
  );
}

/** A marketplace's plugin (Dokan) makes an order of each vendor beside the customer's, whose goods they share. */
export function isInParts({ parent_id: parent, meta_data: metaData }: Json): boolean {
  const hasParts = jsonList(metaData).some(
    ({ key, value }) => key === 'has_sub_order' && value !== '' && value !== '0' && Boolean(value),
  );
  return hasParts || (typeof parent === 'number' && parent > 0);
}

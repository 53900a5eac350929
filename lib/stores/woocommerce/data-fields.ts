import type { Order } from '../../order';
import { dataField } from '../custom-fields';
import { jsonObject } from '../json';
import { fieldsOf, placeOf } from './custom-fields';

/** Those among an order's data, as WooCommerce's interface answers them. */
export function customFieldsInData(metaData: unknown): Pick<Order, 'customFields'> {
  const data = Array.isArray(metaData) ? metaData.map(jsonObject) : [];
  return fieldsOf(
    data.flatMap(({ key, value }) => dataField(placeOf(typeof key === 'string' ? key : ''), key, value)),
  );
}

import type { CustomField } from '../order';
import { ORDER_LIMITS } from '../order-limits';

/** How the key of a plugin's datum ends that may be the place. */
const PLACE = /(?:village|city|town|area|region|قرية|بلدة|منطقة)(?:.?(?:id|name))?$/i;

/** Where there are more fields than there is room for, what plugins keep goes last, but for what may be the place. */
export function wantedFirst(fields: readonly CustomField[]): readonly CustomField[] {
  if (fields.length <= ORDER_LIMITS.fields) return fields;
  const isWanted = ({ at, key }: CustomField) => at !== 'data' || PLACE.test(key);
  return [...fields.filter(isWanted), ...fields.filter((one) => !isWanted(one))];
}

import type { CustomField, Order } from '../order';
import { ORDER_LIMITS } from '../order-limits';
import { jsonObject } from './json';
import { cleanLine } from './text';

/** Longer ones are programs' data; characters. */
const LONGEST = 200;

/** An order's part with the fields that are none of the store's own; without it where there are none. */
export function customFieldsOf(found: readonly CustomField[]): Pick<Order, 'customFields'> {
  const short = found.filter(({ key, label, value }) =>
    [key, label, value].every((text) => text.length <= LONGEST),
  );
  return short.length === 0 ? {} : { customFields: short.slice(0, ORDER_LIMITS.fields) };
}

/** A field out of a store's data; none where its value is no text and no number. */
export function dataField(at: CustomField['at'], key: unknown, value: unknown): readonly CustomField[] {
  const isText = typeof value === 'string' || typeof value === 'number';
  if (typeof key !== 'string' || !isText) return [];
  return [{ at, key, label: '', value: cleanLine(String(value)) }];
}

/** A field's value: of a list the words that are chosen, and what is saved behind them. @param words of what is chosen, where it is chosen from a list */
export function chosenField(code: string, words: string | null): Pick<CustomField, 'value' | 'code'> {
  // Before anything is chosen a list says "choose" with no value.
  return words === null || code === '' ? { value: cleanLine(code) } : { value: cleanLine(words), code };
}

/** The fields of an object whose keys a shop or a plugin chose. */
export function metadataFields(at: CustomField['at'], metadata: unknown): readonly CustomField[] {
  return Object.entries(jsonObject(metadata)).flatMap(([key, value]) => dataField(at, key, value));
}

/** How the key of a plugin's datum ends that may be the place. */
const MAY_BE_PLACE = /(?:village|city|town|area|region|قرية|بلدة|منطقة)(?:.?(?:id|name))?$/i;

/** Where there are more fields than there is room for, what plugins keep goes last, but for what may be the place. */
export function wantedFirst(fields: readonly CustomField[]): readonly CustomField[] {
  if (fields.length <= ORDER_LIMITS.fields) return fields;
  const isWanted = ({ at, key }: CustomField) => at !== 'data' || MAY_BE_PLACE.test(key);
  return [...fields.filter(isWanted), ...fields.filter((one) => !isWanted(one))];
}

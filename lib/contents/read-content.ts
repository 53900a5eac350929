import { parseAmount } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import { CONTENT_DESCRIPTION_MAXIMUM, isAmount, isAtMost, type NumberRule } from '../parcel/rules';
import type { ContentUpdate } from './content';
import type { ContentFields } from './content-fields';

/** `nothing`: no field is filled and no photo is there, so there is nothing to change. */
type ContentProblem = 'required' | 'id' | 'number' | 'whole' | 'too-long' | 'nothing';

export type ContentProblems = Partial<Record<keyof ContentFields | 'whole', ContentProblem>>;

/** What of the request was typed; the photos are added where they are. */
type TypedUpdate = Omit<ContentUpdate, 'itemImage' | 'contentPhoto'>;

export type ReadContent =
  | { readonly ok: true; readonly id: number; readonly update: TypedUpdate }
  | { readonly ok: false; readonly problems: ContentProblems };

/**
 * The request in what was typed: an empty field is left out, and so stays.
 * @param rule of the account's country, for the item's price; a quantity may have two decimals everywhere.
 * @param photos how many there are: with one, nothing else needs to change.
 */
export function readContent(fields: ContentFields, rule: NumberRule, photos: number): ReadContent {
  const problems: ContentProblems = {};
  const whole = (name: 'id' | 'productId' | 'companionParcelId', required: boolean) => {
    const text = plainText(fields[name]);
    if (text === '' && !required) return null;
    if (/^\d{1,15}$/.test(text) && Number(text) > 0) return Number(text);
    problems[name] = text === '' ? 'required' : 'id';
    return null;
  };
  const decimal = (name: 'itemPrice' | 'quantity', as: NumberRule) => {
    const parsed = parseAmount(fields[name]);
    if (!parsed.ok && parsed.problem === 'empty') return null;
    if (parsed.ok && isAmount(parsed.value, as)) return parsed.value;
    problems[name] =
      parsed.ok && as === 'whole' && isAmount(parsed.value, 'two-decimals') ? 'whole' : 'number';
    return null;
  };

  const id = whole('id', true);
  const productId = fields.item === 'product' ? whole('productId', true) : null;
  const companionParcelId = whole('companionParcelId', false);
  const itemPrice = decimal('itemPrice', rule);
  const quantity = decimal('quantity', 'two-decimals');
  const itemName = fields.item === 'name' ? fields.itemName.trim() : '';
  if (fields.item === 'name' && itemName === '') problems.itemName = 'required';
  const description = fields.description.trim();
  if (!isAtMost(description, CONTENT_DESCRIPTION_MAXIMUM)) problems.description = 'too-long';

  const update: TypedUpdate = {
    ...(productId !== null && { productId }),
    ...(itemName !== '' && { itemName }),
    ...(description !== '' && { description }),
    ...(itemPrice !== null && { itemPrice }),
    ...(quantity !== null && { quantity }),
    ...(companionParcelId !== null && { companionParcelId }),
  };
  if (Object.keys(problems).length === 0 && Object.keys(update).length + photos === 0) {
    problems.whole = 'nothing';
  }
  if (id === null || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, id, update };
}

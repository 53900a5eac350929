import type { CustomField } from '../order';
import { foldText, foldWords } from '../villages/normalize';
import { wordsOf } from '../words/words';

/**
 * What a shop's own field says of where the order goes:
 * - `village`: the place itself. `area`: a part of it.
 * - `code`: a place by a number, or in a delivery plugin's own terms: it is there, and cannot be read.
 * - `unknown`: of the checkout or an address, and nothing tells what it is.
 * - `none`: no place.
 */
export type FieldKind = 'village' | 'area' | 'code' | 'unknown' | 'none';

export const setOf = (name: string): ReadonlySet<string> => new Set(wordsOf(name).map(foldText));
const VILLAGE = setOf('field-village');
const AREA = setOf('field-area');
const TOWN = setOf('field-town');
const AROUND = setOf('field-around');
const NO_PLACE = setOf('field-no-place');
/** Whoever sends, or a place that somebody was in. */
const OF_ANOTHER = setOf('field-of-another');
const COURIER = setOf('field-courier');
const NOTHING = setOf('field-nothing');
const NOT_LISTED = setOf('field-unlisted');
/** How a key says of which address it is. */
const ADDRESS_KEY = /^_?(?:wc_)?(?:billing|shipping|other|additional)(?:_|\/[^/]*\/)/;

const KNOWN = [VILLAGE, AREA, TOWN, AROUND];

/** A label of more words is a sentence, and may speak of anything. */
export const LONGEST_LABEL = 6;

/** What a field is by its key and label, and by what stands in it. An empty one says nothing. */
export function kindOf({ at, key, label, value, means }: CustomField): FieldKind {
  if (means === 'unread') return 'code';
  if (saysNothing(value)) return 'none';
  if (means === 'village') return isCode(value) || NOT_LISTED.has(foldText(value)) ? 'code' : 'village';
  if (means === 'unknown') return isCode(value) ? 'none' : 'unknown';
  const inKey = wordsOfKey(key);
  const inLabel = foldWords(label);
  if ([...inKey, ...inLabel].some((word) => NO_PLACE.has(word))) return 'none';
  const said = [placeIn(inKey), inLabel.length > LONGEST_LABEL ? null : placeIn(inLabel)];
  const named = (['village', 'area'] as const).find((kind) => said.includes(kind));
  const isStrange =
    said[0] !== null && inKey.some((word) => !KNOWN.some((some) => some.has(word) || some.has(bare(word))));
  // What plugins keep with an order is theirs, but for a place that is plainly called one.
  // A block of a page beside the order may say the area of whoever sends.
  if (at === 'data' && key === '' && named === 'area') return 'unknown';
  if (at === 'data' && named !== undefined && !isStrange && !isCode(value)) return named;
  if (at === 'data') return kindOfDatum(inKey, value);
  if (isStrange) return 'code';
  if (named === undefined) return isCode(value) ? 'none' : 'unknown';
  return isCode(value) || NOT_LISTED.has(foldText(value)) ? 'code' : named;
}

/**
 * In a courier's own terms it cannot be read; of others a text may be the recipient's place, a village's number is
 * one, and any other number is anything.
 */
function kindOfDatum(inKey: readonly string[], value: string): FieldKind {
  const place = placeIn(inKey.filter((word) => word !== 'id' && word !== 'name').slice(-1));
  if (place === null || value === '0' || inKey.some((word) => OF_ANOTHER.has(word))) return 'none';
  if (inKey.some((word) => COURIER.has(word))) return 'code';
  if (isCode(value)) return place === 'village' ? 'code' : 'none';
  return 'unknown';
}

/** What is written, or chosen, where nothing has to be said; a mark alone ("-") too. */
export function saysNothing(value: string): boolean {
  return !/[\p{L}\p{N}]/u.test(value) || NOTHING.has(foldText(value));
}

/** The key without whose address it is: `_wc_shipping/shop/village-name` → village, name. */
function wordsOfKey(key: string): readonly string[] {
  return partsOfKey(key).filter((word) => !/^\d+$/.test(word));
}

/** The same with its numbers: `billing_phone_2` → phone, 2. */
export function partsOfKey(key: string): readonly string[] {
  const own = key.replace(ADDRESS_KEY, '');
  return foldWords(own.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
}

/** Whether two keys are of one field: an order's two addresses have each field once. */
export function isSameKey(one: string, other: string): boolean {
  const [first, second] = [one, other].map((key) => wordsOfKey(key).join(' '));
  return (
    one === other || (first !== '' && first === second && ADDRESS_KEY.test(one) && ADDRESS_KEY.test(other))
  );
}

function placeIn(some: readonly string[]): 'village' | 'area' | 'town' | null {
  const isIn = (known: ReadonlySet<string>) => some.some((word) => known.has(word) || known.has(bare(word)));
  if (isIn(VILLAGE)) return 'village';
  if (isIn(AREA)) return 'area';
  return isIn(TOWN) ? 'town' : null;
}

/** Without the article, and the "and", that Arabic and Hebrew join to a word. */
export function bare(word: string): string {
  return word.replace(/^(?:و?ال|و|וה|ו|ה)(?=...?)/u, '');
}

/** A number, or capitals that stand for a name: what no list explains sounds like no village. */
function isCode(value: string): boolean {
  return /^[\p{N}\p{P}\s]+$/u.test(value) || /^(?:[A-Z]{2}-?)?[A-Z]{2,4}\d*$/.test(value);
}

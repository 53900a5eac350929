import { foldedWordsOf } from '../../words/phrases';
import { foldWords } from '../normalize';
import { isArticle } from '../symbols';
import type { NameContext } from './name-context';
import { NAME_RULES } from './name-rules';

export interface NamedPlace {
  /** As a person would say it. */
  readonly name: string;
  /** The same in other letters, or what else the record calls it. */
  readonly others: readonly string[];
}

export interface NameReading {
  /** Several where places share a record; none where it is a zone or cannot be read. */
  readonly places: readonly NamedPlace[];
  /** Names beside it that say where it lies: its city, its governorate, what it is near to. */
  readonly hints: readonly string[];
  /** Many places at once, taken only where an order names just that. */
  readonly zone: boolean;
  /** Something was taken off, set apart or put into words. */
  readonly changed: boolean;
}

/** Characters of a name; longer ones are texts. */
export const LONGEST_LISTED_NAME = 200;
/** Marks within marks: no name has more. */
const DEEPEST = 6;
const STREET = foldedWordsOf('street-before');

export const NOTHING: NameReading = { places: [], hints: [], zone: false, changed: false };

export function readName(text: string, context: NameContext): NameReading {
  if (text.length > LONGEST_LISTED_NAME) return NOTHING;
  const tidy = tidied(text);
  const reading = readPart(tidy, context, 0);
  return { ...reading, changed: reading.changed || tidy !== text };
}

/** Without marks, tatweel and invisible characters, in plain digits and with single spaces; a line alone is a dash. */
export function tidied(text: string): string {
  return text
    .replace(/\s[\u0640_]+\s/gu, ' - ')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s_]+/gu, ' ')
    .trim();
}

function readPart(text: string, context: NameContext, depth: number): NameReading {
  for (const rule of depth < DEEPEST ? NAME_RULES : []) {
    const parts = rule(text, context);
    if (parts === null) continue;
    if (parts.zone) return { ...NOTHING, places: [{ name: text, others: [] }], zone: true };
    const readings = parts.names.map((name) => readPart(name.trim(), context, depth + 1));
    const places = readings.flatMap((reading) => reading.places);
    const hints = [...parts.hints, ...readings.flatMap((reading) => reading.hints)];
    // "بيتللو-جمالا (الزيتونة)" is no one place.
    const isOne = parts.same && readings.every((reading) => reading.places.length < 2);
    return {
      places: isOne ? joined(places) : places,
      hints,
      zone: readings.some(({ zone }) => zone),
      changed: true,
    };
  }
  // "Hebron - Dahiyat Al-" is cut off behind its article, and "رفيديا - شارع 15" says which street: neither ends in a name.
  const [word = '', ...others] = foldWords(text);
  const isName = /\p{L}/u.test(text) && (others.length > 0 || !(isArticle(word, '') || STREET.has(word)));
  return isName ? { ...NOTHING, places: [{ name: text, others: [] }] } : NOTHING;
}

function joined(places: readonly NamedPlace[]): readonly NamedPlace[] {
  const [first, ...others] = places;
  if (first === undefined) return [];
  return [{ ...first, others: [...first.others, ...others.flatMap((one) => [one.name, ...one.others])] }];
}

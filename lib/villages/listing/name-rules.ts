import { foldedWordsOf, phraseAt, phraseTable } from '../../words/phrases';
import { CAMP, DIRECTION, HEADS, SETTLEMENT } from '../lexicon';
import { findWordClass } from '../names';
import { foldWords } from '../normalize';
import { ARABIC, mainScript } from '../symbols';
import { territoryAt } from '../territories';
import type { NameContext } from './name-context';

/** What a rule makes of a record's name. */
interface NameParts {
  /** Each read further by the rules. */
  readonly names: readonly string[];
  /** They are names of one place. */
  readonly same: boolean;
  readonly hints: readonly string[];
  readonly zone: boolean;
}

/** A way in which lists write names; `null` where this name is not written so. */
type NameRule = (text: string, context: NameContext) => NameParts | null;

const several = (...names: readonly string[]): NameParts => ({ names, same: false, hints: [], zone: false });
const one = (name: string, ...hints: readonly string[]): NameParts => ({ ...several(name), hints });
const same = (...names: readonly string[]): NameParts => ({ ...several(...names), same: true });
const ZONE: NameParts = { ...several(), zone: true };

/** What the words in brackets begin with: more places of the record, or what the place is beside. */
const BRACKETS = phraseTable({ includes: 'record-includes', near: 'record-near' });
/** Many places at once: "ضواحي القدس", "قرى الخليل". */
const ZONES = foldedWordsOf('record-zone');
/** Before a zone's name: "منطقة الخليل". */
const AREAS = foldedWordsOf('record-area');
/** A part of the country, and how far it is: "شمال قريب". */
const PARTS_OF_COUNTRY = new Set([...foldedWordsOf('record-compass'), ...foldedWordsOf('record-distance')]);
/** Of a delivery and not of the place: "(يومين)", "20 شيكل". */
const DELIVERY = foldedWordsOf('record-delivery');
const isOfDelivery = (words: readonly string[]) => words.some((word) => DELIVERY.has(word));

/** Kinds of place that lists shorten, and what they are written for. */
const SHORTENED: Readonly<Record<string, string>> = {
  م: 'مخيم',
  خ: 'خربة',
  ق: '',
  ب: '',
  مخ: 'مخيم',
  خر: 'خربة',
};

const scriptOf = (text: string) => mainScript(foldWords(text));
const hasLetters = (text: string) => /\p{L}/u.test(text);

/** In this order; the first that fits is taken, and what it leaves is read by all of them again. */
export const NAME_RULES: readonly NameRule[] = [
  (text, context) => (isZone(text, context) ? ZONE : null),
  // "12- X", "(12) X", "12) X", "R-012 X".
  (text) => {
    const [, rest] =
      /^[([]?\s*(?:[A-Z]{1,3}-?)?\d{1,5}\s*[)\]]?\s*[-–—.:)/]*\s*(?=\p{L})(.+)$/u.exec(text) ?? [];
    return rest === undefined ? null : one(rest);
  },
  (text, context) => {
    const [, before = '', inside = '', behind = ''] =
      /^([^([{]*)[([{]([^)\]}]*)[)\]}]?(.*)$/u.exec(text) ?? [];
    if (inside === '' && behind === '' && !/[([{]/u.test(text)) return null;
    const outside = `${before.trim()} ${behind.trim()}`.trim();
    return hasLetters(outside) ? readBracket(outside, inside.trim(), context) : one(inside);
  },
  (text, context) => (context.isPlace(text) ? null : readSides(text, /\s*[/\\|]\s*/u, context)),
  (text, context) =>
    context.isPlace(text) ? null : readSides(text, /\s+[-–—־:•]\s*|[-–—:]\s+|\s*[،,;؛]\s*/u, context),
  // "قلنديا-القدس", where a hyphen joins what are names by themselves; "بيت-أمر" is one.
  (text, context) => {
    const sides = text.split(/[-–—]/u);
    const areNames =
      sides.length === 2 && sides.every((side) => context.isQualifier(side) || context.isPlace(side));
    return areNames && !context.isPlace(text) ? readSides(text, /[-–—]/u, context) : null;
  },
  readAnd,
  readScripts,
  readDelivery,
  readShortened,
  readKind,
];

/** "ضواحي القدس", "قرى الخليل", "منطقة شمال الخليل", "شمال قريب", "الداخل": many places, and none of them. */
function isZone(text: string, { isPlace, isRegion, isQualifier }: NameContext): boolean {
  const words = foldWords(text);
  if (words.length === 0 || isPlace(text)) return false;
  if (isTerritory(words) || ZONES.has(words[0] ?? '')) return true;
  const isNamed = (some: readonly string[]) =>
    some.length === 0 || isTerritory(some) || isRegion(some.join(' ')) || isQualifier(some.join(' '));
  if (ZONES.has(words.at(-1) ?? '')) return isNamed(words.slice(0, -1));
  const start = words.findIndex((word) => !AREAS.has(word));
  const end = words.findIndex((word, at) => at >= start && !PARTS_OF_COUNTRY.has(word));
  const said = end < 0 ? words.length - start : end - start;
  return start >= 0 && start + said > 0 && isNamed(words.slice(start + said));
}

function isTerritory(words: readonly string[]): boolean {
  return territoryAt(words, 0)?.length === words.length;
}

/** What stands in brackets: more places, where it lies, what kind of place it is, the same in other letters, or a note. */
function readBracket(outside: string, inside: string, context: NameContext): NameParts {
  const words = foldWords(inside);
  const [first = ''] = words;
  const said = phraseAt(BRACKETS, words, 0);
  const rest = inside
    .split(/[\s:]+/u)
    .slice(said?.length)
    .join(' ');
  if (said?.kind === 'includes') return several(outside, ...listed(rest));
  if (said?.kind === 'near' || words.length === 0) return one(outside, rest);
  if (isOfDelivery(words) || !hasLetters(inside)) return one(outside);
  if (words.length === 1 && findWordClass(first) === CAMP) return one(`مخيم ${outside}`);
  if (words.every((word) => findWordClass(word) === DIRECTION)) return one(`${outside} ${inside}`);
  if (words.every((word) => findWordClass(word) === SETTLEMENT)) return one(outside);
  if (scriptOf(inside) !== scriptOf(outside)) return same(outside, inside);
  if (context.isQualifier(inside) || context.isOwnCity(inside)) return one(outside, inside);
  if (context.isQualifier(outside) && context.isPlace(inside)) return one(inside, outside);
  return same(outside, inside);
}

/** "Y و Z", "Y، Z". */
function listed(text: string): readonly string[] {
  return text.split(/\s*[،,;؛/+&]\s*|\s+و\s*|\s+and\s+/u).filter(hasLetters);
}

/** A name and its city, in either order; one place in two scripts; or two places. */
function readSides(text: string, mark: RegExp, context: NameContext): NameParts | null {
  const sides = text.split(mark).filter(hasLetters);
  const [first, second, ...more] = sides;
  if (first === undefined) return null;
  if (second === undefined) return first === text ? null : one(first);
  if (more.length > 0) return readMany(sides, context);
  if (scriptOf(first) !== scriptOf(second)) return same(first, second);
  // "رام الله - رام الله" too, and "القدس، محافظة القدس" is the town.
  const isTown = context.isOwnCity(second) && context.isPlace(first) && !context.isPlace(second);
  if (context.isOwnCity(first) && !isTown) return one(second, first);
  if (context.isOwnCity(second)) return one(first, second);
  // "النقب - بئر السبع", "الناصرة - الجديدة", where the first stands before many names: the second is the place.
  const [isBefore, isBehind] = [context.isRepeated(first), context.isRepeated(second)];
  if (isBefore !== isBehind) return isBefore ? one(second, first) : one(first, second);
  if (foldWords(second).every((word) => findWordClass(word) === DIRECTION)) {
    const head = first.split(' ').slice(0, -1).join(' ');
    return several(first, `${head === '' ? first : head} ${second}`);
  }
  const [before, behind] = [context.isQualifier(first), context.isQualifier(second)];
  if (before !== behind) return before ? one(second, first) : one(first, second);
  // "شمال غزة - جباليا": both say where, and one of them is a place too.
  const isOnlySecond = before && !context.isPlace(first) && context.isPlace(second);
  return isOnlySecond ? one(second, first) : several(first, second);
}

function readMany(sides: readonly string[], { isQualifier }: NameContext): NameParts {
  const names = sides.filter((side) => !isQualifier(side));
  return { ...several(...(names.length > 0 ? names : sides)), hints: sides.filter(isQualifier) };
}

/** "X و Y", "X وY": two places, unless that is what one is called. */
function readAnd(text: string, { isPlace, isRegion }: NameContext): NameParts | null {
  if (isPlace(text) || isRegion(text)) return null;
  const [, first = '', second = ''] = /^(.+?)\s(?:و\s+|and\s|&\s|\+\s|ו-?\s)(.+)$/iu.exec(text) ?? [];
  if (second !== '') return several(first, second);
  const joined = [...text.matchAll(/\sو(?=\p{L}{2})/gu)].find(
    ({ index }) => isPlace(text.slice(0, index)) && isPlace(text.slice(index + 2)),
  );
  return joined === undefined ? null : several(text.slice(0, joined.index), text.slice(joined.index + 2));
}

/** "بيت فوريك Beit Furik": the same in two scripts. */
function readScripts(text: string): NameParts | null {
  const words = text.split(' ').filter((word) => foldWords(word).length > 0);
  const at = words.findIndex((word, place) => place > 0 && scriptOf(word) !== scriptOf(words[0] ?? ''));
  if (at < 0 || words.slice(at).some((word) => scriptOf(word) === scriptOf(words[0] ?? ''))) return null;
  const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  return hasLetters(first) && hasLetters(second) ? same(first, second) : null;
}

/** "نابلس 20 شيكل", "نابلس 20₪", "سلفيت يومين". */
function readDelivery(text: string): NameParts | null {
  const words = text.split(' ');
  const kept =
    words.findLastIndex((word) => !/^[\d\p{Sc}]+$/u.test(word) && !isOfDelivery(foldWords(word))) + 1;
  return kept === 0 || kept === words.length ? null : one(words.slice(0, kept).join(' '));
}

/** "م. بلاطة", and "ب. فوريك" where one place that is known has such a first word. */
function readShortened(text: string, { isPlace }: NameContext): NameParts | null {
  const [, letters, named = ''] = /^(\p{L}{1,2})\s*\.\s*(\p{L}.*)$/u.exec(text) ?? [];
  if (letters === undefined) return null;
  const heads = Object.keys(HEADS).filter((head) => head.startsWith(letters));
  const [whole, ...others] = heads.map((head) => `${head} ${named}`).filter(isPlace);
  if (whole !== undefined && others.length === 0) return one(whole);
  const word = SHORTENED[letters];
  return word === undefined ? null : one(`${word} ${named}`.trim());
}

/** "قرية X", "X village". */
function readKind(text: string, { isPlace }: NameContext): NameParts | null {
  if (isPlace(text)) return null;
  const [first = '', ...rest] = text.split(' ');
  const isKind = (some = '') => findWordClass(foldWords(some)[0] ?? '') === SETTLEMENT;
  if (rest.length === 0) return null;
  if (isKind(first)) return one(rest.slice(rest[0]?.toLowerCase() === 'of' ? 1 : 0).join(' '));
  const isBehind = isKind(rest.at(-1)) && scriptOf(text) !== ARABIC;
  return isBehind ? one([first, ...rest.slice(0, -1)].join(' ')) : null;
}

import { foldedWordsOf, phraseAt, phraseTable } from '../../words/phrases';
import { CAMP, DIRECTION, HEADS, SETTLEMENT, TOWN_PROPER, type WordClass } from '../lexicon';
import { findWordClass, saysNothing } from '../names';
import { foldWords } from '../normalize';
import { skeletonOfWords } from '../skeleton';
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
/** Of one place, where "ضواحي" are many. */
const SUBURB = foldedWordsOf('suburb');
/** "ضاحية البريد" is not called "البريد", which is any post office. */
const LANDMARK = foldedWordsOf('landmark-before');
/** "المنطقة الشرقية", which many towns have. */
const COMMON = foldedWordsOf('common-phrase');
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
/** What says a name once in each of two scripts; "رام الله" beside "الطيرة Al Tireh" is no such name. */
const areInTwoScripts = (one: string, other: string) =>
  !foldWords(one).some((word) => mainScript([word]) === scriptOf(other)) &&
  !foldWords(other).some((word) => mainScript([word]) === scriptOf(one));
/** In letters. */
const SHORTEST_NAME = 3;
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
    if (context.isQualifier(behind)) return one(text.slice(0, -behind.length), behind);
    const outside = `${before.trim()} ${behind.trim()}`.trim();
    return hasLetters(outside) ? readBracket(outside, inside.trim(), context) : one(inside);
  },
  (text, context) => (context.isPlace(text) ? null : readSides(text, /\s*[/\\|+]\s*/u, context)),
  (text, context) =>
    context.isPlace(text) ? null : readSides(text, /\s+[-–—־:•]\s*|[-–—:]\s+|\s*[،,;؛]\s*/u, context),
  readHyphens,
  readAnd,
  readScripts,
  readDelivery,
  readShortened,
  readRegion,
  readKind,
];

const isOf = (text: string, ...classes: readonly (WordClass | null)[]) => {
  const kinds = foldWords(text).map((word) => findWordClass(word) ?? findWordClass(`ال${word}`));
  return kinds.length > 0 && kinds.every((kind) => classes.includes(kind));
};
/** Which of several of one name, and nothing more: "الفوقا", "المخيم". */
const isEnd = (text: string) => isOf(text, DIRECTION, CAMP, TOWN_PROPER);

/** "ابو فلاح (خربة)". */
const isRuin = (text: string) => /^(?:خرب|عزب)[ةه]$/u.test(text);

const withEnd = (name: string, end: string) =>
  isOf(end, CAMP) ? `مخيم ${name}` : isRuin(end) ? `${end} ${name}` : `${name} ${end}`;

/** "بيت عور الفوقا/التحتا", "دير البلح + المخيم": a place and another end of it; no other record is called by both. */
function readEnd(first: string, end: string, { isListed }: NameContext): NameParts {
  const words = first.split(' ');
  const name = words.length > 1 && isEnd(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : first;
  return several(...new Set([...(isListed(name) ? [first] : [name, first]), withEnd(name, end)]));
}

/** "ضواحي القدس", "قرى الخليل", "منطقة شمال الخليل", "شمال قريب", "الداخل": many places, and none of them. */
function isZone(text: string, { isPlace, isQualifier }: NameContext): boolean {
  const words = foldWords(text);
  if (words.length === 0 || isPlace(text)) return false;
  const isTerritory = territoryAt(words, 0)?.length === words.length;
  if (isTerritory || ZONES.has(words[0] ?? '')) return true;
  const isNamed = (some: readonly string[]) => some.length === 0 || isQualifier(some.join(' '));
  if (ZONES.has(words.at(-1) ?? '')) return isNamed(words.slice(0, -1));
  const start = words.findIndex((word) => !AREAS.has(word));
  const end = words.findIndex((word, at) => at >= start && !PARTS_OF_COUNTRY.has(word));
  const said = end < 0 ? words.length - start : end - start;
  return start >= 0 && start + said > 0 && isNamed(words.slice(start + said));
}

/** What stands in brackets: more places, where it lies, what kind of place it is, the same in other letters, or a note. */
function readBracket(outside: string, inside: string, context: NameContext): NameParts {
  const words = foldWords(inside);
  const said = phraseAt(BRACKETS, words, 0);
  const rest = inside
    .split(/[\s:]+/u)
    .slice(said?.length)
    .join(' ');
  if (said?.kind === 'includes') return several(outside, ...listed(rest));
  if (said?.kind === 'near' || words.length === 0) return one(outside, rest);
  if (isOfDelivery(words) || !hasLetters(inside)) return one(outside);
  const ends = listed(inside);
  if (ends.every((end) => isEnd(end) || isRuin(end)))
    return several(
      ...(ends.length > 1 && !context.isListed(outside) ? [outside] : []),
      ...ends.map((end) => withEnd(outside, end)),
    );
  if (isOf(inside, SETTLEMENT)) return one(outside);
  if (areInTwoScripts(inside, outside)) return same(outside, inside);
  if (context.isQualifier(inside) || context.isOwnCity(inside) || context.isListed(inside))
    return one(outside, inside);
  if (isZone(inside, context)) return one(outside);
  if (context.isQualifier(outside) && context.isPlace(inside)) return one(inside, outside);
  return same(outside, inside);
}

/** "Y و Z", "Y، Z". */
function listed(text: string): readonly string[] {
  return text.split(/\s*[،,;؛/+&]\s*|\s+و\s*|\s+and\s+/u).filter(hasLetters);
}

/** A name and its city, in either order; one place in two scripts; or two places. */
function readSides(text: string, mark: RegExp, context: NameContext): NameParts | null {
  const sides = text.split(mark).filter((side) => hasLetters(side) && !isOf(side, SETTLEMENT));
  const [first, second, ...more] = sides;
  if (first === undefined) return null;
  if (second === undefined) return first === text ? null : one(first);
  if (more.length > 0) return readMany(sides, context);
  if (areInTwoScripts(first, second)) return same(first, second);
  // "رام الله - رام الله" too, and "القدس، محافظة القدس" is the town.
  const isTown = context.isOwnCity(second) && context.isPlace(first) && !context.isPlace(second);
  if (context.isOwnCity(first) && !isTown) return one(second, first);
  if (context.isOwnCity(second)) return one(first, second);
  // "النقب - بئر السبع", "الناصرة - الجديدة", where the first stands before many names: the second is the place.
  const [isBefore, isBehind] = [context.isRepeated(first), context.isRepeated(second)];
  if (isBefore !== isBehind) return isBefore ? one(second, first) : one(first, second);
  if (isEnd(second)) return readEnd(first, second, context);
  const [before, behind] = [context.isQualifier(first), context.isQualifier(second)];
  if (before !== behind) return before ? one(second, first) : one(first, second);
  // "الرام - ضاحية البريد", where "الرام" has a record of its own, is what is in it.
  if (context.isListed(first) && !context.isPlace(second)) return one(second, first);
  if (context.isListed(second) && !context.isPlace(first)) return one(first, second);
  // "جامعة القدس - ابو ديس" is in ابو ديس, "المنطقة الشرقية - سالم" a side that many towns have, and سالم in it.
  const isPlaceBehind = context.isPlace(second) && !context.isPlace(first);
  if (isPlaceBehind && isLandmark(first.split(' '))) return one(first, second);
  if (isPlaceBehind && COMMON.has(foldWords(first).join(' '))) return one(second, first);
  // "شمال غزة - جباليا": both say where, and one of them is a place too.
  return before && isPlaceBehind ? one(second, first) : several(first, second);
}

function readMany(sides: readonly string[], { isQualifier }: NameContext): NameParts {
  const names = sides.filter((side) => !isQualifier(side));
  return { ...several(...(names.length > 0 ? names : sides)), hints: sides.filter(isQualifier) };
}

/** "قلنديا-القدس", "قصرة-جالود-قريوت", where hyphens join what are names by themselves; "بيت-أمر" is one. */
function readHyphens(text: string, context: NameContext): NameParts | null {
  const sides = text.split(/[-–—]/u);
  if (sides.length === 1 || context.isPlace(text)) return null;
  const isName = (side: string) =>
    context.isQualifier(side) || context.isPlace(side) || readRegion(side, context) !== null;
  const isWhole = (side: string) => side.trim().length >= SHORTEST_NAME && !saysNothing(foldWords(side));
  const isRead = (sides.length > 2 || scriptOf(text) === ARABIC) && sides.every(isWhole);
  return isRead || sides.every(isName) ? readSides(text, /[-–—]/u, context) : null;
}

/** What an "and" before it is no letter of: "وراس الجورة", "والمطار". */
const BEGINS = new RegExp(`^(?:ال\\p{L}{3}|(?:${Object.keys(HEADS).join('|')})\\s)`, 'u');

/** "X و Y", "X وY": two places, unless that is what one is called. */
function readAnd(text: string, context: NameContext): NameParts | null {
  const { isPlace, isRegion } = context;
  if (isPlace(text) || isRegion(text)) return null;
  const [, first = '', second = ''] = /^(.+?)\s(?:و\s+|and\s|&\s|ו-?\s)(.+)$/iu.exec(text) ?? [];
  if (second !== '') return several(first, second);
  const joined = [...text.matchAll(/\sو(?=\p{L}{2})/gu)].map(
    ({ index }) => [text.slice(0, index), text.slice(index + 2)] as const,
  );
  const [before = '', behind = ''] =
    joined.find(([one, other]) => isEnd(other) || BEGINS.test(other) || (isPlace(one) && isPlace(other))) ??
    [];
  if (before === '') return null;
  return isEnd(behind) ? readEnd(before, behind, context) : several(before, behind);
}

/** "بيت فوريك Beit Furik": the same in two scripts; "VIP الخليل" is not. */
function readScripts(text: string): NameParts | null {
  const words = text.split(' ').filter((word) => foldWords(word).length > 0);
  const at = words.findIndex((word, place) => place > 0 && scriptOf(word) !== scriptOf(words[0] ?? ''));
  if (at < 0 || words.slice(at).some((word) => scriptOf(word) === scriptOf(words[0] ?? ''))) return null;
  const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const isName =
    hasLetters(first) && hasLetters(second) && !isCompanyTag(first, second) && !isCompanyTag(second, first);
  return isName ? same(first, second) : null;
}

/** Capitals that are no short name of the place: "JAT" behind "جت المثلث" is one. */
function isCompanyTag(text: string, name: string): boolean {
  const sound = (some: string) => skeletonOfWords(foldWords(some));
  return /^[A-Z]{2,3}$/.test(text) && !sound(name).startsWith(sound(text));
}

/** "نابلس 20 شيكل", "نابلس 20₪", "سلفيت يومين". */
function readDelivery(text: string): NameParts | null {
  const words = text.split(' ');
  const kept =
    words.findLastIndex((word) => !/^[\d\p{Sc}]+$/u.test(word) && !isOfDelivery(foldWords(word))) + 1;
  return kept === 0 || kept === words.length ? null : one(words.slice(0, kept).join(' '));
}

/** "م. بلاطة", "بلاطة م.", and "ب. فوريك" where one place that is known has such a first word. */
function readShortened(text: string, { isPlace }: NameContext): NameParts | null {
  const [, camp] = /^(.+) م\.?$/u.exec(text) ?? [];
  if (camp !== undefined) return one(`مخيم ${camp}`);
  const [, letters, dot = '', named = ''] = /^(\p{L}{1,2})(\s*\.\s*|\s)(\p{L}.*)$/u.exec(text) ?? [];
  // "م. العين" sounds like معين, and is a camp.
  if (letters === undefined || (dot.trim() === '' && isPlace(text))) return null;
  const [whole, ...others] = Object.entries(HEADS).flatMap(([head, spelled]) => {
    const heads = [head, ...spelled].filter((one) => one.startsWith(letters));
    return heads.map((one) => `${one} ${named}`).find(isPlace) ?? [];
  });
  if (whole !== undefined && others.length === 0) return one(whole);
  const word = SHORTENED[letters];
  const long = `${word} ${named}`.trim();
  return word === undefined || (dot.trim() === '' && word === '' && !isPlace(long)) ? null : one(long);
}

/** "جبع جنين", "بيتا ق. نابلس", "برقة ن" where many have such a letter: a place that is known, and where it lies. */
function readRegion(text: string, { isPlace, isIn }: NameContext): NameParts | null {
  if (isPlace(text)) return null;
  const words = text.split(' ');
  for (let at = 1; at < words.length; at++) {
    const [name, behind] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (isIn(name, behind)) return one(name, behind);
  }
  return null;
}

const isLandmark = ([first = '']: readonly string[]) =>
  LANDMARK.has((foldWords(first)[0] ?? '').replace(/^ال/u, ''));

/** "قرية X", "ضاحية X", "X village", "سلفيت البلد". */
function readKind(text: string, { isPlace, isListed, isRegion }: NameContext): NameParts | null {
  const [first = '', ...rest] = text.split(' ');
  if (rest.length === 0 || isPlace(text)) return null;
  if (SUBURB.has(foldWords(first)[0] ?? '') && !isRegion(rest.join(' ')) && !isLandmark(rest))
    return one(rest.join(' '));
  // "البلدة القديمة" is a name and "القديمة" is none, but "قرية الجديدة" is called "الجديدة".
  const isNone = isEnd(rest[0] ?? '') && !isPlace(rest.join(' '));
  if (isOf(first, SETTLEMENT) && !isNone)
    return one(rest.slice(rest[0]?.toLowerCase() === 'of' ? 1 : 0).join(' '));
  const before = text.slice(0, text.lastIndexOf(' '));
  if (isEnd(before)) return null;
  const isBehind =
    scriptOf(text) === ARABIC
      ? isOf(rest.at(-1) ?? '', SETTLEMENT, TOWN_PROPER) && isPlace(before) && !isListed(before)
      : isOf(rest.at(-1) ?? '', SETTLEMENT);
  return isBehind ? one(before) : null;
}

import { foldedWordsOf, withoutArticle } from '../../words/phrases';
import { findWordClass, isHeadWord, plainName, saysNothing } from '../names';
import { foldText, foldWords } from '../normalize';
import { hasArticle, isArticle } from '../symbols';
import { LARGE_TOWN } from '../towns';
import { type KnownPlace, type KnownPlaces, placesNamed } from './known-places';
import type { NameReading } from './read-name';

/** Letters of a quarter's name. */
const SHORTEST_QUARTER = 4;
const QUARTER = foldedWordsOf('quarter-before');

/** Beside a place's name these make another of it: a mill, a junction, an end. */
const OTHERS = new Set(
  [
    'street-before',
    'landmark-before',
    'landmark-behind',
    'near-before',
    'on-the-road',
    'quarter-before',
    'suburb',
  ].flatMap((name) => [...foldedWordsOf(name)]),
);

/** A place within a name, and what else the name says. */
interface KnownPart {
  readonly name: string;
  readonly rest: string;
}

/** Not only which of several it is, or what kind of place. */
function isTelling(name: string): boolean {
  const words = foldWords(name);
  const isKind = words.length === 1 && OTHERS.has(words[0] ?? '');
  const isOwn = (word: string) => findWordClass(word) === null && !isHeadWord(word);
  return name.length >= SHORTEST_QUARTER && !isKind && words.some(isOwn);
}

/**
 * A name that nobody knows as a whole, by the one known place in it: "شويكه الظاهريه" and "يطا الحيله" by the village, of which
 * the town says where it lies, "نعلين غرب رام" by its beginning, where the list has that once.
 */
export function withKnownParts(readings: readonly NameReading[], known: KnownPlaces): NameReading[] {
  const isKnown = (name: string) => placesNamed(known, name).length > 0;
  const isTown = (name: string) =>
    placesNamed(known, name).some(({ inhabitants }) => inhabitants >= LARGE_TOWN);
  // "الزاوية ميثلون" is الزاوية of the governorate that ميثلون is in.
  const areInOneRow = (name: string, rest: string) => {
    const [town, ...namesakes] = placesNamed(known, rest);
    const isIn = ({ row }: KnownPlace) => row !== undefined && row === town?.row;
    return namesakes.length === 0 && placesNamed(known, name).some(isIn);
  };
  const all = readings.flatMap(({ places }) => places.flatMap(({ name, others }) => [name, ...others]));
  const names = new Set(all.map(plainName));
  const listed = new Set(all.map(foldText));
  // "يطا رقعه", "حي البساتين جنين": what is in a town that is listed too, and that is one place.
  const isQuarter = ({ name, rest }: KnownPart) =>
    listed.has(foldText(rest)) &&
    placesNamed(known, rest).length === 1 &&
    !saysNothing(foldWords(rest)) &&
    !isKnown(name) &&
    isTelling(name);
  const partsOf = ({ places: [place, ...more], zone }: NameReading): readonly KnownPart[] => {
    if (place === undefined || zone || isKnown(place.name)) return [];
    const words = place.name.split(' ');
    const parts = words.slice(1).flatMap((_, before): KnownPart[] => {
      const [first, second] = [words.slice(0, before + 1).join(' '), words.slice(before + 1).join(' ')];
      return [
        { name: first, rest: second },
        { name: second, rest: first },
      ];
    });
    return parts.filter(({ name, rest }) => {
      if (isQuarter({ name, rest })) return true;
      if (more.length > 0) return false;
      if (!isKnown(name) || saysNothing(foldWords(name)) || isTown(name)) return false;
      if (names.has(plainName(rest)) && (isTown(rest) || areInOneRow(name, rest))) return true;
      return place.name.startsWith(name) && !names.has(plainName(name)) && isMark(rest);
    });
  };
  // "ابو ديس جامعة القدس" is in ابو ديس.
  const found = readings.map((reading) =>
    partsOf(reading)
      .toSorted((a, b) => a.rest.length - b.rest.length)
      .at(-1),
  );
  const count = Map.groupBy(found, (part) => plainName(part?.name ?? ''));
  return readings.map((reading, at) => {
    const [place, ...more] = reading.places;
    const [head = '', ...rest] = foldWords(place?.name ?? '');
    if (
      place !== undefined &&
      more.length === 0 &&
      rest.length > 0 &&
      isKnown(place.name) &&
      listed.has(head) &&
      listed.has(rest.join(' ')) &&
      rest.some((word) => findWordClass(word) === null)
    )
      return { ...reading, places: [{ ...place, others: [...place.others, head] }] };
    const part = found[at];
    const isOnce = part !== undefined && (count.get(plainName(part.name))?.length ?? 0) < 2;
    if (place === undefined || part === undefined || !(isOnce || isQuarter(part))) return reading;
    const called = withoutQuarter(part.name).filter((bare) => !isKnown(bare) && !names.has(plainName(bare)));
    const own = { name: part.name, others: [place.name, ...place.others, ...called] };
    return { ...reading, places: [own, ...more], hints: [...reading.hints, part.rest] };
  });
}

/** "حي النقار" is called "النقار" too. */
function withoutQuarter(name: string): readonly string[] {
  const [kind = '', ...rest] = name.split(' ');
  const bare = rest.join(' ');
  return QUARTER.has(foldText(kind)) && isTelling(bare) ? [bare] : [];
}

/** "شعب البطم" is a name of its own, and so is what says which of several it is. */
function isMark(rest: string): boolean {
  const words = foldWords(rest);
  const [first = '', second] = words;
  if (hasArticle(first) || isArticle(first, second) || words.every((word) => findWordClass(word) !== null))
    return false;
  return !words.some((word) => OTHERS.has(withoutArticle(word)));
}

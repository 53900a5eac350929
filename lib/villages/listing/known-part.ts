import { foldedWordsOf, withoutArticle } from '../../words/phrases';
import { findWordClass, plainName, saysNothing } from '../names';
import { foldText, foldWords } from '../normalize';
import { hasArticle, isArticle } from '../symbols';
import { type KnownPlaces, placesNamed } from './known-places';
import type { NameReading } from './read-name';

/** In thousands: what is called by such a town's name too lies there. */
const TOWN = 20;
/** Beside a place's name these make another of it: a mill, a junction, an end. */
const OTHERS = new Set(
  ['landmark-before', 'landmark-behind', 'near-before', 'on-the-road', 'quarter-before', 'suburb'].flatMap(
    (name) => [...foldedWordsOf(name)],
  ),
);

/** A place within a name, and what else the name says. */
interface KnownPart {
  readonly name: string;
  readonly rest: string;
}

/**
 * A name that nobody knows as a whole, by the one known place in it: "شويكه الظاهريه" and "يطا الحيله" by the village, of which
 * the town says where it lies, "نعلين غرب رام" by its beginning, where the list has that once.
 */
export function withKnownParts(readings: readonly NameReading[], known: KnownPlaces): NameReading[] {
  const isKnown = (name: string) => placesNamed(known, name).length > 0;
  const isTown = (name: string) => placesNamed(known, name).some(({ inhabitants }) => inhabitants >= TOWN);
  const names = new Set(readings.flatMap(({ places }) => places.map(({ name }) => plainName(name))));
  const partsOf = ({ places: [place, ...more], zone }: NameReading): readonly KnownPart[] => {
    if (place === undefined || more.length > 0 || zone || isKnown(place.name)) return [];
    const words = place.name.split(' ');
    const parts = words.slice(1).flatMap((_, before): KnownPart[] => {
      const [first, second] = [words.slice(0, before + 1).join(' '), words.slice(before + 1).join(' ')];
      return [
        { name: first, rest: second },
        { name: second, rest: first },
      ];
    });
    return parts.filter(({ name, rest }) => {
      if (!isKnown(name) || saysNothing(foldWords(name)) || isTown(name)) return false;
      if (names.has(plainName(rest)) && isTown(rest)) return true;
      return place.name.startsWith(name) && !names.has(plainName(name)) && isMark(rest);
    });
  };
  const found = readings.map((reading) => partsOf(reading).at(-1));
  const count = Map.groupBy(found, (part) => plainName(part?.name ?? ''));
  const listed = new Set(readings.flatMap(({ places }) => places.map(({ name }) => foldText(name))));
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
    if (part === undefined || (count.get(plainName(part.name))?.length ?? 0) > 1) return reading;
    const own = reading.places.flatMap(({ name, others }) => [name, ...others]);
    return { ...reading, places: [{ name: part.name, others: own }], hints: [...reading.hints, part.rest] };
  });
}

/** "شعب البطم" is a name of its own, and so is what says which of several it is. */
function isMark(rest: string): boolean {
  const words = foldWords(rest);
  const [first = '', second] = words;
  if (hasArticle(first) || isArticle(first, second) || words.every((word) => findWordClass(word) !== null))
    return false;
  return !words.some((word) => OTHERS.has(withoutArticle(word)));
}

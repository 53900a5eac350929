import { soundDistance } from './distance';
import { findExonyms } from './find-exonyms';
import { type KnownPlaces, placesNamed } from './listing/known-places';
import type { ListedPlace } from './listing/listed-place';
import { foldWords } from './normalize';
import { isLikelySlip, isOneSlip } from './one-slip';
import { madeOnce } from './remembered';
import { type Encoded, encode, LATIN } from './symbols';

/** A town of a list by all its names, in all letters, each without spaces. */
export interface Town {
  /** Its place in `index.places`. */
  readonly place: number;
  readonly names: readonly string[];
  /** The long ones among them, by ear. */
  readonly heard: readonly string[];
}

/** In thousands: from here on a town is meant far more often than what is spelled a letter otherwise. */
export const LARGE_TOWN = 20;
/** A place whose size is not known is taken for so many thousands. */
export const UNKNOWN_SIZE = 2;
/** Letters from which any other letter is a slip; of a shorter name only one that hands and ears confuse. */
const LONG = 6;
/** Letters that say something. */
const SHORTEST = 3;
/** What is a slip of two places is the one that is so many times larger. */
const TIMES_LARGER = 10;

/** The towns of a list: those that regions are named after, and those that the gazetteer knows to be large. */
export function townsOf(
  places: readonly ListedPlace[],
  seats: ReadonlySet<number>,
  gazetteer: KnownPlaces,
): readonly Town[] {
  return places.flatMap(({ name, others, records }, place): Town[] => {
    const large = placesNamed(gazetteer, name).filter(({ inhabitants }) => inhabitants >= LARGE_TOWN);
    if (records.length === 0 || (large.length === 0 && !seats.has(place))) return [];
    const own = [name, ...others].map(foldWords);
    const heard = encode(foldWords(name));
    const known = large.flatMap(({ names }) => names.filter((words, at) => at === 0 || isSaid(words, heard)));
    const all = [...own, ...own.flatMap(findExonyms), ...known];
    const names = [...new Set(all.map((words) => words.join('')))];
    const long = names.map(asHeard).filter(({ length }) => length >= LONG);
    return [{ place, names, heard: [...new Set(long)] }];
  });
}

/** In letters: a name in Latin ones is what people here say, and not another language's. */
const SAID = 0.15;

function isSaid(words: readonly string[], heard: Encoded): boolean {
  const encoded = encode(words);
  return encoded.script !== LATIN || soundDistance(encoded, heard, SAID) <= SAID;
}

/** The one town that these folded words are with a slip: its place in `index.places`. */
export function findSlippedTown(
  { towns, places }: { readonly towns: readonly Town[]; readonly places: Places },
  words: readonly string[],
): number | null {
  const written = words.join('');
  if (written.length < SHORTEST || towns.some(({ names }) => names.includes(written))) return null;
  const isSlip = (name: string) =>
    name.length >= LONG ? isOneSlip(written, name) : isLikelySlip(written, name);
  const sizeOf = (place: number) => places[place]?.inhabitants || UNKNOWN_SIZE;
  const isRival = (place: number, town: number) => sizeOf(place) * TIMES_LARGER > sizeOf(town);
  const heard = asHeard(written);
  const slipped = towns.filter(({ names }) => names.some(isSlip));
  // A spelling by ear with a slip in it is further off than a name with one.
  const [town, second] = (slipped.length > 0 ? slipped : towns.filter((one) => isHeardAs(one, heard)))
    .map(({ place }) => place)
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  if (town === undefined || (second !== undefined && isRival(second, town))) return null;
  const isTaken = joinedNames(places).some(
    (name, at) => at !== town && (name === written || (isLikelySlip(written, name) && isRival(at, town))),
  );
  return isTaken ? null : town;
}

/** Letters that are one by ear, in Latin ones; the digit 2 of chats is q or nothing. */
const BY_EAR: readonly (readonly [letters: RegExp, heard: string])[] = [
  [/[qɂ]/g, 'k'],
  [/[ey]/g, 'i'],
  [/o/g, 'u'],
  [/(\p{L})\1+/gu, '$1'],
  [/h$/, ''],
];
const HEARD_VOWELS = /[aiu]/g;

function asHeard(text: string): string {
  return BY_EAR.reduce((heard, [letters, one]) => heard.replace(letters, one), text);
}

/** Whether what was heard is the town's name by ear, with a slip at most or another vowel: "2al2elay", "Umelfahem". */
function isHeardAs(town: Town, heard: string): boolean {
  if (heard.length < LONG) return false;
  const consonants = heard.replace(HEARD_VOWELS, '');
  return town.heard.some(
    (name) =>
      name === heard ||
      isLikelySlip(heard, name) ||
      (isOneSlip(heard, name) && name.replace(HEARD_VOWELS, '') === consonants),
  );
}

type Places = readonly { readonly name: string; readonly inhabitants: number }[];

/** The places' names without spaces, in their order. */
const joinedNames = madeOnce((places: Places) => places.map(({ name }) => foldWords(name).join('')));

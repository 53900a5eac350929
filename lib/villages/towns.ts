import { findExonyms } from './find-exonyms';
import type { KnownPlaces } from './listing/known-places';
import { placesNamed } from './listing/known-places';
import type { ListedPlace } from './listing/listed-place';
import { foldWords } from './normalize';
import { isOneSlip } from './one-slip';
import { ARABIC, LATIN, mainScript } from './symbols';

/** A town of a list by all its names, in all letters, each without spaces. */
export interface Town {
  /** Its place in `index.places`. */
  readonly place: number;
  readonly names: readonly string[];
  /** What is written for a name of two words: "ر.الله". */
  readonly shortened: readonly string[];
}

/** In thousands: from here on a town is meant far more often than what is spelled a letter otherwise. */
const TOWN = 20;
/** Letters that a name must have for one wrong one to leave it plain. */
const SHORTEST = 5;

/** The towns of a list: those that regions are named after, and those that the gazetteer knows to be large. */
export function townsOf(
  places: readonly ListedPlace[],
  seats: ReadonlySet<number>,
  gazetteer: KnownPlaces,
): readonly Town[] {
  return places.flatMap(({ name, others, records }, place): Town[] => {
    const large = placesNamed(gazetteer, name).filter(({ inhabitants }) => inhabitants >= TOWN);
    if (records.length === 0 || (large.length === 0 && !seats.has(place))) return [];
    const own = [name, ...others].map(foldWords);
    const known = large.flatMap(({ names }) =>
      names.filter((words, at) => at === 0 || mainScript(words) !== LATIN),
    );
    const names = [...own, ...own.flatMap(findExonyms), ...known];
    const shortened = own.flatMap(([first = '', ...rest]) =>
      rest.length === 0 ? [] : [first.charAt(0) + rest.join('')],
    );
    return [{ place, names: [...new Set(names.map((words) => words.join('')))], shortened }];
  });
}

/** A letter that is another leaves too little of a short name; "جينن" for "جنين" has only its own. */
function isPlainSlip(written: string, name: string): boolean {
  const letters = (text: string) => [...new Set(text)].sort().join('');
  if (written.length < name.length) return name.length >= SHORTEST;
  return name.length > SHORTEST || (name.length >= SHORTEST - 1 && letters(written) === letters(name));
}

/** A town that words are with one slip; `short`: too little of its name is left for that to be plain. */
export interface SlippedTown {
  readonly place: number;
  readonly short: boolean;
}

/**
 * The one town whose name these folded words are with a letter wrong, missing, too many or changed with the next. Of a short
 * name it is meant where no other place is called nearly so: so many more parcels go to a town.
 */
export function findSlippedTown(
  { towns, places }: { readonly towns: readonly Town[]; readonly places: Names },
  words: readonly string[],
): SlippedTown | null {
  const written = words.join('');
  if (written.length < SHORTEST - 2) return null;
  const shortened = ({ shortened: some }: Town) =>
    words.length > 1 && words[0]?.length === 1 && some.includes(written);
  const slips = towns.filter(
    (town) => shortened(town) || town.names.some((name) => isOneSlip(written, name)),
  );
  const plain = slips.filter(
    (town) =>
      shortened(town) || town.names.some((name) => isOneSlip(written, name) && isPlainSlip(written, name)),
  );
  const [only, ...others] = plain.length > 0 ? plain : slips;
  if (only === undefined || others.length > 0) return null;
  if (plain.length > 0) return { place: only.place, short: false };
  const isMeant = (name: string) =>
    isOneSlip(written, name) && consonants(written) !== consonants(name) && isLongEnough(name);
  const isOther = (name: string) => name === written || isOneSlip(written, name);
  const isTaken = joinedNames(places).some((name, at) => at !== only.place && isOther(name));
  return only.names.some(isMeant) && !isTaken ? { place: only.place, short: true } : null;
}

/** Another vowel of Latin letters is no slip, it is what sounds are compared for: "Haufa" and "Haifa". */
function consonants(text: string): string {
  return text.replace(/[aeiou]/g, '');
}

/** Three letters in Arabic say as much as four in others, which write vowels. */
function isLongEnough(name: string): boolean {
  return name.length >= SHORTEST - 1 || mainScript([name]) === ARABIC;
}

type Names = readonly { readonly name: string }[];

const joined = new WeakMap<Names, readonly string[]>();

/** The places' names without spaces, in their order. */
function joinedNames(places: Names): readonly string[] {
  const known = joined.get(places) ?? places.map(({ name }) => foldWords(name).join(''));
  joined.set(places, known);
  return known;
}

import { findExonyms } from './find-exonyms';
import type { KnownPlaces } from './listing/known-places';
import { placesNamed } from './listing/known-places';
import type { ListedPlace } from './listing/listed-place';
import { foldWords } from './normalize';
import { isOneSlip } from './one-slip';
import { LATIN, mainScript } from './symbols';

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

/** The one town whose name these folded words are with a letter wrong, missing, too many or changed with the next. */
export function findSlippedTown(towns: readonly Town[], words: readonly string[]): number | null {
  const written = words.join('');
  if (written.length < SHORTEST - 1) return null;
  const isMeant = ({ names, shortened }: Town) =>
    (words.length > 1 && words[0]?.length === 1 && shortened.includes(written)) ||
    names.some((name) => isOneSlip(written, name) && isPlainSlip(written, name));
  const meant = towns.filter(isMeant);
  return meant.length === 1 ? (meant[0]?.place ?? null) : null;
}

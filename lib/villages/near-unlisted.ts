import { soundDistance } from './distance';
import { foldWords } from './normalize';
import { isMainTown } from './rank';
import type { RankedVillage } from './ranked-village';
import type { NamedAddress } from './read-order';
import { type NameHit, recallVillages } from './recall';
import { madeOnce } from './remembered';
import { encode, mainScript } from './symbols';
import { isUnlisted, placesOf, type VillageIndex } from './village-index';

/** For each letter: so near, what leads a street's line is a place of the town's area that the list lacks. */
const NEAR_A_LETTER = 0.2;
/** In letters: a shorter word is near to too many names. */
const SHORTEST = 2.5;
/** In letters: so near, what is written in other letters is the beginning of a name. */
const HALF_HEARD = 0.2;

/** The words of an order that may name a place which the list lacks, and not the first that it has. */
export function findUnlisted(
  index: VillageIndex,
  order: NamedAddress,
  first: RankedVillage,
): readonly string[] {
  const { text, hit } = first.reading;
  const half = hit.by === 'part' && isHalf(index, text) ? [text] : [];
  const beginning = first.besideUnknown === null ? [] : [first.besideUnknown];
  return [...beginning, ...half, ...besideTown(index, order, first)];
}

/** The words of all names that the list lacks. */
const unlistedOf = madeOnce((index: VillageIndex) =>
  placesOf(index).flatMap((place) => (isUnlisted(place) ? [foldWords(place.name)] : [])),
);

/** "خربثا" of a place that the list lacks, as of the one that it has. */
function isHalf(index: VillageIndex, text: string): boolean {
  const half = foldWords(text);
  const said = encode(half);
  return unlistedOf(index).some((words) => {
    const own = words.slice(0, half.length);
    if (words.length <= half.length) return false;
    return mainScript(own) === mainScript(half)
      ? own.join(' ') === half.join(' ')
      : soundDistance(said, encode(own), HALF_HEARD) <= HALF_HEARD;
  });
}

/** "Skaka" under سلفيت, of a list that lacks اسكاكا. */
function besideTown(
  index: VillageIndex,
  { pieces }: NamedAddress,
  { reading, village }: RankedVillage,
): readonly string[] {
  const piece = pieces.find(({ field }) => field === 'address');
  if (!isMainTown(index, village) || piece === undefined || piece === reading.piece) return [];
  const isNear = ({ village: at, by, cost, leftOut, weight }: NameHit) => {
    const place = placesOf(index)[at];
    const isOfArea = place !== undefined && isUnlisted(place) && place.cityId === village.cityId;
    return isOfArea && by === 'whole' && weight >= SHORTEST && cost - leftOut <= NEAR_A_LETTER * weight;
  };
  const near = recallVillages(index, piece.words, { unlistedToo: true }).some(isNear);
  return near ? [piece.written.join(' ')] : [];
}

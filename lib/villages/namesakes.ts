import { SPELLED_RIGHT } from './allowed';
import { CAMP, DIRECTION, TOWN_PROPER } from './lexicon';
import { findWordClass, plainName, plainWords, translateWords } from './names';
import { foldText, foldWords } from './normalize';
import type { RankedVillage } from './ranked-village';
import { isExact } from './recall';
import { REGIONS } from './region-names';
import { mainScript } from './symbols';
import { UNKNOWN_SIZE } from './towns';
import { isUnlisted } from './village-index';

/** In letters. */
const SAME_NAME = 0.03;

/** A place that the list lacks is of the same name only where it is spelled so, or called so letter for letter. */
function isOnlyLike({ village, reading }: RankedVillage, first: RankedVillage): boolean {
  const isFar = isUnlisted(village) && reading.hit.cost > SAME_NAME;
  return isFar && foldText(village.name) !== foldText(first.village.name);
}

/** Villages of the same name but for its articles or spaces, where the address does not tell which. */
export function namesakesOf(first: RankedVillage, ranked: readonly RankedVillage[]): RankedVillage[] {
  const plain = plainName(first.village.name);
  const joined = joinedName(first);
  const isNamesake = (one: RankedVillage) =>
    one.agrees === first.agrees &&
    one.isBeside === first.isBeside &&
    !one.conflicts &&
    (lacksAWordToo(one, first) ||
      differInLastVowel(one, first) ||
      isNameInRegion(one, first) ||
      (!isOnlyLike(one, first) && (plainName(one.village.name) === plain || joinedName(one) === joined)));
  // Its record may be another place of the name, though the order tells the region: of 30 such answers 8 were wrong.
  const isSameRecord = (one: RankedVillage) => one.village.id === first.village.id;
  return ranked.filter((one) => one !== first && (isSameRecord(one) || isNamesake(one)));
}

/** "الفارعة" of a camp and of a valley; "قراوة" of a record called so in brackets, and of one that begins so. */
function lacksAWordToo(one: RankedVillage, first: RankedVillage): boolean {
  const { hit, text } = one.reading;
  const { reading } = first;
  if (text !== reading.text || Math.max(hit.leftOut, reading.hit.leftOut) < CAMP.leftOut) return false;
  // "عسكر" is the village and as often the camp.
  const isShort =
    reading.hit.leftOut >= TOWN_PROPER.leftOut || isHalfElsewhere(one, first) || isByOtherName(first);
  const [own, other] = [hit, reading.hit].map(({ cost, leftOut }) => cost - leftOut) as [number, number];
  const isSpelledAlike =
    Math.abs(own - other) <= SPELLED_RIGHT || [hit, reading.hit].every(({ by }) => by === 'part');
  return isShort && isSpelledAlike;
}

/** "برطعة" of a record, and in another area "برطعة الشرقية". */
function isHalfElsewhere({ village, reading }: RankedVillage, { village: first }: RankedVillage): boolean {
  const words = foldWords(village.name);
  const half = words.filter((word) => findWordClass(word) !== DIRECTION).join('');
  const isHalf = reading.hit.by === 'whole' && half === foldWords(first.name).join('');
  return isHalf && village.cityId !== first.cityId && !isUnlisted(village);
}

function isInItsLetters({ reading, village }: RankedVillage): boolean {
  return mainScript(foldWords(reading.text)) === mainScript(foldWords(village.name));
}

/** By another name in the letters of its own: "قراوة" of "زيتا (قراوة)". */
function isByOtherName(one: RankedVillage): boolean {
  const { reading, village } = one;
  const [written, name] = [reading.text, village.name].map((some) =>
    plainWords(translateWords(foldWords(some))).replace(/[اه]$/u, ''),
  );
  return isExact(reading.hit) && isInItsLetters(one) && written !== name;
}

/** "برقه" of one governorate and "برقا" of another: people write each for the other. */
function differInLastVowel({ village }: RankedVillage, { village: first, reading }: RankedVillage): boolean {
  const [own, other] = [first, village].map(({ name }) => plainName(name).replace(/[اه]$/u, '~'));
  const isTurned = own === other && own?.endsWith('~') === true;
  return isTurned && first.cityId !== village.cityId && reading.hit.sameScript && !isUnlisted(village);
}

/** So many times larger a town is meant by the name alone. */
const MANY_TIMES = 4;
const REGION_WORDS = new Set(REGIONS.flatMap(({ names, lands }) => [...names, ...lands].map(plainName)));

/**
 * "عرعرة النقب" is عرعرة of the Negev, and the name alone means it too, but beside a town many times larger: "يافا". In
 * other letters each has a name of its own.
 */
function isNameInRegion({ village, inhabitants }: RankedVillage, first: RankedVillage): boolean {
  const words = foldWords(village.name);
  const isInRegion = words.length > 1 && REGION_WORDS.has(plainWords(words.slice(-1)));
  if (
    !isInRegion ||
    !isInItsLetters(first) ||
    plainWords(words.slice(0, -1)) !== plainName(first.village.name)
  )
    return false;
  return (inhabitants || UNKNOWN_SIZE) * MANY_TIMES > first.inhabitants;
}

function joinedName({ village }: RankedVillage): string {
  return foldWords(village.name).join('');
}

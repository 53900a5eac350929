import { findNames } from './known-names';
import type { NamedPart } from './named-part';
import { plainName, plainWords } from './names';
import { foldText } from './normalize';
import { isQuarterOf } from './quarter-record';
import { isMainTown } from './rank';
import type { RankedVillage } from './ranked-village';
import { type NamedAddress, wordsOfAddress } from './read-order';
import type { Village } from './village';
import { placesOf, type VillageIndex } from './village-index';

/** Words for what is never inside a town, whatever it is called after. */
const OUTSIDE =
  /(?<!\p{L})(?:ال)?(?:حاجز|معبر|مفرق|مفترق|تقاطع|مستوطنة|مستوطنه)(?!\p{L})|check ?p(?:oin|os)t|crossing|junction|settlement|hajez|מחסום|התנחלות/iu;

/** Words for what stands in the place that it is called after: "جامعة بيرزيت". */
const OF_ITS_PLACE = /جامع[ةه]|بلدي[ةه]|مجلس|universit|municipal|council/iu;
/** What a village has one of, and calls after itself. */
const PUBLIC = /مدرس[ةه]|مسجد|school|mosque/iu;
const IN = new Set(['في', 'in', 'fi', 'b'].map(foldText));

/**
 * What keeps a main town from being meant: the order says only what the place is near to, or that it is of a village of
 * the town's area: "مدرسة بيت وزن", "ضاحية السلام عناتا", "بناية السلام في حوارة".
 */
export function findNearOnly(
  index: VillageIndex,
  { city, state, address }: NamedAddress,
  { village, reading }: RankedVillage,
): readonly string[] {
  if (!reading.mainTown && !isMainTown(index, village)) return [];
  return [...city, ...state, ...address]
    .filter((part) => isOfOther(index, part, village))
    .map(({ text }) => text);
}

function isOfOther(index: VillageIndex, part: NamedPart, town: Village): boolean {
  const { kind, text } = part;
  const saysPlace = kind === 'near' || (kind === 'landmark' && OF_ITS_PLACE.test(text));
  if (saysPlace && OUTSIDE.test(text)) return true;
  if (!saysPlace && kind !== 'landmark' && kind !== 'quarter' && kind !== 'suburb') return false;
  return findNames(index, wordsOfAddress(part), { isAny: true }).some(({ villages, start, end }) => {
    const name = part.name.slice(start, end).map(({ word }) => word);
    const others = villages.map((at) => placesOf(index)[at] as Village);
    if (others.some(({ id }) => id === town.id)) return false;
    // Roads are named after the towns they lead to.
    if (others.every((other) => isMainTown(index, other))) return false;
    const isSpelled = others.some((other) => plainName(other.name) === plainWords(name));
    const isOfArea = others.some(({ cityId }) => cityId === town.cityId);
    if (saysPlace) return isOfArea || (kind === 'near' && isSpelled);
    const isIn = IN.has(part.name[start - 1]?.word ?? '');
    // A shop or a building is called after where its owner is from, a quarter as a village is.
    const isOfPlace = kind === 'suburb' || (kind === 'quarter' && start > 0) || isIn || PUBLIC.test(text);
    return isOfPlace && isOfArea && isSpelled && !others.some((other) => isQuarterOf(other.name, town.name));
  });
}

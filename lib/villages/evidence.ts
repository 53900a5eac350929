import { isBareCamp, isCamp } from './bare-camp';
import type { IsElsewhere } from './elsewhere';
import { findKnownElsewhere } from './known-elsewhere';
import { placesNamed } from './known-names';
import { SETTLEMENT } from './lexicon';
import type { NamedPart } from './named-part';
import { findWordClass, plainName, plainWords } from './names';
import { findNearOnly } from './near-only';
import { findUnlisted } from './near-unlisted';
import { foldText, foldWords } from './normalize';
import { isSpelledOut } from './prefer';
import { findNamedAfter, findQuarterRecord, isQuarterOf } from './quarter-record';
import { contradicting, isAlsoOf, isMainTown } from './rank';
import type { RankedVillage } from './ranked-village';
import type { AddressPiece, NamedAddress } from './read-order';
import { isExact } from './recall';
import { findRegion, isInRegion, type RegionIndex } from './regions';
import { namesBesideRoad } from './road-between';
import type { Village } from './village';
import { placesOf, type VillageIndex } from './village-index';

/** What an order says for or against its village: a code and what its sentence needs; `text` is the order's own. */
export type VillageEvidence =
  /** A field names the village letter for letter; `sounds`: by its sound, or with a slip. */
  | { readonly code: 'named' | 'sounds'; readonly field: AddressPiece['field']; readonly text: string }
  /** The order names its governorate or its town too. */
  | { readonly code: 'region'; readonly text: string }
  /** A street, landmark or quarter is named after another village, and says nothing of where it is. */
  | { readonly code: 'named-after'; readonly text: string; readonly village: string }
  /** The rest speaks against it: each is a doubt by itself. */
  | { readonly code: 'other-region' | 'other-territory'; readonly text: string }
  /** `said-too`: by a field that nobody knows, which may be all that names the village itself. */
  | { readonly code: 'named-too' | 'said-too'; readonly text: string; readonly village: string }
  /** The place is only said to be near, between or on the way to somewhere. */
  | { readonly code: 'near-only'; readonly text: string }
  /** Words that begin as villages' names do, of a village that is not listed. */
  | { readonly code: 'unlisted'; readonly text: string }
  /** "The camp", where the town has several or none. */
  | { readonly code: 'which-camp'; readonly text: string }
  /** The words are the very name of a known place where nothing is delivered. */
  | { readonly code: 'elsewhere'; readonly text: string };

const AGAINST: ReadonlySet<VillageEvidence['code']> = new Set<VillageEvidence['code']>([
  'other-region',
  'other-territory',
  'named-too',
  'said-too',
  'near-only',
  'unlisted',
  'which-camp',
  'elsewhere',
]);

export function isAgainst({ code }: VillageEvidence): boolean {
  return AGAINST.has(code);
}

/** Everything an order says for and against the first of the villages it may mean. */
export function weighEvidence(
  index: VillageIndex,
  order: NamedAddress,
  first: RankedVillage,
  isElsewhere: IsElsewhere,
): VillageEvidence[] {
  const { reading, village } = first;
  const { field } = reading.piece;
  const exact = isExact(reading.hit);
  const elsewhere =
    exact && reading.around === 0 ? null : findKnownElsewhere(index, order, first, isElsewhere);
  // "المنطقة الصناعية بيتونيا", where the list has بيتونيا and beside it a record that is called بيتونيا الصناعيه.
  const quarter = findQuarterRecord(index, order, first);
  return [
    { code: exact || reading.hit.by === 'region' ? 'named' : 'sounds', field, text: reading.text },
    ...(first.agrees ? agreeingRegion(index, order, first) : []),
    ...namedAfter(index, order, first),
    ...otherTerritory(index, order, village),
    ...otherRegion(index, order, first),
    ...namedToo(index, order, first),
    ...(reading.piece.aside
      ? [{ code: 'said-too', text: reading.text, village: village.name } as const]
      : []),
    ...quarterToo(index, first),
    ...zoneToo(index, first),
    ...(quarter === null
      ? []
      : [{ code: 'named-too', text: quarter.text, village: quarter.record.name } as const]),
    ...findNearOnly(index, order, first).map((text) => ({ code: 'near-only', text }) as const),
    ...findUnlisted(index, order, first).map((text) => ({ code: 'unlisted', text }) as const),
    ...whichCamp(index, order, first),
    ...(elsewhere === null ? [] : [{ code: 'elsewhere', text: elsewhere } as const]),
  ];
}

function partsOf({ city, state, address }: NamedAddress): readonly NamedPart[] {
  return [...city, ...state, ...address];
}

function regionOf(regions: RegionIndex, { words }: AddressPiece): readonly number[] | null {
  return findRegion(regions, words)?.region.cityIds ?? null;
}

function agreeingRegion(
  index: VillageIndex,
  order: NamedAddress,
  { village, reading }: RankedVillage,
): VillageEvidence[] {
  const piece = order.pieces.find(
    (one) => one !== reading.piece && regionOf(index.regions, one)?.includes(village.cityId),
  );
  const text = piece?.written.join(' ') ?? (order.region === null ? village.city : order.stateText);
  return [{ code: 'region', text }];
}

function namedAfter(
  index: VillageIndex,
  order: NamedAddress,
  { village, reading }: RankedVillage,
): VillageEvidence[] {
  return partsOf(order)
    .filter(({ kind }) => kind === 'street' || kind === 'landmark' || kind === 'quarter')
    .flatMap((part): VillageEvidence[] => {
      const after = findNamedAfter(index, part, reading.hit.village);
      if (after === null || plainName(after.name) === plainName(village.name)) return [];
      return [{ code: after.isQuarter ? 'named-too' : 'named-after', text: part.text, village: after.name }];
    });
}

/** Countries and territories that the order names and the village does not lie in; asked of a learned village too. */
export function otherTerritory(
  index: VillageIndex,
  { territories }: NamedAddress,
  { cityId }: Village,
): VillageEvidence[] {
  return contradicting(index, cityId, territories).map(({ text }) => ({ code: 'other-territory', text }));
}

function otherRegion(index: VillageIndex, order: NamedAddress, first: RankedVillage): VillageEvidence[] {
  if (!first.conflicts || otherTerritory(index, order, first.village).length > 0) return [];
  const piece = order.pieces.find((one) => {
    return one !== first.reading.piece && regionOf(index.regions, one) !== null;
  });
  return [{ code: 'other-region', text: piece?.written.join(' ') ?? order.stateText }];
}

/** Other villages that the order names at the head of its words: two villages are none, unless one is of the other. */
function namedToo(
  index: VillageIndex,
  { pieces, state }: NamedAddress,
  first: RankedVillage,
): VillageEvidence[] {
  const { village, reading, isBeside, isNextDoor } = first;
  const stateTexts = state.map(({ name }) => name.map(({ written }) => written).join(' '));
  return pieces.flatMap((piece) =>
    namesBesideRoad(index, piece, village).flatMap(({ start, end, villages }): VillageEvidence[] => {
      const others = villages.map((at) => placesOf(index)[at] as Village);
      if (others.some(({ id, name }) => id === village.id || plainName(name) === plainName(village.name)))
        return [];
      if (isInRegion(index.regions, piece.words, start, end) || overlaps(piece, reading, start, end))
        return [];
      const text = piece.written.slice(start, end).join(' ');
      // "برطعة" and, beside it, "برطعة الغربية".
      if (`${foldText(reading.text)} `.startsWith(`${foldText(text)} `)) return [];
      // "Ibdaa Center" of Dheisheh only sounds like يعبد, which is elsewhere.
      const isHeard =
        piece.field === 'address' && !index.wholeNames.has(plainWords(piece.words.slice(start, end)));
      if (isHeard && first.agrees && others.every(({ cityId }) => cityId !== village.cityId)) return [];
      const isState = stateTexts.some((stateText) => stateText.includes(text));
      const isLarger = isBesideLarger(index, first, villages);
      if (isState && (isBeside || isLarger)) return [];
      const isLine = piece.field === 'address' && reading.piece.field !== 'address';
      const isTown = !isLine || isTownOf(index, piece.words.slice(end), village);
      if (isTown && !piece.either && isLarger && isSpelledOut(first)) return [];
      if (others.every((other) => isQuarterOf(other.name, village.name))) return [];
      if (others.some((other) => first.quarterOf.includes(plainName(other.name)))) return [];
      if (!piece.either && others.some((other) => isSeatOf(index, other, village, piece))) return [];
      if (isNextDoor && others.some((other) => isMainTown(index, other))) return [];
      // At the head of its words ("بلدة الشيوخ"), or behind the first village.
      const isHead = piece.words.slice(0, start).every((word) => findWordClass(word) === SETTLEMENT);
      if (!isHead && piece.written.slice(0, start).join(' ') !== reading.text) return [];
      return [{ code: piece.aside ? 'said-too' : 'named-too', text, village: others[0]?.name ?? text }];
    }),
  );
}

/** Whether any of some places is a larger one of the village's own city: what stands as its state is where it lies. */
function isBesideLarger(
  { places }: VillageIndex,
  { village, inhabitants }: RankedVillage,
  others: readonly number[],
): boolean {
  return others.some((at) => {
    const other = places[at];
    return other?.cityId === village.cityId && other.inhabitants > inhabitants;
  });
}

/** Whether words are partly the village's own: "Khirbat Dayr" of "Khirbat Dayr Samit". */
function overlaps(
  piece: AddressPiece,
  { piece: own, text }: RankedVillage['reading'],
  from: number,
  to: number,
): boolean {
  if (piece !== own) return false;
  const { length } = text.split(' ');
  const at = piece.written.findIndex(
    (_, start) => piece.written.slice(start, start + length).join(' ') === text,
  );
  return from < at + length && at < to;
}

/** Whether a place is the town that a village is of; behind the village, Al-Bireh is not, though a city is filed under it. */
function isSeatOf(index: VillageIndex, town: Village, village: Village, { words }: AddressPiece): boolean {
  if (isAlsoOf(index, village, placesOf(index).indexOf(town))) return true;
  // "القدس" beside a village of "ضواحي القدس", where the town stands in another zone; "الرام" is no such town of "رام الله".
  const isCalledAfter = plainName(village.city).startsWith(plainName(town.name));
  if (isCalledAfter && isTownOf(index, foldWords(town.name), village)) return true;
  return town.cityId === village.cityId && (isTownOf(index, words, village) || isMainTown(index, town));
}

/** Whether words name the governorate or town that a village is of. */
function isTownOf({ regions }: VillageIndex, words: readonly string[], village: Village): boolean {
  return findRegion(regions, words)?.region.cityIds.includes(village.cityId) === true;
}

/** "رام الله الطيرة": the town's quarter, or the village that is listed under the town. */
function quarterToo(index: VillageIndex, { village, reading }: RankedVillage): VillageEvidence[] {
  const town = reading.regions
    .map(({ mainTown }) => placesOf(index)[mainTown])
    .find((one) => one?.cityId === village.cityId && isQuarterOf(village.name, one.name));
  return town === undefined ? [] : [{ code: 'named-too', text: reading.text, village: town.name }];
}

/** A governorate's town, and in another field a zone that is called after another town of it: "الخليل" and "دورا". */
function zoneToo(index: VillageIndex, { village, reading }: RankedVillage): VillageEvidence[] {
  if (reading.ofZone || !isMainTown(index, village)) return [];
  return reading.regions
    .flatMap(({ region, words }) => (region === -1 ? placesNamed(index, words) : []))
    .flatMap((at) => placesOf(index)[at] ?? [])
    .filter(({ cityId, id }) => cityId === village.cityId && id !== village.id)
    .map(({ name }) => ({ code: 'named-too', text: name, village: name }));
}

/** "المخيم" alone, under a town that has not exactly one, or beside a place that camps are called after too. */
function whichCamp(
  index: VillageIndex,
  { pieces }: NamedAddress,
  { reading, village }: RankedVillage,
): VillageEvidence[] {
  const [camp] = pieces.filter((piece) => piece !== reading.piece && isBareCamp(piece));
  if (camp === undefined || isCamp(village)) return [];
  const own = plainName(reading.text);
  const isAfter = (place: Village) => isCamp(place) && plainName(place.name).includes(own);
  const isOpen = isMainTown(index, village) || placesOf(index).some(isAfter);
  return isOpen ? [{ code: 'which-camp', text: camp.written.join(' ') }] : [];
}

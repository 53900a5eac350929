import type { AddressText } from './address';
import { type Certainty, judgeMatches } from './certainty';
import { soundDistance } from './distance';
import type { IsElsewhere } from './elsewhere';
import { isAgainst, type VillageEvidence, weighEvidence } from './evidence';
import { plainName } from './names';
import { foldWords } from './normalize';
import { rankVillages } from './rank';
import type { RankedVillage } from './ranked-village';
import { readAddressOrder } from './read-order';
import { encode } from './symbols';
import { isDeliverable, type Village } from './village';
import { isOpenInPart, isUnlisted, placesOf, recordOf, type VillageIndex } from './village-index';

/** Why a village was, or was not, chosen: a code and what its sentence needs. */
export type MatchReason =
  /** The name stands in the order, letter for letter but for what people do not tell apart. */
  | { readonly code: 'name' }
  /** The name, and the order names its city or governorate too. */
  | { readonly code: 'name-and-city' }
  /** The order spells it otherwise. */
  | { readonly code: 'spelled-as'; readonly text: string }
  /** The order names a governorate and nothing more exact: its main town. */
  | { readonly code: 'main-town' }
  /** A person chose it for this text before; see `apply-learned.ts`. */
  | { readonly code: 'learned'; readonly text: string }
  /** The list has the place twice; its open record was taken that was used before, or the first. */
  | { readonly code: 'listed-twice'; readonly taken: 'used' | 'first' }
  /**
   * Several villages fit about as well: their ids, the best first. `sameName`: all are called the same; `onePlace`: it
   * is one place, and only which zone of the list it is taken from is open.
   */
  | {
      readonly code: 'ambiguous';
      readonly villages: readonly number[];
      readonly sameName: boolean;
      readonly onePlace?: boolean;
    }
  /** Some village is near, none near enough. */
  | { readonly code: 'unsure'; readonly text: string }
  /** The village is known for certain, and closed to deliveries; open ones of its city, see `VillageMatch.choices`. */
  | { readonly code: 'closed'; readonly note: string | null }
  | { readonly code: 'deleted' }
  | { readonly code: 'hidden' }
  /** Nothing in the order names a place of the directory. */
  | { readonly code: 'none' };

interface MatchCandidate {
  /** The record, as the list has it. */
  readonly village: Village;
  readonly name: string;
  /** 0 to 1: how often such a candidate is the right one. */
  readonly confidence: number;
  /** The words of the order it was found in. */
  readonly text: string;
}

export interface VillageMatch {
  /** The best first, at most ten. */
  readonly candidates: readonly MatchCandidate[];
  /** True: the first candidate may be filled in by itself. */
  readonly confident: boolean;
  /** The village meant is certain, though it may not be filled in (closed, deleted, hidden). */
  readonly recognised: boolean;
  /** Of the first candidate, or why there is none. */
  readonly reason: MatchReason;
  /**
   * What to ask a person with, all open, at most five: the villages that fit about as well; in place of one that
   * cannot be shipped to, open ones of its city, those the order's words resemble first, then those of the
   * likest names; else what is near. Empty when confident.
   */
  readonly choices: readonly Village[];
  /** What the order says for and against the first candidate. */
  readonly evidence: readonly VillageEvidence[];
}

const MOST_CANDIDATES = 10;
const MOST_CHOICES = 5;
/** A village further than this behind the first, in letters, is no choice to offer. */
const FAR_BEHIND = 0.6;

/** The village an address means, and how sure that is. Pure, and made for directories never seen before. */
export function matchVillage(
  index: VillageIndex,
  address: AddressText,
  isElsewhere: IsElsewhere = () => false,
): VillageMatch {
  const order = readAddressOrder(index, address);
  const ranked = rankVillages(index, order);
  const first = ranked[0];
  if (first === undefined) return NO_MATCH;
  const { village, reading } = first;
  // The order names a place that the list lacks: what is like it is offered.
  const isMissing = isUnlisted(village);
  const { sure: certain, confidences, rivals: near } = isMissing ? NOT_LISTED : judgeMatches(first, ranked);
  const evidence = isMissing
    ? [{ code: 'unlisted', text: reading.text } as const]
    : weighEvidence(index, order, first, isElsewhere);
  // A closed village is told for certain beside another that is named too: neither is filled in.
  const against = evidence.filter((one) => isAgainst(one) && (isDeliverable(village) || !isNamedToo(one)));
  const sure = certain && against.length === 0 && !isOpenInPart(index, reading.hit.village);
  const onePlace = !sure && against.length === 0 && isOnePlace(index, near, ranked);
  const named = evidence.flatMap((one) => (isNamedToo(one) ? [plainName(one.village)] : []));
  const instead = reading.piece.aside ? ranked.find(({ reading }) => !reading.piece.aside) : undefined;
  const rivals = ranked.filter(
    (one) =>
      near.includes(one) || one === instead || (one !== first && named.includes(plainName(one.village.name))),
  );
  const confident = sure && isDeliverable(village);
  const choices = sure ? nearestOpen(index, village, ranked) : openAmong(first, rivals, ranked);
  const known = new Map(ranked.map((one, at) => [one, confidences[at]]));
  return {
    candidates: candidatesAmong(index, [first, ...rivals, ...ranked], known),
    confident,
    recognised: sure,
    reason: sure ? reasonFor(first) : { ...doubtAbout(first, rivals), ...(onePlace && { onePlace }) },
    choices: confident ? [] : choices.map((one) => asListed(index, one)),
    evidence,
  };
}

/** Whether the first would be certain but for the same place in other zones, all of them open. */
function isOnePlace(
  index: VillageIndex,
  rivals: readonly RankedVillage[],
  [first, ...others]: readonly RankedVillage[],
): boolean {
  if (first === undefined || rivals.length === 0) return false;
  const alsoAt = index.places[first.reading.hit.village]?.alsoAt ?? [];
  const isWhole = ({ village, reading }: RankedVillage) =>
    isDeliverable(village) && !isOpenInPart(index, reading.hit.village);
  const isIt = (one: RankedVillage) => isWhole(one) && alsoAt.includes(one.reading.hit.village);
  if (!isWhole(first) || !rivals.every(isIt)) return false;
  const left = others.filter((one) => !rivals.includes(one));
  return judgeMatches(first, [first, ...left]).sure;
}

function isNamedToo(
  evidence: VillageEvidence,
): evidence is Extract<VillageEvidence, { readonly village: string }> {
  return evidence.code === 'named-too' || evidence.code === 'said-too';
}

const NOT_LISTED: Certainty = { sure: false, confidences: [], rivals: [], veto: null };

const NO_MATCH: VillageMatch = {
  candidates: [],
  confident: false,
  recognised: false,
  reason: { code: 'none' },
  choices: [],
  evidence: [],
};

function candidatesAmong(
  index: VillageIndex,
  ranked: readonly RankedVillage[],
  confidences: ReadonlyMap<RankedVillage, number | undefined>,
): readonly MatchCandidate[] {
  return listedAmong(ranked).map((one) => ({
    village: asListed(index, one.village),
    name: one.village.name,
    confidence: confidences.get(one) ?? 0,
    text: one.reading.text,
  }));
}

function asListed(index: VillageIndex, village: Village): Village {
  return recordOf(index, village) ?? village;
}

/** Each once, at most `MOST_CANDIDATES`, without what the list lacks. */
function listedAmong(ranked: readonly RankedVillage[]): readonly RankedVillage[] {
  return onceEach(ranked)
    .filter(({ village }) => !isUnlisted(village))
    .slice(0, MOST_CANDIDATES);
}

/** Each record by the first that is it. */
function onceEach(ranked: readonly RankedVillage[]): readonly RankedVillage[] {
  const seen = new Set<number>();
  return ranked.filter(({ village: { id } }) => seen.size < seen.add(id).size);
}

function reasonFor({ village, reading, agrees }: RankedVillage): MatchReason {
  if (!isDeliverable(village)) return whyNotOpen(village);
  if (reading.hit.by === 'region') return { code: 'main-town' };
  if (plainName(reading.text) !== plainName(village.name)) return { code: 'spelled-as', text: reading.text };
  return { code: agrees ? 'name-and-city' : 'name' };
}

/** Why parcels cannot go to a village. */
export function whyNotOpen(village: Village): MatchReason {
  if (village.deleted) return { code: 'deleted' };
  if (village.hidden) return { code: 'hidden' };
  return { code: 'closed', note: village.note };
}

function doubtAbout(first: RankedVillage, rivals: readonly RankedVillage[]): MatchReason {
  const villages = listedAmong([first, ...rivals]).map(({ village }) => village);
  // By itself, or beside a place that the list lacks.
  if (villages.length < 2) return { code: 'unsure', text: first.reading.text };
  const name = plainName(first.village.name);
  const sameName = villages.every((village) => plainName(village.name) === name);
  return { code: 'ambiguous', villages: villages.map(({ id }) => id), sameName };
}

/** What fits about as well; where nothing does, what is not far behind the first. */
function openAmong(
  first: RankedVillage,
  rivals: readonly RankedVillage[],
  ranked: readonly RankedVillage[],
): Village[] {
  const near = ranked.filter(({ cost }) => cost <= first.cost + FAR_BEHIND);
  return onceEach(rivals.length > 0 ? [first, ...rivals] : near)
    .map(({ village }) => village)
    .filter((village) => isDeliverable(village) && !isUnlisted(village))
    .slice(0, MOST_CHOICES);
}

/** Open villages of the same area: those the address resembles too, then those of the likest names. */
export function nearestOpen(
  index: VillageIndex,
  wanted: Village,
  ranked: readonly RankedVillage[] = [],
): Village[] {
  if (isDeliverable(wanted)) return [];
  const name = encode(foldWords(wanted.name));
  const costs = new Map(ranked.map(({ village, cost }) => [village.id, cost]));
  // By where its places lie: the city of a record may be a whole land.
  const places = placesOf(index);
  const { cityId } = places.find(({ id }) => id === wanted.id) ?? wanted;
  const near = places.filter(
    (place) => place.cityId === cityId && isDeliverable(place) && !isUnlisted(place),
  );
  return [...new Set(near.map((place) => asListed(index, place)))]
    .map((village) => ({
      village,
      cost: costs.get(village.id) ?? Number.MAX_VALUE,
      distance: soundDistance(name, encode(foldWords(village.name)), 99),
    }))
    .sort((a, b) => a.cost - b.cost || a.distance - b.distance || a.village.id - b.village.id)
    .slice(0, MOST_CHOICES)
    .map(({ village }) => village);
}

/**
 * Whether an address names each of the villages it may mean letter for letter, as namesakes; else it was not
 * understood.
 */
export function namesExactly({ candidates, reason }: Pick<VillageMatch, 'candidates' | 'reason'>): boolean {
  if (reason.code !== 'ambiguous') return false;
  return candidates
    .filter(({ village }) => reason.villages.includes(village.id))
    .every(({ name, text }) => plainName(text) === plainName(name));
}

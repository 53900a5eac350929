import { isGivenName } from './given-names';
import { SETTLEMENT } from './lexicon';
import { beginsNames, findWordClass, plainName, plainWords, saysNothing, translateHeads } from './names';
import { type Explained, PieceReader } from './piece-reader';
import type { AddressPiece } from './read-order';
import { isExact, type NameHit } from './recall';
import type { RegionName } from './regions';
import { encode, isArticle } from './symbols';
import { findSlippedTown } from './towns';
import type { VillageIndex } from './village-index';

/** One way to read an address: this village in these words, the rest explained or not. */
export interface AddressReading {
  readonly hit: NameHit;
  readonly piece: AddressPiece;
  /** The words the village was found in, as they were written. */
  readonly text: string;
  /** What the words around it cost: 0 when every one is explained. */
  readonly around: number;
  /** The same, but what stands behind the village in a street line counts little: anything may stand there. */
  readonly doubt: number;
  /** The words are, or are part of, a region's name. */
  readonly mainTown: boolean;
  /** That region is a zone of the list's own, and no governorate. */
  readonly ofZone: boolean;
  /** Regions named elsewhere in the address. */
  readonly regions: readonly RegionName[];
  /** The words are a whole town's field, and with one slip the name of this town. */
  readonly slipped: number | null;
  /** The words are a whole town's field. */
  readonly isTownField: boolean;
}

/** A word of the city field, or of a street line, that nothing explains. */
const UNEXPLAINED = { city: 0.35, state: 0.1, address: 0.05 } as const;
const UNEXPLAINED_BEFORE_IN_ADDRESS = 0.1;
/** What stands after a village in a street line counts no more than this against it. */
const LINE_END = 0.2;
/** What stands in the city's field behind a town that is spelled out counts no more than this against the town. */
const BEHIND_TOWN = 0.5;
/** In letters: what is nearer than this to a place around that town may be that place, misspelled. */
const SOUNDS_LISTED = 1.6;
/** The same of a place that lies elsewhere. */
const SOUNDS_LISTED_AFAR = 0.6;
/** Fewer letters than this may be any short name with a slip: of four, each slip makes another word. */
const LETTERS_OF_UNKNOWN = 5;
/** A village's name inside a longer name of a region ("Bireh" of "Ramallah and Al-Bireh"). */
const INSIDE_REGION = 0.5;
/** A village further off than this from a region's name is not what the name means. */
const OTHER_THAN_REGION = 0.2;
const LONGEST_NAME = 5;
/** In letters: so near a village's name, words that are a person's name may be the village. */
const SPELLED_OF_PERSON = 0.3;
const FAR_OFF_BESIDE = 0.5;

/** What is known of a piece before any of its words is weighed. */
interface PieceContext {
  /** No other piece stands before it. */
  readonly isFirst: boolean;
  /** The town that its words are with one slip; `null`: none, or it is no city's field. */
  readonly town: number | null;
  /** What the other cities' fields cost, and the villages whose whole name they are. */
  readonly others: readonly {
    readonly reader: PieceReader;
    readonly cost: number;
    readonly names: ReadonlySet<number>;
  }[];
  /** What all of them cost. */
  readonly elsewhere: number;
  /** Regions that other pieces name, and the state's own. */
  readonly regions: readonly RegionName[];
}

/** Every reading of an address's pieces worth weighing, in no order. `state` is the state's own region. */
export function readAddress(
  index: VillageIndex,
  pieces: readonly AddressPiece[],
  state: RegionName | null,
): AddressReading[] {
  const readers = pieces.slice(0, 12).map((piece) => new PieceReader(index, piece));
  const alone = readers.map(explainWhole);
  const readings: AddressReading[] = [];
  readers.forEach((reader, at) => {
    const { words, field } = reader.piece;
    const others: PieceContext['others'][number][] = [];
    const regions: RegionName[] = state === null ? [] : [state];
    alone.forEach((explained, other) => {
      if (other === at) return;
      regions.push(...explained.regions);
      const beside = readers[other];
      if (beside?.piece.field !== 'city' || explained.cost === 0) return;
      others.push({ reader: beside, cost: explained.cost, names: beside.wholeNames() });
    });
    const context: PieceContext = {
      isFirst: at === 0,
      town: field === 'city' ? findSlippedTown(index, words) : null,
      others,
      elsewhere: others.reduce((sum, { cost }) => sum + cost, 0),
      regions,
    };
    const length = Math.min(words.length, 10);
    for (let start = 0; start < length; start++) {
      // What comes after a word that begins names is half of one: "Ein Sara", "باب العامود".
      if (field === 'address' && isHalf(words, start)) continue;
      for (let end = start + 1; end <= Math.min(length, start + LONGEST_NAME); end++) {
        if (saysNothing(words.slice(start, end)) && !isLoneName(index, reader, start, end)) continue;
        readings.push(...readStretch(index, reader, context, start, end));
      }
    }
  });
  return readings;
}

/** Whether what stands from there on, or its first words, may be a place of the list around that town, with a slip. */
function soundsListed({ places }: VillageIndex, reader: PieceReader, from: number, town: number): boolean {
  const { words } = reader.piece;
  const rest = words.slice(from);
  if (rest.length === 0) return false;
  if (rest.join('').replace(/^ال/u, '').length < LETTERS_OF_UNKNOWN) return true;
  const isNear = ({ village, cost, sameScript }: NameHit) =>
    cost < SOUNDS_LISTED &&
    (places[village]?.cityId === places[town]?.cityId || (sameScript && cost < SOUNDS_LISTED_AFAR));
  return [words.length, from + 1, from + 2].some(
    (to) => to <= words.length && reader.hits(from, to, true).some(isNear),
  );
}

function explainWhole(reader: PieceReader): Explained {
  const { words, field } = reader.piece;
  // Somebody's name in the city's field speaks against no village beside it.
  return reader.explain(0, words.length, isPerson(words) ? 0 : UNEXPLAINED[field]);
}

/** The readings of a piece in which the words from `start` to before `end` are the village's name. */
function readStretch(
  index: VillageIndex,
  reader: PieceReader,
  { isFirst, town, others, elsewhere, regions }: PieceContext,
  start: number,
  end: number,
): readonly AddressReading[] {
  const { piece } = reader;
  const { field } = piece;
  const inAddress = field === 'address';
  const words = piece.words.slice(start, end);
  const isWhole = words.length === piece.words.length;
  const around = reader.regionAround(start, end);
  const before = reader.explain(
    0,
    start,
    inAddress ? UNEXPLAINED_BEFORE_IN_ADDRESS : UNEXPLAINED[piece.field],
  );
  const after = reader.explain(end, piece.words.length, UNEXPLAINED[piece.field]);
  const needed = before.cost + elsewhere;
  // Beside words that nothing explains, a name that is far off is not worth looking for.
  const found = reader.hits(start, end, needed + after.cost < FAR_OFF_BESIDE);
  const isTaken = found.some(
    ({ village, by, cost }) => by === 'whole' && cost <= HEARD && !isTown(index, village),
  );
  const slipped = isWhole && !isTaken ? town : null;
  const hits = townHits(withSlipped(found, slipped, words), around, words).filter(
    ({ cost }) => cost <= SPELLED_OF_PERSON || !isPerson(piece.words),
  );
  if (hits.length === 0) return [];
  const common = {
    piece,
    text: piece.written.slice(start, end).join(' '),
    mainTown: around !== null && (around.longer || !around.region.land || !inAddress),
    ofZone: around?.region.region === -1,
    regions: [...regions, ...before.regions, ...after.regions],
    slipped,
    isTownField: piece.field === 'city' && isWhole,
  };
  const cost = needed + after.cost;
  const doubt = needed + Math.min(after.cost, inAddress ? LINE_END : after.cost);
  // "رفح المصرية" is another, as "القدس الشرقية" would be.
  const isOther = /^ال.*يه$/u.test(piece.words[end] ?? '');
  const isTownField = field === 'city' && isFirst && start === 0 && !isOther;
  return hits.map((hit) => {
    // A name that stands in two languages explains itself, and the town that a quarter is in the quarter.
    const towns = index.places[hit.village]?.quarterOf ?? [];
    const isSame = (names: ReadonlySet<number>) =>
      names.has(hit.village) ||
      (towns.length > 0 && [...names].some((at) => towns.includes(plainName(index.places[at]?.name ?? ''))));
    const same = others.reduce((sum, { cost, names }) => sum + (isSame(names) ? cost : 0), 0);
    // "البيرة - جبل الطويل": as in a street line, what is no village may stand behind a town that is spelled out.
    const isSpelledTown =
      isTownField &&
      isTown(index, hit.village) &&
      isExact(hit) &&
      !soundsListed(index, reader, end, hit.village) &&
      !others.some((other) => soundsListed(index, other.reader, 0, hit.village));
    const [most, least] = isSpelledTown ? [BEHIND_TOWN, LINE_END] : [Infinity, Infinity];
    return { hit, ...common, around: Math.min(cost - same, most), doubt: Math.min(doubt - same, least) };
  });
}

/** "تل" is a village, and the head of many names: as "قرية تل", or with nothing beside it but its region, it is the village. */
function isLoneName({ wholeNames }: VillageIndex, reader: PieceReader, start: number, end: number): boolean {
  const { words } = reader.piece;
  const isName = (own: readonly string[]) => wholeNames.has(plainWords(translateHeads(own)));
  if (start > 0 && findWordClass(words[start - 1] ?? '') === SETTLEMENT && isName(words.slice(start, end)))
    return true;
  const rest =
    end < words.length && start === 0 && reader.region(end, words.length) !== null ? end : words.length;
  const own = words.slice(0, rest).filter((word) => findWordClass(word) !== SETTLEMENT);
  return own.length === 1 && isName(own);
}

/** "Abu Ahmad" or "Sara Taha" is a person, unless a village is called very nearly so. */
function isPerson(words: readonly string[]): boolean {
  return words.length > 1 && words.every(isGivenName);
}

function isHalf(words: readonly string[], start: number): boolean {
  const before = isArticle(words[start - 1] ?? '', words[start]) ? start - 1 : start;
  return before > 0 && beginsNames(words[before - 1] ?? '');
}

/** In letters: what sounds so near a village is that, and no town with a slip: "Kfar Kama", "Urif". */
const HEARD = 0.05;
function isTown({ towns }: VillageIndex, village: number): boolean {
  return towns.some(({ place }) => place === village);
}

/** As far as a letter. */
const SLIPPED = 1;

/** With a town that is spelled with a slip, where nothing sounds like that: "ياقا". */
function withSlipped(hits: NameHit[], slipped: number | null, words: readonly string[]): NameHit[] {
  if (slipped === null || hits.some(({ village }) => village === slipped)) return hits;
  const { weight } = encode(words);
  return [...hits, { village: slipped, cost: SLIPPED, leftOut: 0, weight, by: 'whole', sameScript: true }];
}

/** The villages some words may name, when the words are a region's name or stand inside one. */
function townHits(
  hits: NameHit[],
  around: { region: RegionName; longer: boolean } | null,
  words: readonly string[],
): NameHit[] {
  if (around === null) return hits;
  const { region, longer } = around;
  const penalty = longer ? INSIDE_REGION : 0;
  const changed = hits.map((hit) =>
    hit.village === region.mainTown
      ? hit
      : { ...hit, cost: hit.cost + penalty + (hit.cost > OTHER_THAN_REGION ? INSIDE_REGION : 0) },
  );
  if (longer || region.mainTown < 0 || hits.some((hit) => hit.village === region.mainTown)) return changed;
  const weight = encode(words).weight;
  return [
    ...changed,
    { village: region.mainTown, cost: 0, leftOut: 0, weight, by: 'region', sameScript: true },
  ];
}

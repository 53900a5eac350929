import { phraseAt, phraseTable } from '../words/phrases';
import { wordsOf } from '../words/words';
import type { AddressText } from './address';
import { isBareStateCode, isBareTownCode } from './bare-code';
import { findNames, knownNames, placesNamed } from './known-names';
import { CAMP, HAMLET, SETTLEMENT, type WordClass } from './lexicon';
import type { NamedPart } from './named-part';
import { readNamedParts } from './named-parts';
import { beginsNames, findWordClass, plainName } from './names';
import { foldText, foldWords, foldWrittenWords, type WrittenWord } from './normalize';
import { recallVillages } from './recall';
import { findRegion, findRegionByCode, isRegion, type RegionName } from './regions';
import { mainScript } from './symbols';
import { type Territory, territoryOfCountry } from './territories';
import { findSlippedTown } from './towns';
import type { Village } from './village';
import { placesOf, type VillageIndex } from './village-index';

type AddressField = 'city' | 'state' | 'address';

/** Words of an address that may name a place, in a row with nothing between them. */
export interface AddressPiece {
  readonly field: AddressField;
  /** Folded. */
  readonly words: readonly string[];
  /** The same words as they were written. */
  readonly written: readonly string[];
  /** Another stands beside it, with "or" between them. */
  readonly either: boolean;
  /** It is the whole of a field that nobody knows; see `AddressText.aside`. */
  readonly aside?: true;
}

export interface SaidTerritory {
  readonly territory: Territory;
  readonly text: string;
}

export interface NamedAddress {
  readonly city: readonly NamedPart[];
  readonly state: readonly NamedPart[];
  readonly address: readonly NamedPart[];
  /** The words that may name the place, of every field. */
  readonly pieces: readonly AddressPiece[];
  /** The cities of villages that the place is said to be near, or that stand as its state: they tell it from its namesakes. */
  readonly neighbours: readonly number[];
  /** Countries and territories that the order names, each with its words. */
  readonly territories: readonly SaidTerritory[];
  readonly stateText: string;
  /** The region that the state field names, by a code or by its name. */
  readonly region: RegionName | null;
  /** As in the address. */
  readonly isOfField: boolean;
}

/** The words of a text that may name a place: of all its parts those that nothing else explains. */
export function readAddressPlaces(index: VillageIndex, text: string): readonly NamedPart[] {
  return readNamedParts(text, knownNames(index)).filter(({ kind }) => kind === 'place');
}

const OR = new Set(['او', 'or', 'או']);
/** What follows is not meant. */
const NOT = new Set(['مش', 'مو', 'ليس', 'not', 'לא'].map(foldText));
const TALK_PHRASES = phraseTable({ talk: 'beside-place' });

/** Names in two scripts are two names, and so are those on both sides of "or" or of what is only said around them. */
function splitName(
  name: readonly WrittenWord[],
): { readonly either: boolean; readonly name: readonly WrittenWord[] }[] {
  const split: WrittenWord[][] = [[]];
  let either = false;
  const words = name.map(({ word }) => word);
  let talked = 0;
  for (const [at, token] of name.entries()) {
    const last = split.at(-1) ?? [];
    const before = last.at(-1);
    if (NOT.has(token.word)) break;
    talked = Math.max(talked, at + (phraseAt(TALK_PHRASES, words, at)?.length ?? 0));
    if (at < talked) split.push([]);
    else if (OR.has(token.word) && before !== undefined && !beginsNames(before.word)) {
      either = true;
      split.push([]);
    } else if (before !== undefined && mainScript([before.word]) !== mainScript([token.word]))
      split.push([token]);
    else last.push(token);
  }
  return split
    .map(withoutRepeat)
    .filter((some) => some.length > 0)
    .map((some) => ({ either, name: some }));
}

/** "كفر قاسم كفر قاسم" is one name. */
function withoutRepeat(name: readonly WrittenWord[]): WrittenWord[] {
  const half = name.length / 2;
  const isTwice = name.length > 1 && name.every(({ word }, at) => word === name[at % half]?.word);
  return isTwice ? name.slice(0, half) : [...name];
}

export function wordsOfAddress({ name }: NamedPart): readonly string[] {
  return name.map(({ word }) => word);
}

export function readAddressOrder(index: VillageIndex, address: AddressText): NamedAddress {
  const names = knownNames(index);
  const read = (text: string | null | undefined) => readNamedParts(text ?? '', names);
  const city = isBareTownCode(index, address.city ?? '') ? [] : read(address.city);
  const given = address.state?.trim() ?? '';
  const stateText = isBareStateCode(index, given, city.length > 0) ? '' : given;
  const code = findRegionByCode(index.regions, stateText);
  const state = code === null ? read(stateText) : [];
  const lines = [...read(address.address1), ...read(address.address2)];
  const citiesNamed = (parts: readonly NamedPart[]) =>
    parts
      .filter(({ kind }) => kind === 'place')
      .flatMap((part) => findRegion(index.regions, wordsOfAddress(part))?.region.cityIds ?? []);
  const cities = citiesNamed(city);
  const around = cities.length > 0 ? cities : (code?.cityIds ?? citiesNamed([...state, ...lines]));
  const places = (field: AddressField, parts: readonly NamedPart[]): AddressPiece[] =>
    parts
      .flatMap((part) => splitName(namingWords(index, part, part.kind === 'common' ? around : cities)))
      .map(({ either, name }) => pieceOf(field, name, either));
  const named = places('city', city);
  const inCity = named.length > 0 ? named : slippedTown(index, address.city ?? '');
  const inState = places('state', state);
  const regions = inState.map(({ words }) => findRegion(index.regions, words));
  const region = code ?? regions.find((found) => found !== null)?.region ?? null;
  // A village in the state's field is read as one of the street's; with no town beside it, as the town.
  const ofState: AddressPiece[] =
    inCity.length === 0
      ? inState.map((piece) => ({ ...piece, field: 'city' }))
      : inState.filter((_, at) => regions[at] === null).map((piece) => ({ ...piece, field: 'address' }));
  const beside = [
    ...[...city, ...lines].filter(({ kind }) => kind === 'near').map(wordsOfAddress),
    ...(inCity.length === 0 ? [] : inState.map(({ words }) => words)),
  ];
  return {
    city,
    state,
    address: lines,
    neighbours: beside
      .flatMap((words) => findNames(index, words))
      .flatMap(({ villages }) => villages.map((at) => placesOf(index)[at]?.cityId ?? -1))
      // "المركز" is a district, and as often said of nothing in particular.
      .concat(findRegion(index.regions, foldWords(stateText))?.region.cityIds ?? []),
    pieces: withCamps(
      index,
      [...inCity, ...ofState, ...places('address', lines), ...asidePieces(index, address)],
      region,
    ),
    territories: territoriesOf([...city, ...state, ...lines], address.country),
    stateText,
    region,
    isOfField: address.isOfField === true,
  };
}

/** "Tel Avif": a town with a slip, though its words alone say something else. */
function slippedTown(index: VillageIndex, text: string): AddressPiece[] {
  const written = foldWrittenWords(text);
  const isTown =
    written.length > 1 &&
    findSlippedTown(
      index,
      written.map(({ word }) => word),
    ) !== null;
  return isTown ? [pieceOf('city', written, false)] : [];
}

/** The address without what its unknown fields say, but for villages' names. */
export function withNamedAside(index: VillageIndex, address: AddressText): AddressText {
  const { aside, ...known } = address;
  const named = asidePieces(index, address).map(({ written }) => written.join(' '));
  return named.length === 0 ? known : { ...known, aside: named };
}

/** Of the fields that nobody knows those whose whole text is a village's name, with its kind or its town at most. */
function asidePieces(index: VillageIndex, { aside = [] }: AddressText): AddressPiece[] {
  return aside
    .flatMap((text) => namesAside(index, text))
    .map((name) => ({ ...pieceOf('address', name, false), aside: true }));
}

function pieceOf(field: AddressField, name: readonly WrittenWord[], either: boolean): AddressPiece {
  return { field, either, words: name.map(({ word }) => word), written: name.map(({ written }) => written) };
}

function namesAside(index: VillageIndex, text: string): readonly (readonly WrittenWord[])[] {
  const whole = foldWrittenWords(text).filter(({ word }) => !/^\d+$/.test(word));
  if (isPlaceAlone(index, whole)) return [whole];
  const parts = readNamedParts(text, knownNames(index));
  if (!parts.every(({ kind, name }) => kind === 'place' && isPlaceAlone(index, name))) return [];
  // "دورا - محافظة الخليل": the town only tells where the village is.
  return parts.filter((part) => !isRegion(index.regions, wordsOfAddress(part))).map(({ name }) => name);
}

/** "دورا", "قرية دورا", "دورا الخليل": two names alone are as often a person's. */
function isPlaceAlone(index: VillageIndex, name: readonly WrittenWord[]): boolean {
  const words = name.map(({ word }) => word);
  const [found, ...towns] = findNames(index, words);
  if (found === undefined) return false;
  if (isRegion(index.regions, words)) return true;
  const isTold = towns.every(({ start, end }) => isRegion(index.regions, words.slice(start, end)));
  const beside = words.filter(
    (_, at) => ![found, ...towns].some(({ start, end }) => at >= start && at < end),
  );
  return isTold && beside.every((word) => KINDS.has(findWordClass(word)));
}

const KINDS: ReadonlySet<WordClass | null> = new Set([SETTLEMENT, CAMP, HAMLET]);

/**
 * The words of a part that may name the place: of a street or quarter those listed beside the order's town. `cities`:
 * its.
 */
function namingWords(
  index: VillageIndex,
  part: NamedPart,
  cities: readonly number[],
): readonly WrittenWord[] {
  const { kind, name, text } = part;
  if (kind === 'place' || (kind === 'suburb' && cities.length === 0)) return name;
  if (kind === 'near' || kind === 'number' || kind === 'territory') return [];
  const whole = foldWrittenWords(text).filter(({ word }) => !/^\d+$/.test(word));
  const isThere = (at: number) => {
    const place = index.places[at];
    if (place === undefined || place.records.length === 0) return false;
    return cities.includes(place.cityId) || !index.regions.known.has(place.cityId);
  };
  const isQuarter = (at: number) => isThere(at) && !index.places[at]?.isKnown;
  const isListed = placesNamed(
    index,
    whole.map(({ word }) => word),
  ).some(isQuarter);
  if (cities.length > 0 && isListed) return whole;
  if (kind !== 'quarter' && kind !== 'suburb') return [];
  const isMeant = recallVillages(index, wordsOfAddress(part), { furthest: NEARLY }).some(
    ({ village }) =>
      isThere(village) && (kind === 'suburb' || QUARTERS.has(plainName(index.places[village]?.name ?? ''))),
  );
  return isMeant ? name : [];
}

/** In letters: so near, a quarter's name is a listed one's. */
const NEARLY = 0.5;
/** Quarters of towns that directories list under their own names. */
const QUARTERS = new Set(wordsOf('listed-quarter').map(plainName));

function territoriesOf(parts: readonly NamedPart[], country: string | null | undefined): SaidTerritory[] {
  const said = parts.flatMap(({ territory, text }) => (territory === undefined ? [] : [{ territory, text }]));
  const ofCode = territoryOfCountry(country);
  return ofCode === null ? said : [...said, { territory: ofCode, text: country?.trim() ?? '' }];
}

/** "المخيم" alone is the only camp of the town beside it. */
function withCamps(
  index: VillageIndex,
  pieces: readonly AddressPiece[],
  region: RegionName | null,
): readonly AddressPiece[] {
  if (!pieces.some(isBareCamp)) return pieces;
  const town = region ?? pieces.map(({ words }) => findRegion(index.regions, words)?.region).find(Boolean);
  const camps = placesOf(index).filter((place) => town?.cityIds.includes(place.cityId) && isCamp(place));
  const [only, ...others] = camps;
  if (only === undefined || others.length > 0) return pieces;
  return pieces.map((piece) => (isBareCamp(piece) ? { ...piece, words: foldWords(only.name) } : piece));
}

const CAMPS = new Set([...CAMP.words, 'camp', 'the camp', 'refugee camp'].map(foldText));

export function isCamp({ name }: Pick<Village, 'name'>): boolean {
  return CAMPS.has(foldWords(name)[0] ?? '');
}

export function isBareCamp({ words }: AddressPiece): boolean {
  return CAMPS.has(words.join(' '));
}

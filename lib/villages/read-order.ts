import { phraseAt, phraseTable } from '../words/phrases';
import { wordsOf } from '../words/words';
import type { AddressText } from './address';
import { withCamps } from './bare-camp';
import { isBareStateCode, isBareTownCode } from './bare-code';
import { findNames, knownNames, placesNamed } from './known-names';
import { CAMP, HAMLET, SETTLEMENT, type WordClass } from './lexicon';
import type { NamedPart } from './named-part';
import { readNamedParts } from './named-parts';
import { beginsNames, findWordClass, plainName, plainWords } from './names';
import { foldText, foldWords, foldWrittenWords, type WrittenWord } from './normalize';
import { recallVillages } from './recall';
import { findRegion, findRegionByCode, isRegion, type RegionName } from './regions';
import { mainScript } from './symbols';
import { type Territory, territoryOfCountry } from './territories';
import { findSlippedTown } from './towns';
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
  const lines = [...read(address.address1), ...read(address.address2)];
  const denied = [address.address1, address.address2].flatMap((line) => deniedName(index, line ?? ''));
  const said = (text: string | null | undefined) =>
    denied.includes(plainName(text ?? '')) ? '' : (text?.trim() ?? '');
  const cityText = said(address.city);
  const city = isBareTownCode(index, cityText) ? [] : read(cityText);
  const stateText = isBareStateCode(index, said(address.state), city.length > 0) ? '' : said(address.state);
  const code = findRegionByCode(index.regions, stateText);
  const state = code === null ? read(stateText) : [];
  const citiesNamed = (parts: readonly NamedPart[]) =>
    parts.flatMap((part) =>
      part.kind === 'place' ? (findRegion(index.regions, wordsOfAddress(part))?.region.cityIds ?? []) : [],
    );
  const cities = citiesNamed(city);
  const around = cities.length > 0 ? cities : (code?.cityIds ?? citiesNamed([...state, ...lines]));
  const places = (field: AddressField, parts: readonly NamedPart[]): AddressPiece[] =>
    parts
      .flatMap((part) =>
        splitName(
          field === 'city' && parts.length === 1 && isQuarterAlone(index, part)
            ? part.name
            : namingWords(index, part, part.kind === 'common' ? around : cities),
        ),
      )
      .map(({ either, name }) => pieceOf(field, name, either))
      .filter(({ words }) => !denied.includes(plainWords(words)));
  const named = places('city', city);
  const inCity = named.length > 0 ? named : slippedTown(index, cityText);
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
    // "المركز" is a district, and as often said of nothing in particular.
    neighbours: [
      ...beside.flatMap((words) => citiesOfNames(index, words)),
      ...(findRegion(index.regions, foldWords(stateText))?.region.cityIds ?? []),
    ],
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

function citiesOfNames(index: VillageIndex, words: readonly string[]): readonly number[] {
  return findNames(index, words).flatMap(({ villages }) =>
    villages.map((at) => placesOf(index)[at]?.cityId ?? -1),
  );
}

/** "التسليم في نابلس مش رام الله": the name behind "not", as `plainWords` writes it. */
function deniedName(index: VillageIndex, text: string): readonly string[] {
  const words = foldWords(text);
  const behind = words.slice(words.findIndex((word) => NOT.has(word)) + 1);
  if (behind.length === words.length) return [];
  const [found] = findNames(index, behind);
  return found?.start === 0 ? [plainWords(behind.slice(0, found.end))] : [];
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

/** "حي المخفية" in the city's field, where the list has one quarter of that name. */
function isQuarterAlone(index: VillageIndex, part: NamedPart): boolean {
  const [only, ...others] = placesNamed(index, wordsOfAddress(part));
  return part.kind === 'quarter' && others.length === 0 && index.places[only ?? -1]?.isKnown === false;
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

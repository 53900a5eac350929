import { knownNames } from './known-names';
import type { AddressText } from './match';
import { type NamedPart, readNamedParts } from './named-parts';
import { findRegion, findRegionByCode, type RegionName } from './regions';
import type { VillageIndex } from './village-index';

type AddressField = 'city' | 'state' | 'address';

/** Words of an address that may name a place, in a row with nothing between them. */
export interface AddressPiece {
  readonly field: AddressField;
  /** Folded. */
  readonly words: readonly string[];
  /** The same words as they were written. */
  readonly written: readonly string[];
}

/** An order's address, read into named parts. */
export interface ReadOrder {
  readonly city: readonly NamedPart[];
  readonly state: readonly NamedPart[];
  readonly address: readonly NamedPart[];
  /** The words that may name the place, of every field. */
  readonly pieces: readonly AddressPiece[];
  /** The region that the state field names, by a code or by its name. */
  readonly region: RegionName | null;
}

/** The words of a text that may name a place: of all its parts those that nothing else explains. */
export function readPlaces(index: VillageIndex, text: string): readonly NamedPart[] {
  return readNamedParts(text, knownNames(index)).filter(({ kind }) => kind === 'place');
}

export function wordsOf({ name }: NamedPart): readonly string[] {
  return name.map(({ word }) => word);
}

/** Every field of an order, read into named parts. */
export function readOrder(index: VillageIndex, address: AddressText): ReadOrder {
  const names = knownNames(index);
  const read = (text: string | null | undefined) => readNamedParts(text ?? '', names);
  const code = findRegionByCode(index.regions, address.state ?? '');
  const city = read(address.city);
  const state = code === null ? read(address.state) : [];
  const lines = [...read(address.address1), ...read(address.address2)];
  const places = (field: AddressField, parts: readonly NamedPart[]): AddressPiece[] =>
    parts
      .filter((part) => part.kind === 'place' || (part.kind === 'suburb' && names.isName(wordsOf(part))))
      .map(({ name }) => ({
        field,
        words: name.map(({ word }) => word),
        written: name.map(({ written }) => written),
      }));
  const inCity = places('city', city);
  const inState = places('state', state);
  const regions = inState.map(({ words }) => findRegion(index.regions, words));
  const region = code ?? regions.find((found) => found !== null)?.region ?? null;
  // A village in the state's field is read as one of the street's; with no town beside it, as the town.
  const ofState: AddressPiece[] =
    inCity.length === 0
      ? inState.map((piece) => ({ ...piece, field: 'city' }))
      : inState.filter((_, at) => regions[at] === null).map((piece) => ({ ...piece, field: 'address' }));
  return {
    city,
    state,
    address: lines,
    pieces: [...inCity, ...ofState, ...places('address', lines)],
    region: region ?? null,
  };
}

import { soundDistance } from '../distance';
import { type Gazetteer, type PlaceNames, SIDES, type Side } from '../gazetteer';
import { plainName, plainWords } from '../names';
import { foldWords } from '../normalize';
import { skeletonOfWords } from '../skeleton';
import { encode } from '../symbols';

/** A place of the land that the gazetteer knows. */
export interface KnownPlace {
  readonly names: PlaceNames;
  readonly side: Side;
  /** The first code of its governorate in `REGIONS`; empty where that is not known. */
  readonly region: string;
  /** In thousands; 0 for a village. */
  readonly inhabitants: number;
}

export interface KnownPlaces {
  /** By a name as `plainWords` writes it. */
  readonly byName: ReadonlyMap<string, readonly KnownPlace[]>;
  readonly bySkeleton: ReadonlyMap<string, readonly KnownPlace[]>;
}

const read = new WeakMap<Gazetteer, KnownPlaces>();

/** The gazetteer's places of the land, by their names. */
export function knownPlaces(gazetteer: Gazetteer): KnownPlaces {
  const known = read.get(gazetteer);
  if (known !== undefined) return known;
  const byName = new Map<string, KnownPlace[]>();
  const bySkeleton = new Map<string, KnownPlace[]>();
  const add = (map: Map<string, KnownPlace[]>, key: string, place: KnownPlace) => {
    const others = map.get(key);
    if (others === undefined) map.set(key, [place]);
    else if (!others.includes(place)) others.push(place);
  };
  for (const side of SIDES) {
    for (const names of gazetteer.here[side]) {
      const { region = '', inhabitants = 0 } = gazetteer.facts.get(names) ?? {};
      const place = { names, side, region, inhabitants };
      for (const name of names) {
        add(byName, plainWords(name), place);
        add(bySkeleton, skeletonOfWords(name), place);
      }
    }
  }
  const places = { byName, bySkeleton };
  read.set(gazetteer, places);
  return places;
}

export function placesNamed({ byName }: KnownPlaces, name: string): readonly KnownPlace[] {
  return byName.get(plainName(name)) ?? [];
}

/** In letters for each of a name's own: so near, a name in other letters or loosely spelled is the known place's. */
const SAME_A_LETTER = 0.1;

/** The places whose names sound like this one, the nearest alone; for names in letters that are spelled in many ways. */
export function placesSounding({ bySkeleton }: KnownPlaces, name: string): readonly KnownPlace[] {
  const words = foldWords(name);
  const encoded = encode(words);
  const most = SAME_A_LETTER * encoded.weight;
  return (bySkeleton.get(skeletonOfWords(words)) ?? []).filter(({ names }) =>
    names.some((other) => soundDistance(encoded, encode(other), most) <= most),
  );
}

import { soundDistance } from '../distance';
import { type Gazetteer, type PlaceNames, SIDES } from '../gazetteer';
import { plainName, plainWords, translateHeads } from '../names';
import { foldWords } from '../normalize';
import { REGIONS } from '../region-names';
import { madeOnce } from '../remembered';
import { skeletonOfWords } from '../skeleton';
import { encode } from '../symbols';

export interface KnownPlace {
  readonly names: PlaceNames;
  /** Of its governorate in `REGIONS`, where that is known. */
  readonly row: number | undefined;
  /** In thousands; 0 for a village. */
  readonly inhabitants: number;
}

export interface KnownPlaces {
  /** By a name as `plainWords` writes it. */
  readonly byName: ReadonlyMap<string, readonly KnownPlace[]>;
  readonly bySkeleton: ReadonlyMap<string, readonly KnownPlace[]>;
}

const ROWS = new Map(REGIONS.map(({ codes: [code = ''] }, row) => [code, row]));

export const knownPlaces = madeOnce((gazetteer: Gazetteer): KnownPlaces => {
  const named = SIDES.flatMap((side) =>
    gazetteer.here[side].flatMap((names) => {
      const { region = '', inhabitants = 0 } = gazetteer.facts.get(names) ?? {};
      const place = { names, row: ROWS.get(region), inhabitants };
      return names.map((words) => ({ words, place }));
    }),
  );
  const placesBy = (keyOf: (words: readonly string[]) => string) => {
    const groups = Map.groupBy(named, ({ words }) => keyOf(words));
    return new Map([...groups].map(([key, all]) => [key, [...new Set(all.map(({ place }) => place))]]));
  };
  return { byName: placesBy(plainWords), bySkeleton: placesBy(skeletonOfWords) };
});

/** By its name as it stands; where nobody knows that, with its first word in full ("واد") and its last ه an ا or back. */
export function placesNamed({ byName }: KnownPlaces, name: string): readonly KnownPlace[] {
  const spelled = [plainName(name), plainWords(translateHeads(foldWords(name)))];
  const turned = spelled.map((some) => some.replace(/[اه]$/u, (last) => (last === 'ا' ? 'ه' : 'ا')));
  return byName.get([...spelled, ...turned].find((some) => byName.has(some)) ?? '') ?? [];
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

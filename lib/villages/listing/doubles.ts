import { plainName } from '../names';
import { foldText, foldWords } from '../normalize';
import { mainScript } from '../symbols';
import type { Village } from '../village';
import type { KnownPlace } from './known-places';
import type { ListedPlace } from './listed-place';
import { governorateAround, governorateOf } from './rows-named';

/** A place of a record, before those that are one are brought together. */
export interface FoundPlace extends ListedPlace {
  readonly hints: string;
  /** Which of several places of its name it is, is known. */
  readonly isSure: boolean;
  /** What the gazetteer knows of it in its own area. */
  readonly meant: KnownPlace | undefined;
  /** The same, there or next door. */
  readonly identity: KnownPlace | undefined;
  /** Names of its record that `identity` is known by. */
  readonly namesKnown: readonly string[];
}

/**
 * A place listed twice in one city, or in two of one governorate, is one with two records, unless these tell it apart.
 */
export function withoutDoubles(
  places: readonly FoundPlace[],
  villages: readonly Village[],
): readonly ListedPlace[] {
  const kept: FoundPlace[] = [];
  const placesAt = new Map<string, number[]>();
  const zoneOf = zonesOf(villages);
  for (const place of places) {
    const zone = `${zoneOf(place)}|${place.area}|${place.zone}`;
    // "عطارة" and "العطارة" may be two villages, "ام الفحم" and "إم الفحم" are one.
    const keys = [`${zone}|${foldText(place.name)}`];
    if (place.meant !== undefined) keys.push(`${zone}|known|${place.meant.names.join('|')}`);
    const known = keys.flatMap((key) => placesAt.get(key) ?? []);
    const at = known.find((one) => isOne(kept[one] as FoundPlace, place)) ?? kept.length;
    kept[at] = at === kept.length ? place : joined(kept[at] as FoundPlace, place);
    for (const key of keys) placesAt.set(key, [...(placesAt.get(key) ?? []), at]);
  }
  const ofKnown = Map.groupBy(kept.keys(), (at) => kept[at]?.identity);
  return kept.map((place, at): ListedPlace => {
    const others = place.identity === undefined || place.zone ? [] : (ofKnown.get(place.identity) ?? []);
    return {
      ...place,
      alsoAt: others.filter((other) => other !== at && isOne(kept[other] as FoundPlace, place)),
    };
  });
}

/** By place: its record's city, or the governorate that it is; of a governorate's own town that of a zone around it too. */
function zonesOf(villages: readonly Village[]): (place: FoundPlace) => string {
  const zones = new Map<number, { readonly own: number | null; readonly around: number | null }>();
  return ({ records: [record = -1], name }) => {
    const { cityId = -1, city = '' } = villages[record] ?? {};
    const zone = zones.get(cityId) ?? { own: governorateOf(city), around: governorateAround(city) };
    zones.set(cityId, zone);
    const { own, around } = zone;
    const ofTown = around !== null && governorateOf(name) === around ? around : null;
    return `${own ?? ofTown ?? `city ${cityId}`}`;
  };
}

function isOne(first: FoundPlace, place: FoundPlace): boolean {
  const areTold = first.hints !== place.hints && first.hints !== '' && place.hints !== '';
  return (
    place.isSure && !areTold && (foldText(first.name) === foldText(place.name) || isKnownAsOne(first, place))
  );
}

/** "ירושלים" beside "القدس", "دوره" beside "دورا"; "بيت حنينا البلد" is told from "بيت حنينا", though both are known as one. */
function isKnownAsOne(first: FoundPlace, place: FoundPlace): boolean {
  const scriptOf = (name: string) => mainScript(foldWords(name));
  const plain = (name: string) => plainName(name).replace(/[اه]$/u, '');
  return (
    place.namesKnown.length > 0 &&
    place.namesKnown.every((name) => {
      const others = first.namesKnown.filter((other) => scriptOf(other) === scriptOf(name));
      return others.length === 0 || others.some((other) => plain(other) === plain(name));
    })
  );
}

/** A first record that says nothing lies where the second says, and a third may be elsewhere. */
function joined(first: FoundPlace, place: FoundPlace): FoundPlace {
  const others = [...first.others, place.name, ...place.others];
  return {
    ...first,
    records: [...new Set([...first.records, ...place.records])],
    others: [...new Set(others)].filter((name) => foldText(name) !== foldText(first.name)),
    namesKnown: [...new Set([...first.namesKnown, ...place.namesKnown])],
    identity: first.identity ?? place.identity,
    hints: first.hints || place.hints,
    isKnown: first.isKnown || place.isKnown,
    beside: [...new Set([...first.beside, ...place.beside])],
  };
}

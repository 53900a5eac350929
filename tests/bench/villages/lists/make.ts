/**
 * Writes the lists of this folder from the practice directory: every list is that directory in another hand, in the
 * service's shape, with which of its ids each place has there. The same at every run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readGazetteer } from '../../../../lib/villages/gazetteer';
import { plainName, plainWords } from '../../../../lib/villages/names';
import directory from '../../../sandbox/data/directory.json' with { type: 'json' };
import { type ListedCity, PLACES } from '../options';
import { CITY_HABITS, HABITS, type Subject } from './habits';
import { HANDS, type Hand } from './hands';

/** A list, and the ids it has for each place of the practice directory; a place that was taken out has none. */
export interface WrittenList {
  readonly cities: readonly ListedCity[];
  readonly ids: Readonly<Record<string, readonly number[]>>;
}

type Draw = (of: number) => number;
type Place = (typeof directory)[number]['villages'][number];
type ListedVillage = ListedCity['villages'][number];

/** Towns that companies have as cities of their own, by how many records their city has at least. */
const LARGE_CITY = 40;

function drawing(seed: number): Draw {
  let state = seed;
  return (of) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % of;
  };
}

function chosen<Name extends string>(weights: Readonly<Partial<Record<Name, number>>>, draw: Draw): Name {
  const entries = Object.entries(weights) as [Name, number][];
  let at = draw(entries.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [name, weight] of entries) {
    if (at < weight) return name;
    at -= weight;
  }
  return entries[0]?.[0] as Name;
}

const LATIN = /^[a-z' -]+$/;
const HEBREW = /^[\u05d0-\u05ea ]+$/;
const capitals = (name: string) => name.replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase());
const FINALS: Record<string, string> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };
const withFinals = (name: string) => name.replace(/[כמנפצ](?!\p{L})/gu, (letter) => FINALS[letter] ?? letter);
const { here } = readGazetteer(readFileSync(PLACES, 'utf8'));
const others = new Map(
  [...here.inside, ...here.territories].flatMap((names) =>
    names.map((name) => [plainWords(name), names] as const),
  ),
);

function otherName(name: string, script: RegExp): string | null {
  const found = others
    .get(plainName(name))
    ?.map((words) => words.join(' '))
    .find((one) => script.test(one));
  return found ?? null;
}

function writeList(hand: Hand): WrittenList {
  const draw = drawing(hand.seed);
  const cities = new Map<string, { id: number; villages: ListedVillage[] }>();
  const ids: Record<string, number[]> = {};
  let lastId = 5_000;
  const put = (city: string, name: string, places: readonly Place[]) => {
    const listed = cities.get(city) ?? { id: cities.size + 1, villages: [] };
    cities.set(city, listed);
    lastId += 1 + draw(3);
    const [first] = places;
    listed.villages.push({
      id: lastId,
      name,
      note: first?.note ?? null,
      is_closed: first?.is_closed ?? 0,
      deleted_at: null,
    });
    for (const { id } of places) ids[id] = [...(ids[id] ?? []), lastId];
  };
  directory.forEach((city, number) => {
    const habit = chosen(hand.cities, draw);
    const called = CITY_HABITS[habit](city.name, number + 1);
    const town = city.name.replace(/ و.*$/u, '');
    const isOwnCity = hand.townsAreCities && city.villages.length >= LARGE_CITY;
    const kept = city.villages.filter(
      (place, at) => at < 2 || (draw(100) >= hand.missing && place.deleted_at === null),
    );
    for (let at = 0; at < kept.length; at++) {
      const place = kept[at] as Place;
      const next = kept[at + 1];
      const own = isOwnCity && at < 8 ? town : called;
      const subject: Subject = {
        name: place.name,
        city: city.name,
        latin: mapped(otherName(place.name, LATIN), capitals),
        hebrew: mapped(otherName(place.name, HEBREW), withFinals),
        number: at + 1,
        neighbour: (kept[(at + 3) % kept.length] as Place).name,
        draw,
      };
      if (at > 2 && next !== undefined && place.is_closed === next.is_closed && draw(100) < hand.joined) {
        const joiner = hand.joiner[draw(hand.joiner.length)] ?? 'X/Y';
        put(own, joiner.replace('X', place.name).replace('Y', next.name), [place, next]);
        at++;
        continue;
      }
      put(own, HABITS[chosen(hand.records, draw)](subject), [place]);
      if (draw(100) < hand.doubled)
        put(own, HABITS.hamza({ ...subject, name: HABITS.loose(subject) }), [place]);
    }
    if (city.villages.length > 10 && draw(2) === 0) {
      const zone = hand.zones[draw(hand.zones.length)] ?? 'X';
      put(called, zone.replace('X', zone.includes('suburbs') ? called : town), []);
    }
  });
  return {
    cities: [...cities].map(([name, { id, villages }]) => ({ id, name, deleted_at: null, villages })),
    ids,
  };
}

function mapped<T>(value: T | null, change: (value: T) => T): T | null {
  return value === null ? null : change(value);
}

/** Writes every list anew. */
export function writeLists(): void {
  for (const [name, hand] of Object.entries(HANDS)) {
    const { cities, ids } = writeList(hand);
    writeFileSync(new URL(`${name}.json`, import.meta.url), `${JSON.stringify({ cities, ids })}\n`);
  }
}

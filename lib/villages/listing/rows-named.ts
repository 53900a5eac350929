import { foldedWordsOf } from '../../words/phrases';
import { soundDistance } from '../distance';
import { plainName, plainWords } from '../names';
import { foldWords } from '../normalize';
import { REGIONS, type RegionNames } from '../region-names';
import { ARABIC, encode } from '../symbols';
import { cityWords } from './city-name';

/** In letters for each of its own, within which a city is called as a region is. */
const NEAR = 0.08;

/** "بيت لحم" is "ب.لحم" too. */
const written = (name: string) => [name, name.replace(/^([ء-ي])[ء-ي]+ (?=[ء-ي]+$)/u, '$1 ')];
const namesOf = (some: (region: RegionNames) => readonly string[]) =>
  REGIONS.flatMap((region, row) =>
    some(region)
      .flatMap(written)
      .map((name) => ({ row, plain: plainName(name), encoded: encode(foldWords(name)) })),
  );
const OWN_NAMES = namesOf(({ names }) => names);
const NAMES = [...OWN_NAMES, ...namesOf(({ lands }) => lands)];

/** The rows of `REGIONS` that are called so, in the same letters: in Arabic letter for letter, in others as it sounds. */
export function rowsNamed(words: readonly string[]): readonly number[] {
  return rowsAmong(NAMES, words);
}

function rowsAmong(names: typeof NAMES, words: readonly string[]): readonly number[] {
  const encoded = encode(words);
  const plain = plainWords(words);
  const rows = names.filter(
    (name) =>
      name.encoded.script === encoded.script &&
      (encoded.script === ARABIC
        ? name.plain === plain
        : soundDistance(name.encoded, encoded, 1) <= NEAR * name.encoded.weight),
  );
  return [...new Set(rows.map(({ row }) => row))];
}

/** A row, and those of its country that border on it. */
export function rowsAround(row = -1): readonly number[] {
  const own = REGIONS[row];
  const isNext = ({ country, codes }: RegionNames) =>
    country === own?.country && codes.some((code) => own.touches.includes(code));
  return own === undefined
    ? []
    : [row, ...REGIONS.keys().filter((other) => isNext(REGIONS[other] as RegionNames))];
}

/** The rows that the longest part of a name is called as, but for "شمال": "القدس داخل الجدار". */
export function rowsWithin(named: readonly string[]): readonly number[] {
  const words = named.filter((word) => !COMPASS.has(word));
  for (let length = words.length; length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const rows = rowsNamed(words.slice(at, at + length));
      if (rows.length > 0) return rows;
    }
  return [];
}

const COMPASS = foldedWordsOf('record-compass');
const AROUND = foldedWordsOf('record-zone');

/** The one row that a city is called, in one language or several, and nothing more; "شمال الخليل" is only a part. */
export function governorateOf(city: string): number | null {
  return foldWords(city).some((word) => AROUND.has(word)) ? null : governorateAround(city);
}

/** The same where it is a part of that governorate, around its town: "Hebron Villages", "قرى نابلس". */
export function governorateAround(city: string): number | null {
  const words = cityWords(city).filter((word) => !AROUND.has(word));
  const [row = null, ...others] = new Set(splitRows(words));
  return others.length > 0 ? null : row;
}

/** The rows of the names that words are made of; none where one of the words is of no name. */
function splitRows(words: readonly string[]): readonly number[] {
  for (let end = words.length; end > 0; end--) {
    const rows = rowsAmong(OWN_NAMES, words.slice(0, end));
    const behind = end === words.length || rows.length === 0 ? rows : splitRows(words.slice(end));
    if (behind.length > 0) return [...rows, ...behind];
  }
  return [];
}

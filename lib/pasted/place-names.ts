import { isQuarterOf } from '../villages/evidence';
import { isGivenName } from '../villages/given-names';
import { findNames } from '../villages/known-names';
import { matchVillage } from '../villages/match';
import type { NamedPart } from '../villages/named-part';
import { beginsNames } from '../villages/names';
import type { WrittenWord } from '../villages/normalize';
import { findRegion } from '../villages/regions';
import type { VillageIndex } from '../villages/village-index';
import { pattern, says } from '../words/patterns';

/** Where a village's name stands among the words of a stretch. */
export interface PlaceName {
  /** Places in the stretch's words, the end not among them. */
  readonly start: number;
  readonly end: number;
  /** Letters of a preposition that is joined to its first word: 1 of "بنابلس". */
  readonly joined: number;
}

const LONGEST_REGION = 3;
const LONGEST_JOINED = 3;

/** The names of places in a stretch: Arabic ones as they are spelled, in other letters the one that is certain by its sound. */
export function placeNamesIn(
  index: VillageIndex,
  words: string,
  tokens: readonly WrittenWord[],
  parts: readonly NamedPart[],
): readonly PlaceName[] {
  const sounding = /\p{Script=Arabic}/u.test(words) ? null : soundingPlace(index, words, tokens);
  if (sounding !== null) return [sounding];
  const spelled = spelledNames(index, tokens, parts);
  const short = shortNames(index, tokens).filter(({ start }) => spelled.every((one) => one.start !== start));
  const all = [...spelled, ...short];
  const nameOf = ({ start, end }: PlaceName) => writtenOf(tokens.slice(start, end));
  // "رام الله الطيرة": right behind its town's name a quarter is no village.
  const isQuarter = (one: PlaceName) =>
    all.some((town) => town.end === one.start && isQuarterOf(nameOf(one), nameOf(town)));
  // "السيد منذر": a title before a given name.
  const isTitle = (one: PlaceName) =>
    `${nameOf(one)} `.replace(pattern('title-first'), '') === '' &&
    isGivenName(tokens[one.end]?.written ?? '');
  return all.filter((one) => !isQuarter(one) && !isTitle(one));
}

/** "ساكنة بعجة", "بجبع جنين": a name behind a preposition that is joined to it. */
function shortNames(index: VillageIndex, tokens: readonly WrittenWord[]): readonly PlaceName[] {
  return tokens.flatMap(({ word, written }, at) => {
    if (!/^ب\p{Script=Arabic}{3,}$/u.test(written) || says('no-place-joined', word)) return [];
    const isName = !index.wholeNames.has(word) && index.wholeNames.has(word.slice(1));
    return isName ? [{ start: at, end: at + 1, joined: 1 }] : [];
  });
}

/** The names of villages among words that nothing else explains, a preposition joined to them or not. */
function spelledNames(
  index: VillageIndex,
  tokens: readonly WrittenWord[],
  parts: readonly NamedPart[],
): readonly PlaceName[] {
  return parts
    .filter(({ kind }) => kind === 'place' || kind === 'suburb')
    .flatMap(({ name }) => {
      const words = name.map(({ word }) => word);
      const first = tokens.findIndex(({ end }) => end === name[0]?.end);
      const [only = '', ...more] = words;
      const alone = more.length === 0 && index.wholeNames.has(only) ? [{ start: 0, end: 1 }] : [];
      return (
        [...saidPlaces(index, words), ...alone]
          // What a longer name begins with is left over of a name that is not listed: "كفر الزعتر".
          .filter(({ start }) => !beginsNames(words[start - 1] ?? ''))
          .map(({ start, end }) => ({
            start: start + first,
            end: end + first,
            joined: (name[start]?.start ?? 0) - (tokens[start + first]?.start ?? 0),
          }))
      );
    });
}

/** The longest name, behind the word that leads to a place or anywhere, that the words are certain to mean. */
function soundingPlace(index: VillageIndex, words: string, tokens: readonly WrittenWord[]): PlaceName | null {
  const led = tokens.findLastIndex(
    ({ written }) => /^[a-z\d]+$/i.test(written) && says('leads-to-place', written),
  );
  const from = tokens[led]?.end ?? 0;
  const matches = [from, 0].map((start) => ({
    start,
    ...matchVillage(index, { address1: words.slice(start) }),
  }));
  const isSure = ({ recognised }: { readonly recognised: boolean }) => recognised;
  const meant = matches.find(isSure) ?? joinedPlaces(index, words, tokens).find(isSure);
  const text = meant?.candidates[0]?.text;
  const at = text === undefined ? -1 : words.indexOf(text, meant?.start);
  if (text === undefined || at < 0) return null;
  const end = at + text.length;
  const start = tokens.findIndex((token) => token.end > at);
  return {
    start,
    end: tokens.findLastIndex((token) => token.start < end) + 1,
    joined: at - (tokens[start]?.start ?? at),
  };
}

/** "חוסאם אבו רביעה מרהט": behind a name in Hebrew a preposition is joined to the place. */
function joinedPlaces(index: VillageIndex, words: string, tokens: readonly WrittenWord[]) {
  return tokens.flatMap(({ written, start }, at) => {
    if (at === 0 || !/^[מבל][\p{Script=Hebrew}'’׳]{3,}$/u.test(written)) return [];
    const behind = tokens.slice(at, at + LONGEST_JOINED).toReversed();
    return behind.map(({ end }) => ({
      start,
      ...matchVillage(index, { city: words.slice(start + 1, end) }),
    }));
  });
}

/** The name of a region that stands right before it, behind somebody's name: "… القدس بيت حنينا". */
export function regionBefore(
  index: VillageIndex,
  names: readonly PlaceName[],
  tokens: readonly WrittenWord[],
  chosen: PlaceName,
): PlaceName | null {
  const before = names.find(({ start, end }) => start > 0 && end === chosen.start);
  if (before === undefined) return null;
  const words = tokens.slice(before.start, before.end).map(({ word }) => word);
  return findRegion(index.regions, words)?.exact === true ? before : null;
}

/** The end of another name, or of a region's, that follows at once. */
export function endOfNext(
  index: VillageIndex,
  names: readonly PlaceName[],
  tokens: readonly WrittenWord[],
  at: number,
): number | null {
  const isKind = says('settlement-word', tokens[at]?.written ?? '');
  const next = names.find(({ start }) => start === at || (isKind && start === at + 1));
  if (next !== undefined) return next.end;
  for (let end = Math.min(tokens.length, at + LONGEST_REGION); end > at; end -= 1) {
    const words = tokens.slice(at, end).map(({ word }) => word);
    if (findRegion(index.regions, words)?.exact === true) return end;
  }
  return null;
}

/** Where a name before its town begins that has a slip or says something: "عين البيضاا طوباس", "الجديدة محافظة جنين". */
export function headBefore(
  index: VillageIndex,
  tokens: readonly WrittenWord[],
  leadEnd: number,
  end: number,
): number | null {
  const isDistrict = says('district-said', tokens[leadEnd]?.written ?? '');
  const heads = tokens
    .slice(0, leadEnd)
    .flatMap(({ word }, at) => (isDistrict || beginsNames(word) ? [at] : []));
  const wordsFrom = (from: number, to: number) => writtenOf(tokens.slice(from, to));
  return heads.find((head) => isVillage(index, wordsFrom(head, end), wordsFrom(head, leadEnd))) ?? null;
}

/** "مجد الكرووم" is one village with a slip, and not another that is called "المجد". */
export function isCutShort(
  index: VillageIndex,
  tokens: readonly WrittenWord[],
  { start, end }: PlaceName,
): boolean {
  const next = tokens[end];
  if (end - start > 1 || !next?.written.startsWith('ال') || says('street-said', next.written)) return false;
  const longer = writtenOf(tokens.slice(start, end + 1));
  return isVillage(index, longer, longer);
}

function writtenOf(tokens: readonly WrittenWord[]): string {
  return tokens.map(({ written }) => written).join(' ');
}

/** Whether a city's field of these words is certain to mean a village by that part of them. */
function isVillage(index: VillageIndex, city: string, part: string): boolean {
  const { recognised, candidates } = matchVillage(index, { city });
  return recognised && candidates[0]?.text === part;
}

/** The places that words name; one that the list lacks only by several words, for one word may be a person's. */
export function saidPlaces(index: VillageIndex, words: readonly string[]) {
  const named = findNames(index, words);
  const listed = named.filter(({ villages }) =>
    villages.some((at) => (index.places[at]?.records.length ?? 0) > 0),
  );
  if (listed.length > 0) return listed;
  return named.filter(({ start, end }) => end - start > 1 && !isGivenName(words[start] ?? ''));
}

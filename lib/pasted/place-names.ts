import { isGivenName } from '../villages/given-names';
import { findNames } from '../villages/known-names';
import { matchVillage } from '../villages/match';
import type { NamedPart } from '../villages/named-part';
import { beginsNames } from '../villages/names';
import type { WrittenWord } from '../villages/normalize';
import { isQuarterOf } from '../villages/quarter-record';
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

/** The words of a stretch, and the directory that may list what they name. */
export interface SaidWords {
  readonly index: VillageIndex;
  readonly words: string;
  readonly tokens: readonly WrittenWord[];
}

/** How many words a region's name may have, the longest first. */
const REGION_WORDS = [3, 2, 1];
const LONGEST_JOINED = 3;

/** The names of places in a stretch: Arabic ones as they are spelled, in other letters the one that is certain by its sound. */
export function placeNamesIn(said: SaidWords, parts: readonly NamedPart[]): readonly PlaceName[] {
  const { tokens } = said;
  const sounding = /\p{Script=Arabic}/u.test(said.words) ? null : soundingPlace(said);
  if (sounding !== null) return [sounding];
  const spelled = spelledNames(said, parts);
  const short = [...shortNames(said), ...sentNames(said)].filter(({ start }) =>
    spelled.every((one) => one.start !== start),
  );
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
function shortNames({ index, tokens }: SaidWords): readonly PlaceName[] {
  return tokens.flatMap(({ word, written }, at) => {
    const joined = /^و?ب(?=\p{Script=Arabic}{3,}$)/u.exec(written)?.[0].length ?? 0;
    if (joined === 0 || says('no-place-joined', word.slice(joined - 1))) return [];
    const isName = !index.wholeNames.has(word) && index.wholeNames.has(word.slice(joined));
    return isName ? [{ start: at, end: at + 1, joined }] : [];
  });
}

/** "ابعتلي ماكنة القهوة على عتيل": a name behind "to" where something is sent, whatever the words around it are. */
function sentNames({ index, tokens }: SaidWords): readonly PlaceName[] {
  const sent = tokens.findIndex(({ written }) => says('sends-verb', written));
  return tokens.flatMap(({ written }, at): readonly PlaceName[] => {
    if (sent < 0 || at <= sent || !says('sent-on', written)) return [];
    const words = tokens.slice(at + 1, at + 1 + LONGEST_JOINED).map(({ word }) => word);
    const name = saidPlaces(index, words).find(({ start }) => start === 0);
    const end = name?.end ?? (index.wholeNames.has(words[0] ?? '') ? 1 : 0);
    return end === 0 ? [] : [{ start: at + 1, end: at + 1 + end, joined: 0 }];
  });
}

/** The names of villages among words that nothing else explains, a preposition joined to them or not. */
function spelledNames({ index, tokens }: SaidWords, parts: readonly NamedPart[]): readonly PlaceName[] {
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
function soundingPlace(said: SaidWords): PlaceName | null {
  const { index, words, tokens } = said;
  const led = tokens.findLastIndex(
    ({ written }) => /^[a-z\d]+$/i.test(written) && says('leads-to-place', written),
  );
  const from = tokens[led]?.end ?? 0;
  const matches = [from, 0].map((start) => ({
    start,
    ...matchVillage(index, { address1: words.slice(start) }),
  }));
  const isSure = ({ recognised }: { readonly recognised: boolean }) => recognised;
  const meant = matches.find(isSure) ?? joinedPlaces(said).find(isSure);
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
function joinedPlaces({ index, words, tokens }: SaidWords) {
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
  said: SaidWords,
  names: readonly PlaceName[],
  chosen: PlaceName,
): PlaceName | undefined {
  const before = names.find(({ start, end }) => start > 0 && end === chosen.start);
  return before && isRegion(said, before.start, before.end) ? before : undefined;
}

function isRegion({ index, tokens }: SaidWords, start: number, end: number): boolean {
  const words = tokens.slice(start, end).map(({ word }) => word);
  return findRegion(index.regions, words)?.exact === true;
}

/** The end of a name, and of each other name, or region's, that follows at once. */
export function endsFrom(said: SaidWords, names: readonly PlaceName[], at: number): readonly number[] {
  const isKind = says('settlement-word', said.tokens[at]?.written ?? '');
  const next = names.find(({ start }) => start === at || (isKind && start === at + 1));
  const regions = REGION_WORDS.map((count) => at + count).filter((end) => end <= said.tokens.length);
  const end = next?.end ?? regions.find((end) => isRegion(said, at, end));
  return end === undefined ? [at] : [at, ...endsFrom(said, names, end)];
}

/** Where a name before its town begins that has a slip or says something: "عين البيضاا طوباس", "الجديدة محافظة جنين". */
export function headBefore({ index, tokens }: SaidWords, leadEnd: number, end: number): number | undefined {
  const isDistrict = says('district-said', tokens[leadEnd]?.written ?? '');
  const heads = tokens
    .slice(0, leadEnd)
    .flatMap(({ word }, at) => (isDistrict || beginsNames(word) ? [at] : []));
  const wordsFrom = (from: number, to: number) => writtenOf(tokens.slice(from, to));
  return heads.find((head) => isVillage(index, wordsFrom(head, end), wordsFrom(head, leadEnd)));
}

/** "مجد الكرووم" is one village with a slip, and not another that is called "المجد". */
export function isCutShort({ index, tokens }: SaidWords, { start, end }: PlaceName): boolean {
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
  const listed = named.filter(({ villages }) => villages.some((at) => index.places[at]?.records.length));
  if (listed.length > 0) return listed;
  return named.filter(({ start, end }) => end - start > 1 && !isGivenName(words[start] ?? ''));
}

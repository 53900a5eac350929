import { isGivenName } from '../villages/given-names';
import { matchVillage } from '../villages/match';
import type { NamedPart } from '../villages/named-part';
import { beginsNames } from '../villages/names';
import type { WrittenWord } from '../villages/normalize';
import { findRegion } from '../villages/regions';
import type { VillageIndex } from '../villages/village-index';
import { pattern } from '../words/patterns';
import { saidPlaces } from './said-places';

const DISTRICT_WORD = pattern('district-said');
const LEADS_TO = pattern('leads-to-place');
const LIVES = pattern('lives-said');
const SAID_OTHERWISE = pattern('no-place-joined');
const SETTLEMENT_WORD = pattern('settlement-word');

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
  return [...spelled, ...short];
}

/** "ساكنة بعجة", "بجبع جنين": three letters behind a preposition are a place's where what is beside them says so. */
function shortNames(index: VillageIndex, tokens: readonly WrittenWord[]): readonly PlaceName[] {
  return tokens.flatMap(({ word, written }, at) => {
    if (!/^ب\p{Script=Arabic}{3,}$/u.test(written) || SAID_OTHERWISE.test(word)) return [];
    const next = tokens.slice(at + 1, at + 3).map((one) => one.word);
    const isRegion = next.some((_, end) => findRegion(index.regions, next.slice(0, end + 1))?.exact === true);
    const isLed = at === 0 || LIVES.test(tokens[at - 1]?.written ?? '');
    const isName = !index.wholeNames.has(word) && index.wholeNames.has(word.slice(1));
    const isLong = word.length > 4 && !isGivenName(word) && !isGivenName(word.slice(1));
    return isName && (isLong || isLed || isRegion) ? [{ start: at, end: at + 1, joined: 1 }] : [];
  });
}

/** The names of villages among words that nothing else explains, a preposition joined to them or not. */
function spelledNames(
  index: VillageIndex,
  tokens: readonly WrittenWord[],
  parts: readonly NamedPart[],
): readonly PlaceName[] {
  return parts
    .filter(({ kind, start, name }) => {
      // Before a street's name that is Latin, what stands at its head is said to be near, without a word for it.
      return kind === 'place' || kind === 'suburb' || (kind === 'near' && name[0]?.start === start);
    })
    .flatMap(({ name }) => {
      const words = name.map(({ word }) => word);
      const first = tokens.findIndex(({ end }) => end === name[0]?.end);
      // A word that begins many names is one by itself where nothing of a name is behind it.
      const last = words.length - 1;
      const isAlone =
        index.wholeNames.has(words[last] ?? '') && (last === 0 || beginsNames(words[last] ?? ''));
      const alone = isAlone ? [{ start: last, end: last + 1 }] : [];
      return (
        [...saidPlaces(index, words), ...alone]
          // What a longer name begins with is left over of a name that is not listed: "كفر الزعتر".
          .filter(({ start }) => !beginsNames(words[start - 1] ?? ''))
          .toSorted((a, b) => a.start - b.start)
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
  const led = tokens.findLastIndex(({ written }) => /^[a-z\d]+$/i.test(written) && LEADS_TO.test(written));
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
    if (at === 0 || !/^[מבל]\p{Script=Hebrew}{3,}$/u.test(written)) return [];
    const behind = tokens.slice(at, at + LONGEST_JOINED).toReversed();
    return behind.map(({ end }) => ({
      start,
      ...matchVillage(index, { city: words.slice(start + 1, end) }),
    }));
  });
}

/** The name of a place's own region that stands right before it, behind somebody's name: "… القدس بيت حنينا". */
export function regionBefore(
  index: VillageIndex,
  names: readonly PlaceName[],
  tokens: readonly WrittenWord[],
  chosen: PlaceName,
): PlaceName | null {
  const before = names.find(({ start, end }) => start > 0 && end === chosen.start);
  if (before === undefined) return null;
  const wordsOf = ({ start, end }: PlaceName) => tokens.slice(start, end).map(({ word }) => word);
  const region = findRegion(index.regions, wordsOf(before));
  if (region?.exact !== true) return null;
  const city = [...wordsOf(before), ...wordsOf(chosen)].join(' ');
  const [meant] = matchVillage(index, { city }).candidates;
  return meant !== undefined && region.region.cityIds.includes(meant.village.cityId) ? before : null;
}

/** The end of another name, or of a region's, that follows at once. */
export function endOfNext(
  index: VillageIndex,
  names: readonly PlaceName[],
  tokens: readonly WrittenWord[],
  at: number,
): number | null {
  const isKind = SETTLEMENT_WORD.test(tokens[at]?.written ?? '');
  const next = names.find(({ start }) => start === at || (isKind && start === at + 1));
  if (next !== undefined) return next.end;
  for (let end = Math.min(tokens.length, at + LONGEST_REGION); end > at; end -= 1) {
    const words = tokens.slice(at, end).map(({ word }) => word);
    if (findRegion(index.regions, words)?.exact === true) return end;
  }
  return null;
}

/**
 * Where a village's name begins before its town that is none of the listed ones letter for letter: one spelled with a
 * slip ("عين البيضاا طوباس"), or a word that says something by itself ("الجديدة محافظة جنين").
 */
export function headBefore(
  index: VillageIndex,
  tokens: readonly WrittenWord[],
  leadEnd: number,
  end: number,
): number | null {
  const isDistrict = DISTRICT_WORD.test(tokens[leadEnd]?.written ?? '');
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
  if (end - start > 1 || next === undefined || !next.written.startsWith('ال')) return false;
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

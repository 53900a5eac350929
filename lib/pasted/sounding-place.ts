import { matchVillage } from '../villages/match';
import type { WrittenWord } from '../villages/normalize';
import type { VillageIndex } from '../villages/village-index';
import { LEADS_TO } from './words';

/** Where a village's name stands among the words of a stretch. */
export interface PlaceName {
  /** Places in the stretch's words, the end not among them. */
  readonly start: number;
  readonly end: number;
  /** A preposition is joined to its first word: "بنابلس". */
  readonly joined: number;
}

/** In other letters than Arabic ones a name is told by its sound: the longest that the words are certain to mean. */
export function soundingPlace(
  index: VillageIndex,
  words: string,
  tokens: readonly WrittenWord[],
): PlaceName | null {
  const led = tokens.findLastIndex(({ written }) => /^[a-z\d]+$/i.test(written) && LEADS_TO.test(written));
  const from = tokens[led]?.end ?? 0;
  const whole = [from, 0].map((start) => ({
    start,
    ...matchVillage(index, { address1: words.slice(start) }),
  }));
  const isSure = ({ recognised }: { readonly recognised: boolean }) => recognised;
  const meant = whole.find(isSure) ?? joinedPlaces(index, words, tokens).find(isSure);
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

const LONGEST_JOINED = 3;

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

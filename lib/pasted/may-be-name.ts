import { matchVillage } from '../villages/match';
import { foldText } from '../villages/normalize';
import type { VillageIndex } from '../villages/village-index';
import { isPlace, type Part } from './part';
import { isLikeName, isSmallTalk } from './words';

const LED = /(?<!\p{L})(?:على|الى|إلى|في|من|ع|to|in|at|from|ל|ב)\s+$/iu;
const LETTERS = /^[\p{L}\p{M}\s.'’׳-]{2,}$/u;
const ARABIC = /\p{Script=Arabic}/u;

/**
 * Of the parts that no label names, those with a village among their words that may as well be somebody's name:
 * "صفا محمود", "خالد", "Reem". Between a village and a person only the person who pasted it can tell.
 */
export function findMayBeNames(parts: readonly Part[], index: VillageIndex, folded: string): readonly Part[] {
  const wordsOf = ({ span }: Part) => folded.slice(span.start, span.end);
  const isOther = (part: Part) =>
    !isPlace(part) && !part.isStreet && LETTERS.test(wordsOf(part)) && !isSmallTalk(wordsOf(part));
  const asked = (hasName: boolean) =>
    parts.filter((part) => {
      if (!isPlace(part) || part.isStreet || LED.test(folded.slice(0, part.span.start))) return false;
      const words = wordsOf(part);
      const isOneWord = !/\s/.test(words);
      return (isOneWord || isLikeName(words)) && !isSurelyPlace(part, words, index, hasName);
    });
  if (parts.some(isOther)) return asked(true);
  // Where nobody else is named, a village with words of no place beside it is the name for the rest.
  const doubtful = asked(true).filter((part) => /\s/.test(wordsOf(part)));
  return asked(doubtful.length > 0);
}

/** Whether the words are a village and its town, and leave nothing over for a name. */
function isSurelyPlace({ match }: Part, words: string, index: VillageIndex, hasName: boolean): boolean {
  const [first] = match.candidates;
  if (first === undefined) return false;
  const around = words.replace(first.text, ' ').trim();
  const town = around === '' ? null : matchVillage(index, { city: around });
  const [main] = town?.candidates ?? [];
  const isTown = town === null || (town.recognised && main?.village.cityId === first.village.cityId);
  // Across scripts no spelling is exact; that somebody may be named elsewhere is the best there is to tell by.
  if (!ARABIC.test(words)) return hasName && isTown;
  if (around !== '') return isTown && main !== undefined && foldText(main.village.name) === foldText(around);
  const isExact = foldText(first.text) === foldText(first.village.name);
  return /\s/.test(words) ? isExact || hasName : isExact && hasName;
}

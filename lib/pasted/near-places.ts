import { matchVillage } from '../villages/match';
import type { VillageIndex } from '../villages/village-index';
import { isPlace, type Part } from './part';
import { isLikeName, isSmallTalk } from './words';

/** Without a label: what the directory knows, streets, and what belongs to a place in its line. */
export function nearPlaces(
  parts: readonly Part[],
  index: VillageIndex,
  folded: string,
  named: boolean,
): readonly Part[] {
  const places = parts.filter((part) => isPlace(part) && !part.mayBeName);
  const wordsOf = ({ span }: Part) => folded.slice(span.start, span.end);
  const nameAt = parts.findIndex((part) => !places.includes(part) && isLikeName(wordsOf(part)));
  const address: Part[] = [];
  parts.forEach((part, at) => {
    const last = address.at(-1);
    const beside = places.filter(({ line }) => line === part.line);
    const goesOn =
      last !== undefined &&
      beside.some(({ span }) => span.end <= part.span.start) &&
      /^[^\p{L}\d]*$/u.test(folded.slice(last.span.end, part.span.start)) &&
      !isSmallTalk(wordsOf(part)) &&
      (named || (nameAt >= 0 && nameAt < at));
    if (
      places.includes(part) ||
      (part.isStreet && places.length > 0) ||
      (!part.mayBeName && (goesOn || isHouse(part, beside, folded))) ||
      (!part.mayBeName && beside.some((place) => isToldBy(place, wordsOf(part), index, folded)))
    ) {
      address.push(part);
    }
  });
  return address;
}

/** A word and a number behind a place in its line: "תל אביב, דיזנגוף 99". */
function isHouse({ span }: Part, beside: readonly Part[], folded: string): boolean {
  return (
    /\p{L}.*\d/u.test(folded.slice(span.start, span.end)) &&
    beside.some((place) => place.span.end <= span.start)
  );
}

/** Whether words that may be several villages are one of them, and for certain, beside this place. */
function isToldBy({ span }: Part, words: string, index: VillageIndex, folded: string): boolean {
  const match = matchVillage(index, { city: `${words} - ${folded.slice(span.start, span.end)}` });
  return match.recognised && words.includes(match.candidates[0]?.text ?? words);
}

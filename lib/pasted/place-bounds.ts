import { matchVillage } from '../villages/match';
import { beginsNames } from '../villages/names';
import type { WrittenWord } from '../villages/normalize';
import type { VillageIndex } from '../villages/village-index';
import { DISTRICT_WORD } from './words';

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
  const wordsOf = (from: number, to: number) => writtenOf(tokens.slice(from, to));
  return heads.find((head) => namesWhole(index, wordsOf(head, end), wordsOf(head, leadEnd))) ?? null;
}

/** "مجد الكرووم" is one village with a slip, and not another that is called "المجد". */
export function isCutShort(
  index: VillageIndex,
  tokens: readonly WrittenWord[],
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const [next] = tokens.slice(end);
  if (end - start > 1 || next === undefined || !next.written.startsWith('ال')) return false;
  const whole = writtenOf(tokens.slice(start, end + 1));
  return namesWhole(index, whole, whole);
}

function writtenOf(tokens: readonly WrittenWord[]): string {
  return tokens.map(({ written }) => written).join(' ');
}

/** Whether a city's field of these words is certain to mean a village by that part of them. */
function namesWhole(index: VillageIndex, city: string, part: string): boolean {
  const { recognised, candidates } = matchVillage(index, { city });
  return recognised && candidates[0]?.text === part;
}

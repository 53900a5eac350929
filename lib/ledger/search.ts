import { foldText } from '../villages/normalize';
import type { LedgerEntry } from './entry';

/**
 * Whether an entry is what was typed: every word of it stands somewhere in the entry, in whatever spelling and
 * digits. A phone or a code may be typed with spaces and dashes in it: each part of it stands in the whole.
 */
export function searchFor(typed: string): (entry: Pick<LedgerEntry, 'searched'>) => boolean {
  const folded = foldText(typed);
  if (folded === '') return () => true;
  const words = folded.split(' ');
  return ({ searched }) => words.every((word) => searched.includes(word));
}

import type { VillageMatch } from './match';
import { plainName } from './names';

/**
 * Whether an address that may be several villages names each of them, as namesakes are; else it is only near them,
 * and was not understood.
 */
export function namesExactly({ candidates, reason }: Pick<VillageMatch, 'candidates' | 'reason'>): boolean {
  if (reason.code !== 'ambiguous') return false;
  return candidates
    .filter(({ village }) => reason.villages.includes(village.id))
    .every(({ village, text }) => plainName(text) === plainName(village.name));
}

import type { VillageMatch } from '../villages/match';
import { isOpen } from '../villages/village';

/** The village that was found as one to be asked about. */
export function asUnsure(match: VillageMatch): VillageMatch {
  const [first] = match.candidates;
  if (!match.recognised || first === undefined) return match;
  const choices = isOpen(first.village) ? [first.village] : [];
  const reason = { code: 'unsure', text: first.text } as const;
  return { ...match, confident: false, recognised: false, reason, choices };
}

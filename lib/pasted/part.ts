import type { VillageMatch } from '../villages/match';
import { plainName } from '../villages/names';
import type { Span } from './pasted-order';

/** What stands between separators, and what the directory makes of it. */
export interface Part {
  readonly span: Span;
  readonly line: number;
  readonly labelled: boolean;
  readonly isStreet: boolean;
  /** It may as well be a person's name: "صفا محمود" names a village, and more likely somebody. */
  readonly mayBeName: boolean;
  /** What the directory makes of this part alone. */
  readonly match: VillageMatch;
}

export function isPlace({ match }: Part): boolean {
  return isKnown(match);
}

/** Named for certain; or named exactly, and several are of that name. */
export function isKnown({ recognised, reason, candidates, evidence }: VillageMatch): boolean {
  const [first] = candidates;
  if (recognised || first === undefined) return recognised;
  if (reason.code !== 'ambiguous' || evidence.some(({ code }) => code === 'named-too')) return false;
  return plainName(first.text) === plainName(first.village.name);
}

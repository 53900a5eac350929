import { isAgainst, type VillageEvidence } from '../villages/evidence';
import { type MatchReason, namesExactly, type VillageMatch } from '../villages/match';
import { isDeliverable, type Village } from '../villages/village';
import { error, notice } from './finding';
import type { Finding, FindingCode, Origin, VillageChoice } from './parcel-draft';

interface ChosenVillage {
  readonly village: VillageChoice | null;
  readonly origin: Origin;
  readonly findings: readonly Finding[];
}

/** What keeps a match from being filled in; all others are found, but not certain enough. */
const CODES: Readonly<Partial<Record<MatchReason['code'], FindingCode>>> = {
  none: 'village-unmatched',
  ambiguous: 'village-ambiguous',
  closed: 'village-closed',
  hidden: 'village-hidden',
  deleted: 'village-gone',
};

/** What speaks of “this village”, or of what it is like: nobody sees which where none is offered. */
const OF_ONE_SHOWN: ReadonlySet<VillageEvidence['code']> = new Set(['other-region', 'sounds']);

/** How often a village that is only near must be the right one, to be offered. */
const LIKELY = 0.1;
const MOST_NEAR = 3;

/**
 * The village a match is sure of, if parcels may go there; otherwise an error that says why, with the villages to
 * choose from and what the order says for and against the likeliest.
 */
export function chooseVillage(match: VillageMatch): ChosenVillage {
  const { candidates, confident, recognised, reason, choices } = match;
  const best = candidates[0]?.village;
  if (confident && best !== undefined && isDeliverable(best)) {
    return { village: choiceOf(best), origin: { from: 'match', reason }, findings: [] };
  }
  const named = recognised && best !== undefined ? { village: best.name, city: best.city } : {};
  const note = reason.code === 'closed' ? { note: reason.note ?? 'none' } : {};
  // Names that are only similar must not be reported as several that fit: the order did not name them.
  const isOnlySimilar = reason.code === 'ambiguous' && !namesExactly(match);
  const code = (isOnlySimilar ? undefined : CODES[reason.code]) ?? 'village-unsure';
  const text = code === 'village-unsure' && best !== undefined ? { text: candidates[0]?.text ?? '' } : {};
  const found = error('village', code, { ...named, ...note, ...text });
  const open = choices.filter(isDeliverable);
  const offered = (code === 'village-unsure' ? likelyAmong(match, open) : open).map(choiceOf);
  // The evidence against it comes first, since it is the reason for the question.
  const weighed = [...match.evidence].sort((a, b) => Number(isAgainst(b)) - Number(isAgainst(a)));
  const told = (match.evidence.some(isAgainst) ? weighed : [])
    .filter((evidence) => offered.length > 0 || !OF_ONE_SHOWN.has(evidence.code))
    .map(({ code, ...params }) => notice('village', `place-${code}`, params));
  const findings = [offered.length === 0 ? found : { ...found, choices: offered }, ...told];
  return { village: null, origin: { from: 'nowhere' }, findings };
}

/** Offered, never filled in, since nothing but their order says what each line is. */
export function offerVillage(match: VillageMatch): ChosenVillage {
  const { village, findings } = chooseVillage(match);
  const choices = village === null ? findings.flatMap(({ choices = [] }) => choices) : [village];
  const found = error('village', 'address-not-allowed');
  return {
    village: null,
    origin: { from: 'nowhere' },
    findings: [choices.length === 0 ? found : { ...found, choices }],
  };
}

/** The similar villages that are worth offering; an unlikely one might be pressed in haste. */
function likelyAmong({ candidates }: VillageMatch, choices: readonly Village[]): readonly Village[] {
  const likely = new Map(candidates.map(({ village, confidence }) => [village.id, confidence]));
  return choices.filter(({ id }) => (likely.get(id) ?? 0) >= LIKELY).slice(0, MOST_NEAR);
}

export function choiceOf({ id, cityId, name, city }: Village): VillageChoice {
  return { id, cityId, name, city };
}

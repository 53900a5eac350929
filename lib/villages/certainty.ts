import { allowedFor } from './allowed';
import { namesakesOf } from './namesakes';
import { isSlip, type RankedVillage } from './ranked-village';
import { isExact } from './recall';
import { UNKNOWN_SIZE } from './towns';
import { findVeto, isTownAlone, MISSPELLED, type VetoName } from './vetoes';
import { isUnlisted } from './village-index';

/** How sure the first of some ranked villages is the one meant. */
export interface Certainty {
  readonly sure: boolean;
  /** By village, in the same order: how often such a one is right, 0 to 1. */
  readonly confidences: readonly number[];
  /** The others that fit about as well as the first. */
  readonly rivals: readonly RankedVillage[];
  /** What kept it from being certain, however near its name is. */
  readonly veto: VetoName | null;
}

/** What differs less than this, in letters, cannot be told apart: very little where the name is exact. */
const EXACT_SCALE = 0.025;
/** The first must be this likely among all that were found. */
const LIKELY = 0.8;

/** `first`: the first of those ranked. */
export function judgeMatches(first: RankedVillage, ranked: readonly RankedVillage[]): Certainty {
  const scale = isExact(first.reading.hit) ? EXACT_SCALE : 0.05 + 0.08 * first.doubt;
  const odds = ranked.map((one) => Math.exp((first.cost - one.cost) / scale) * likelihood(one, first));
  const sum = odds.reduce((total, one) => total + one, 0);
  const margin = (ranked[1]?.cost ?? Number.POSITIVE_INFINITY) - first.cost;
  const allowed = allowedFor(first, margin);
  const veto = findVeto(first, ranked);
  const isNear = first.doubt <= allowed && 1 / sum >= LIKELY;
  const fit = veto === null ? 1 / (1 + Math.exp(6 * (first.doubt / allowed - 1.5))) : 0.3;
  const namesakes = namesakesOf(first, ranked);
  return {
    sure: veto === null && (isNear || isOnlySlip(first, ranked) || isTownAlone(first, ranked)),
    confidences: odds.map((one) => (fit * one) / sum),
    rivals: ranked.filter((one, at) => at > 0 && ((odds[at] ?? 0) > 1 - LIKELY || namesakes.includes(one))),
    veto,
  };
}

/** "עזה" sounds like غزة and like العزة: the larger is meant, as many times as often as it is larger. */
function likelihood({ inhabitants, village }: RankedVillage, first: RankedVillage): number {
  if (!first.reading.isTownField || first.reading.hit.cost > MISSPELLED || isUnlisted(village)) return 1;
  return Math.min(1, (inhabitants + UNKNOWN_SIZE) / (first.inhabitants + UNKNOWN_SIZE));
}

/** A slip, and nothing else that speaks against it. */
const SLIPPED = 1.05;

/** Whether the first is spelled with one slip, and no other village is: two small differences are no slip. */
function isOnlySlip(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  if (!first.reading.hit.sameScript || first.doubt > SLIPPED) return false;
  return isSlip(first) && !ranked.some((one) => one !== first && (isSlip(one) || one.cost <= first.cost));
}

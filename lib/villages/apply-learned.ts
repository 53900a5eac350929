import type { AddressText } from './address';
import { isWholeAddress } from './correction';
import type { VillageEvidence } from './evidence';
import { type VillageMatch, whyNotOpen } from './match';
import { plainName } from './names';
import { foldText } from './normalize';
import type { LearnedVillage } from './stored';
import type { Village } from './village';
import { isDeliverable } from './village';

/**
 * A match with what was learned of the same text: the learned village is the one, for certain, while the matcher
 * still reads the address as it did then. Where it has come to be sure of a third village, where the street names
 * another, or where the person chose now one and now another, both are offered and neither is filled in. A learned
 * village that parcels cannot go to is recognised and not filled in, and one that the order contradicts is only offered.
 * @param against what the order says against the learned village
 */
export function applyLearned(
  match: VillageMatch,
  address: AddressText,
  learned: LearnedVillage,
  village: Village,
  neighbours: (closed: Village) => readonly Village[],
  against: readonly VillageEvidence[],
): VillageMatch {
  const sure = match.recognised ? (match.candidates[0]?.village ?? null) : null;
  if (sure?.id === village.id) return match;
  const candidate = { village, name: village.name, confidence: 1, text: learned.written };
  const candidates = [candidate, ...match.candidates.filter((other) => other.village.id !== village.id)];
  const choices = [village, ...match.choices.filter(({ id }) => id !== village.id)];
  const evidence = [...against, ...match.evidence];
  const doubted = { candidates, confident: false, recognised: false, evidence } as const;
  if (against.length > 0) return doubtBetween(choices);
  if (sure !== null && sure.id !== learned.instead) return doubtBetween([village, sure]);
  const beside = isWholeAddress(learned.text) ? undefined : findNamedBeside(match, address, village);
  if (beside !== undefined) return doubtBetween([village, beside]);
  if (!isDeliverable(village))
    return { ...doubted, recognised: true, reason: whyNotOpen(village), choices: neighbours(village) };
  if (!learned.certain) return doubtBetween(choices);
  const reason = { code: 'learned', text: learned.written } as const;
  return { candidates, confident: true, recognised: true, reason, choices: [], evidence: [] };

  function doubtBetween(villages: readonly Village[]): VillageMatch {
    const ids = villages.map(({ id }) => id);
    const open = villages.filter(isDeliverable);
    return { ...doubted, reason: { code: 'ambiguous', villages: ids, sameName: false }, choices: open };
  }
}

/** Another village whose very name stands in the address, not in its town's text. */
function findNamedBeside(
  { candidates }: VillageMatch,
  { city }: AddressText,
  learned: Village,
): Village | undefined {
  const town = ` ${foldText(city ?? '')} `;
  return candidates.find(
    ({ village, name, text }) =>
      village.id !== learned.id &&
      plainName(text) === plainName(name) &&
      !town.includes(` ${foldText(text)} `),
  )?.village;
}

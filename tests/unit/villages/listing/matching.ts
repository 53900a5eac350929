import { readFileSync } from 'node:fs';
import { readGazetteer } from '../../../../lib/villages/gazetteer';
import { matchVillage } from '../../../../lib/villages/match';
import { buildVillageIndex } from '../../../../lib/villages/village-index';
import { directoryOf } from '../made-up';

export const gazetteer = readGazetteer(
  readFileSync(new URL('../../../../assets/public/places.txt', import.meta.url), 'utf8'),
);

/** What a list answers, from `city: village, village …` lines, with the gazetteer. */
export function matching(...cities: readonly string[]) {
  const index = buildVillageIndex(directoryOf(...cities), gazetteer);
  return (address: Parameters<typeof matchVillage>[1]) => {
    const { confident, candidates, reason, evidence } = matchVillage(index, address);
    return {
      record: confident ? (candidates[0]?.village.name ?? null) : null,
      reason: reason.code,
      codes: evidence.map(({ code }) => code),
    };
  };
}

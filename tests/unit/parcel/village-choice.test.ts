import { describe, expect, it } from 'vitest';
import { chooseVillage } from '../../../lib/parcel/village-choice';
import { matchVillage, type VillageMatch } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directoryOf, villageOf } from '../villages/made-up';

const village = (id: number, name: string) => villageOf(id, name, 1, 'نابلس');
const candidate = (id: number, name: string, confidence: number, text = name) => ({
  village: village(id, name),
  name,
  confidence,
  text,
});

const near = (...confidences: readonly number[]): VillageMatch => {
  const candidates = confidences.map((confidence, at) => candidate(at + 1, `قرية ${at}`, confidence, 'قلعة'));
  return {
    candidates,
    confident: false,
    recognised: false,
    reason: { code: 'ambiguous', villages: candidates.map(({ village: { id } }) => id), sameName: false },
    choices: candidates.map((each) => each.village),
    evidence: [],
  };
};

const offered = (match: VillageMatch) =>
  chooseVillage(match).findings.map(({ code, choices = [] }) => [code, choices.map(({ id }) => id)]);

describe('a village that is not certain', () => {
  it('is asked about with all that the address names', () => {
    const index = buildVillageIndex(directoryOf('نابلس: برقة', 'رام الله والبيرة: برقة'));
    const chosen = chooseVillage(matchVillage(index, { city: 'برقة' }));
    expect(chosen.village).toBeNull();
    expect(chosen.findings).toMatchObject([
      {
        code: 'village-ambiguous',
        choices: [{ name: 'برقة' }, { name: 'برقة' }],
      },
    ]);
  });

  it('is not said to be several that fit, where the address is only near their names', () => {
    expect(offered(near(0.4, 0.3))).toEqual([['village-unsure', [1, 2]]]);
  });

  it('is not offered where it is far off, nor among too many', () => {
    expect(offered(near(0.4, 0.05, 0.01))).toEqual([['village-unsure', [1]]]);
    expect(offered(near(0.3, 0.2, 0.2, 0.2))).toEqual([['village-unsure', [1, 2, 3]]]);
    expect(offered(near(0.05, 0.05))).toEqual([['village-unsure', []]]);
  });

  it('is weighed by what the order says of it only where it is offered, so that it is seen', () => {
    const evidence = [
      { code: 'other-region', text: 'نابلس' },
      { code: 'sounds', text: 'قلعة' },
    ] as unknown as VillageMatch['evidence'];
    const codes = (match: VillageMatch) => chooseVillage(match).findings.map(({ code }) => code);
    expect(codes({ ...near(0.4), evidence })).toEqual([
      'village-unsure',
      'place-other-region',
      'place-sounds',
    ]);
    expect(codes({ ...near(0.05), evidence })).toEqual(['village-unsure']);
  });

  it('is never a closed, hidden or deleted one', () => {
    const match = near(0.4, 0.4, 0.4, 0.4);
    const marks = [{ closed: true }, { hidden: true }, { deleted: true }, {}];
    const choices = match.choices.map((each, at) => ({ ...each, ...marks[at] }));
    expect(offered({ ...match, choices })).toEqual([['village-unsure', [4]]]);
  });
});

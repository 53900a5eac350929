import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchVillage } from '../../../lib/villages/match';
import { foldText } from '../../../lib/villages/normalize';
import type { Village } from '../../../lib/villages/village';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { applyChange, directory, directoryOf, harmlessChange } from './made-up';

describe('whatever the directory', () => {
  it('a village’s own name with its city comes first, unless another has both', () => {
    fc.assert(
      fc.property(directory, fc.nat(), (villages, at) => {
        const village = villages[at % villages.length] as Village;
        const first = matchVillage(buildVillageIndex(villages), { city: village.name, state: village.city })
          .candidates[0];
        expect(first && foldText(first.village.name).replaceAll(' ', '')).toBe(
          foldText(village.name).replaceAll(' ', ''),
        );
        expect(first?.village.city).toBe(village.city);
      }),
    );
  });

  it('marks, articles and spaces never move a certain answer to another village', () => {
    fc.assert(
      fc.property(directory, fc.nat(), harmlessChange, fc.boolean(), (villages, at, change, withCity) => {
        const village = villages[at % villages.length] as Village;
        const made = buildVillageIndex(villages);
        const context = withCity ? { state: village.city } : {};
        const before = matchVillage(made, { city: village.name, ...context });
        const changed = applyChange(village.name, change);
        const after = matchVillage(made, { city: changed, ...context });
        if (!before.confident || !after.confident) return;
        const moved = after.candidates[0]?.village;
        if (moved?.id === before.candidates[0]?.village.id) return;
        expect(moved && foldText(moved.name)).toBe(foldText(changed));
        expect(withCity).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is never certain about an empty address or a street alone', () => {
    const before = [
      'شارع',
      'طريق',
      'دوار',
      'قرب مسجد',
      'عمارة',
      'خلف',
      'near',
      'next to',
      'opposite',
      'רחוב',
      'ליד',
    ];
    const after = ['Street', 'St.', 'Road', 'Ave', 'Square', 'Boulevard'];
    const street = fc.oneof(
      fc.constantFrom(...before).map((way) => (name: string) => `${way} ${name}`),
      fc.constantFrom(...after).map((way) => (name: string) => `${name} ${way}`),
    );
    const nothing = fc.constantFrom('', ' ', '-', '،', '12', 'طابق 3', '٤/ب', 'فلسطين', '\u200f');
    fc.assert(
      fc.property(directory, fc.nat(), street, nothing, (villages, at, way, empty) => {
        const made = buildVillageIndex(villages);
        const name = villages[at % villages.length]?.name ?? '';
        for (const address of [
          {},
          { city: empty, state: empty, address1: empty, address2: empty },
          { address1: way(name) },
          { address1: empty, address2: way(name) },
          { city: empty, address1: way(name), address2: empty },
        ]) {
          expect(matchVillage(made, address).confident).toBe(false);
        }
      }),
    );
  });

  it('takes any text at all', () => {
    const made = buildVillageIndex(
      directoryOf('نابلس: نابلس, بورين, بيت فوريك', 'Jenin: Jenin, Qabatiya', 'צפון: סחנין'),
    );
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 60 }));
    fc.assert(
      fc.property(
        fc.record({ city: text, state: text, address1: text, address2: text, country: text }),
        (address) => {
          const match = matchVillage(made, address);
          for (const { confidence } of match.candidates)
            expect(confidence >= 0 && confidence <= 1).toBe(true);
        },
      ),
    );
  });

  it('is never certain of a name that two villages of one city have, told apart by what they are near to', () => {
    fc.assert(
      fc.property(directory, fc.nat(), fc.boolean(), (villages, at, withCity) => {
        const village = villages[at % villages.length] as Village;
        const others = villages.filter(({ name }) => name !== village.name);
        const near = (id: number, place: string) => ({
          ...village,
          id,
          name: `${village.name} (قرب ${place})`,
        });
        const made = buildVillageIndex([...others, near(1_000, 'النهر'), near(1_001, 'الجسر')]);
        const match = matchVillage(made, {
          city: village.name,
          ...(withCity ? { state: village.city } : {}),
        });
        expect(match.recognised).toBe(false);
        expect(match.reason).toMatchObject({ code: 'ambiguous' });
        expect(match.choices.map(({ id }) => id)).toEqual(expect.arrayContaining([1_000, 1_001]));
      }),
    );
  });

  it('takes a village that is listed twice in a city for one, and the open record of it', () => {
    fc.assert(
      fc.property(directory, fc.nat(), fc.boolean(), (villages, at, closed) => {
        const village = villages[at % villages.length] as Village;
        const others = villages.filter((one) => one === village || one.name !== village.name);
        const once = buildVillageIndex(others);
        const twice = buildVillageIndex([
          ...others.map((one) => (one === village ? { ...one, closed } : one)),
          { ...village, id: 1_000 },
        ]);
        const address = { city: village.name, state: village.city };
        const before = matchVillage(once, address);
        const after = matchVillage(twice, address);
        if (!before.confident || before.candidates[0]?.village.id !== village.id) return;
        expect(after.confident).toBe(true);
        expect(after.candidates[0]?.village.id).toBe(closed ? 1_000 : village.id);
      }),
    );
  });

  it('offers only what can be shipped to, and none beside a certain answer', () => {
    fc.assert(
      fc.property(directory, fc.nat(), fc.nat(), (villages, at, closed) => {
        const village = villages[at % villages.length] as Village;
        const some = villages.map((one, place) => ({ ...one, closed: (closed >> (place % 30)) % 2 === 1 }));
        const match = matchVillage(buildVillageIndex(some), { city: village.name, state: village.city });
        const first = match.candidates[0]?.village;
        expect(match.choices.every((choice) => !choice.closed)).toBe(true);
        if (match.confident) expect([first?.closed, match.choices]).toEqual([false, []]);
        else if (match.reason.code === 'closed') {
          expect(match.choices.every(({ cityId }) => cityId === first?.cityId)).toBe(true);
        }
      }),
    );
  });
});

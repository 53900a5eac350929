import { describe, expect, it } from 'vitest';
import { matchVillage } from '../../../lib/villages/match';
import { isOneSlip } from '../../../lib/villages/one-slip';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directoryOf } from './made-up';

describe('one slip', () => {
  it.each([
    ['رابود', 'راود'],
    ['الحفيرة', 'الحفيوة'],
    ['كابول', 'كابوول'],
    ['مردة', 'مدرة'],
  ])('is a letter missing, wrong, too many or changed with the next: %s, %s', (name, written) => {
    expect(isOneSlip(name, written)).toBe(true);
  });

  it.each([
    ['رابود', 'رود'],
    ['رابود', 'رابود'],
    ['عراد', 'راود'],
  ])('is neither two of them nor none: %s, %s', (name, written) => {
    expect(isOneSlip(name, written)).toBe(false);
  });

  const index = buildVillageIndex(
    directoryOf('الخليل: رابود, كرمة, كرزة, سنورة, سنيرة', 'جنين: الحفيرة', 'النقب: عراد'),
  );
  const filled = (city: string) => {
    const { confident, candidates } = matchVillage(index, { city });
    return confident ? candidates[0]?.village.name : null;
  };

  it('in a village’s name is believed, though another sounds as near by two', () => {
    expect(filled('راود')).toBe('رابود');
    expect(filled('الحفيوة')).toBe('الحفيرة');
  });

  it('is asked about where two villages are one slip away', () => {
    expect(filled('كرحة')).toBeNull();
    // A vowel is left out more readily than another: near, and still not told apart.
    expect(filled('سنرة')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { matchVillage } from '../../../lib/villages/match';
import { isLikelySlip, isOneSlip } from '../../../lib/villages/one-slip';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directoryOf } from './made-up';

describe('one slip', () => {
  it.each([
    ['رابود', 'راود'],
    ['الحفيرة', 'الحفيوة'],
    ['كابول', 'كابوول'],
    ['مردة', 'مدرة'],
    ['طولكرم', 'طورلكم'],
  ])('is a letter missing, wrong, too many, or written one or two places off: %s, %s', (name, written) => {
    expect(isOneSlip(name, written)).toBe(true);
  });

  it.each([
    ['رابود', 'رود'],
    ['رابود', 'رابود'],
    ['عراد', 'راود'],
  ])('is neither two of them nor none: %s, %s', (name, written) => {
    expect(isOneSlip(name, written)).toBe(false);
  });

  it.each([
    ['نابلس', 'نابس'],
    ['نابلس', 'نابللس'],
    ['نابلس', 'نالبس'],
    // Beside it on the keyboard, of its shape, and of its sound.
    ['haifa', 'haiga'],
    ['جنين', 'حنين'],
    ['القدس', 'القدص'],
  ])('is likely where hands and ears make it: %s, %s', (name, written) => {
    expect(isLikelySlip(written, name)).toBe(true);
  });

  it.each([
    ['الرملة', 'الجملة'],
    ['haifa', 'haufa'],
    ['غزة', 'غزمة'],
    ['نابلس', 'نابلس'],
  ])('is not likely with any other letter: %s, %s', (name, written) => {
    expect(isLikelySlip(written, name)).toBe(false);
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

import { describe, expect, it } from 'vitest';
import type { AddressText } from '../../../lib/villages/address';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directoryOf } from './made-up';

describe('a village beside the town of another governorate', () => {
  const shops = buildVillageIndex(
    directoryOf(
      'نابلس: نابلس, حوارة, بيت فوريك',
      'قلقيلية: قلقيلية, كفر قدوم, جيت, الفندق',
      'سلفيت: سلفيت, حارس',
      'الخليل: الخليل, دورا, جبع',
      'القدس: القدس, بير نبالا',
      'رام الله: رام الله, بيرزيت, المدور',
      'جنين: جنين, جبع',
    ),
  );
  const answer = (address: AddressText) => {
    const { confident, candidates } = matchVillage(shops, { ...address, country: 'PS' });
    return confident ? candidates[0]?.village.name : null;
  };

  it.each<[AddressText, string]>([
    [{ city: 'نابلس', address1: 'كفر قدوم' }, 'كفر قدوم'],
    [{ city: 'رام الله', address1: 'بير نبالا قرب البلدية' }, 'بير نبالا'],
    [{ city: 'كفر قدوم', state: 'نابلس' }, 'كفر قدوم'],
    // A street is called after where it leads to.
    [{ city: 'نابلس', address1: 'شارع كفر قدوم' }, 'نابلس'],
  ])('is meant where the two border on each other and its name is spelled out: %o', (address, village) => {
    expect(answer(address)).toBe(village);
  });

  it.each<AddressText>([
    // They do not border on each other.
    { city: 'الخليل', address1: 'كفر قدوم' },
    { city: 'الخليل', address1: 'المدور' },
    // Two villages are called so, though one alone is of a neighbour.
    { city: 'نابلس', address1: 'جبع' },
    { city: 'نابلس', address1: 'كفر قدم' },
    { city: 'رام الله', state: 'نابلس' },
    { city: 'نابلس', address1: 'قلقيلية' },
    { city: 'نابلس', state: 'الخليل', address1: 'كفر قدوم' },
    // Two villages, each in a field of its own.
    { city: 'حوارة', address1: 'كفر قدوم' },
  ])('is asked about otherwise: %o', (address) => {
    expect(answer(address)).toBeNull();
  });
});

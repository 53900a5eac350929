import { describe, expect, it } from 'vitest';
import { findCountry } from '../../../lib/stores/country-name';

describe('a country by its name', () => {
  it.each([
    ['Palestinian Territory, Occupied', 'PS'],
    ['Occupied Palestinian Territory', 'PS'],
    ['فلسطين', 'PS'],
    ['Israel', 'IL'],
    ['إسرائيل', 'IL'],
    ['ישראל', 'IL'],
    ['Jordan', 'JO'],
    ['الأردن', 'JO'],
    ['United States', 'US'],
    ['Atlantis', null],
    ['constructor', null],
    ['', null],
  ])('%s: %s', (name, code) => {
    expect(findCountry(name)).toBe(code);
  });
});

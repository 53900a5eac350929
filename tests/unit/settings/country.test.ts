import { describe, expect, it } from 'vitest';
import { proposeMoney } from '../../../lib/settings/country-money';
import { findListCountry } from '../../../lib/villages/country-of-list';
import practiceList from '../../sandbox/data/directory.json' with { type: 'json' };

const listed = (...names: readonly string[]) => names.map((name) => ({ name, city: '' }));

describe('the country of a list of places', () => {
  it('is the one whose towns it has, as villages or as cities, in any spelling', () => {
    const practice = practiceList.flatMap(({ name: city, villages }) =>
      villages.map(({ name }) => ({ name, city })),
    );
    expect(findListCountry(practice)).toBe('palestine-israel');
    expect(findListCountry(listed('عمّان', 'اربد', 'الزرقاء', 'جرش'))).toBe('jordan');
    expect(findListCountry(listed('Amman', 'IRBID', 'Al Karak'))).toBe('jordan');
    expect(
      findListCountry([...'ابج'].map((name, at) => ({ name, city: ['العقبة', 'مادبا', 'السلط'][at] ?? '' }))),
    ).toBe('jordan');
  });

  it('is not said by few towns, nor by those of both', () => {
    expect(findListCountry([])).toBeNull();
    expect(findListCountry(listed('جرش', 'الكرك'))).toBeNull();
    expect(findListCountry(listed('عمان', 'إربد', 'الزرقاء', 'نابلس', 'جنين'))).toBeNull();
  });
});

describe('the money proposed with a country', () => {
  it('is the dinar with decimals or the shekel without, where the other country’s currency stands', () => {
    expect(proposeMoney('jordan', { currency: 'ILS' })).toEqual({
      currency: 'JOD',
      numberRule: 'two-decimals',
    });
    expect(proposeMoney('palestine-israel', { currency: 'JOD' })).toEqual({
      currency: 'ILS',
      numberRule: 'whole',
    });
  });

  it('leaves what the person set', () => {
    const set = { currency: 'ILS', numberRule: 'two-decimals' };
    expect(proposeMoney('palestine-israel', set)).toEqual(set);
    expect(proposeMoney('jordan', { currency: 'USD', numberRule: 'whole' })).toEqual({
      currency: 'USD',
      numberRule: 'whole',
    });
  });
});

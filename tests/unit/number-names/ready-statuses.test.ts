import { describe, expect, it } from 'vitest';
import { READY_STATUSES } from '../../../assets/locales/ready-statuses';
import {
  readyStatusesFor,
  withReadyMeanings,
  withReadyNames,
} from '../../../entrypoints/desk/ReadyStatusesOf';
import { fateOf, meaningOfFate, NO_MEANINGS, withFate } from '../../../lib/ledger/fate';
import { findName, NO_NAMES, withMet, withNumber } from '../../../lib/number-names/number-names';

const met = (...numbers: readonly number[]) =>
  withMet(
    NO_NAMES,
    numbers.map((number) => ({ kind: 'parcel-status', number }) as const),
  );
const numbersOf = (statuses: readonly { readonly number: number }[]) => statuses.map(({ number }) => number);

describe('the ready names of statuses', () => {
  it('are offered where the first status arrives, and not before; none of them counts by itself', () => {
    expect(readyStatusesFor(NO_NAMES)).toEqual([]);
    const names = met(3);
    expect(numbersOf(readyStatusesFor(names))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(findName(names, 'parcel-status', 3, 'en')).toBeNull();
    expect(fateOf({ statusId: 3, at: 1 }, NO_MEANINGS)).toBe('only-made');
  });

  it('are not offered for a company whose numbers are others, or where all that came have names', () => {
    expect(readyStatusesFor(met(40, 41))).toEqual([]);
    const named = withNumber(met(3), 'parcel-status', { number: 3, names: { ar: 'عند السائق' } });
    expect(readyStatusesFor(named)).toEqual([]);
  });

  it('are kept once confirmed, and never in the place of a name or a meaning that a person gave', () => {
    const own = withNumber(met(3, 6), 'parcel-status', { number: 6, names: { en: 'At the customer’s' } });
    const before = withFate(NO_MEANINGS, 7, 'delivered');
    const confirmed = READY_STATUSES.filter(({ number }) => number <= 8);
    const names = withReadyNames(own, confirmed);
    expect(findName(names, 'parcel-status', 3, 'ar')).toBe('في الطريق');
    expect(findName(names, 'parcel-status', 3, 'he')).toBe('בדרך');
    expect(findName(names, 'parcel-status', 6, 'en')).toBe('At the customer’s');
    expect(findName(names, 'parcel-status', 9, 'en')).toBeNull();
    const meanings = withReadyMeanings(before, confirmed);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => meaningOfFate(number, meanings))).toEqual([
      'only-made',
      'confirmed',
      'on-the-way',
      'on-the-way',
      'on-the-way',
      'delivered',
      'delivered',
      null,
      null,
    ]);
    expect(readyStatusesFor(names)).toEqual([]);
  });
});

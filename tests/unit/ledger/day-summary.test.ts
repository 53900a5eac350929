import { describe, expect, it } from 'vitest';
import { summariseDay } from '../../../lib/ledger/day-summary';
import { totalOf } from '../../../lib/ledger/fate-counts';
import { ACCOUNT, madeColleagueEntry, madeEntry, requestOf } from './made-entry';

const NOON = new Date(2026, 10, 22, 12).getTime();
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

function parcel(total: string, change: Parameters<typeof madeEntry>[0] = {}, city = 'نابلس') {
  return madeEntry({ createdAt: NOON, request: requestOf({ total }), ...change }, ACCOUNT, {
    village: 'بلدة',
    city,
  });
}
const FEE = { deliveryCost: '20', extraPrice: '0.5' };

describe('a day of the shop', () => {
  it('sums what is collected to the agora, and what is left after the fees that are known', () => {
    const day = summariseDay(
      [
        parcel('0.1', { quotedFee: FEE }),
        parcel('1000.2', { quotedFee: FEE }),
        parcel('99', { quotedFee: null }),
        parcel('7777', { state: 'unknown', parcelCode: null }),
        parcel('5555', { createdAt: NOON - DAY }),
      ],
      NOON,
    );
    expect(day.sums).toEqual([
      { currency: 'ILS', toCollect: '1099.3', afterFees: '1058.3', withoutFee: 1, withoutAmount: 0 },
    ]);
    expect([day.parcels, day.yesterday]).toEqual([3, 1]);
  });

  it('holds what colleagues shipped, and says how many; where theirs go is not told', () => {
    const theirs = madeColleagueEntry({ createdAt: NOON, totalPrice: '80', fee: null });
    const untold = madeColleagueEntry({ createdAt: NOON, totalPrice: null, parcelCode: 'SB-901' });
    const day = summariseDay([parcel('10', { quotedFee: FEE }), theirs, untold], NOON);
    expect(day).toMatchObject({ parcels: 3, byColleagues: 2, elsewhere: 0 });
    // No fee is taken off for a parcel whose amount is in no sum.
    expect(day.sums).toMatchObject([{ toCollect: '90', afterFees: '69.5', withoutFee: 1, withoutAmount: 1 }]);
    expect(day.today).toHaveLength(3);
  });

  it('adds up no two currencies', () => {
    const dollars = madeEntry(
      { createdAt: NOON, request: requestOf({ total: '48' }) },
      { ...ACCOUNT, currency: 'USD' },
    );
    const { sums } = summariseDay([parcel('10'), parcel('10'), dollars], NOON);
    expect(sums.map(({ currency, toCollect }) => [currency, toCollect])).toEqual([
      ['ILS', '20'],
      ['USD', '48'],
    ]);
  });

  it('stands last of seven days, whatever hour it is', () => {
    const late = new Date(2026, 10, 22, 23, 59).getTime();
    const entries = [0, 0, 1, 6, 7].map((days) => parcel('1', { createdAt: NOON - days * DAY }));
    const { week } = summariseDay(entries, late);
    expect(week.map(({ counts }) => totalOf(counts))).toEqual([1, 0, 0, 0, 0, 1, 2]);
    expect(week.at(-1)?.from).toBe(new Date(2026, 10, 22).getTime());
  });

  it('names the three cities that get most, and how many go elsewhere', () => {
    const cities = ['أ', 'أ', 'أ', 'ب', 'ب', 'ج', 'ج', 'د'];
    const day = summariseDay(
      cities.map((city) => parcel('1', {}, city)),
      NOON,
    );
    expect(day.cities.map(({ city, parcels }) => [city, parcels])).toEqual([
      ['أ', 3],
      ['ب', 2],
      ['ج', 2],
    ]);
    expect(day.elsewhere).toBe(1);
  });

  it('lists all that was pressed for today but what was taken back, the newest first', () => {
    const { today } = summariseDay(
      [
        parcel('1', { id: 'first', createdAt: NOON - HOUR }),
        parcel('1', { id: 'lost', state: 'unknown', parcelCode: null }),
        parcel('1', { id: 'back', state: 'withdrawn', parcelCode: null }),
      ],
      NOON,
    );
    expect(today.map(({ id }) => id)).toEqual(['lost', 'first']);
  });

  it('of a new shop has no sums, and seven empty days', () => {
    const day = summariseDay([], NOON);
    expect(day).toMatchObject({ sums: [], parcels: 0, yesterday: 0, cities: [], elsewhere: 0, today: [] });
    expect(day.week).toHaveLength(7);
  });
});

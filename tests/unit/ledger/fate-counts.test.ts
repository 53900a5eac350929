import { describe, expect, it } from 'vitest';
import { fatesByCity, fatesByDay, totalOf } from '../../../lib/ledger/fate-counts';
import { ACCOUNT, madeColleagueEntry, madeEntry } from './made-entry';

const NOON = new Date(2026, 10, 22, 12).getTime();
const DAY = 24 * 60 * 60_000;

const parcel = (days: number, city = 'نابلس', change = {}) => ({
  ...madeEntry({ createdAt: NOON - days * DAY }, ACCOUNT, { village: 'بلدة', city }),
  ...change,
});
const DELIVERED = { fate: 'delivered' } as const;
const RETURNED = { fate: 'returned' } as const;
const NONE = { delivered: 0, 'on-the-way': 0, returned: 0, confirmed: 0, 'only-made': 0 };

describe('what became of parcels', () => {
  it('is counted by the day they were made, days without one too, colleagues’ among them', () => {
    const days = fatesByDay(
      [
        parcel(0),
        parcel(1, 'نابلس', DELIVERED),
        parcel(1, 'نابلس', RETURNED),
        madeColleagueEntry({ createdAt: NOON - DAY, ...DELIVERED }),
        parcel(0, 'نابلس', { made: false }),
        parcel(40, 'نابلس', DELIVERED),
      ],
      'month',
      NOON,
    );
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.counts).toEqual({ ...NONE, 'only-made': 1 });
    expect(days.at(-2)?.counts).toEqual({ ...NONE, delivered: 2, returned: 1 });
    expect(days.reduce((sum, { counts }) => sum + totalOf(counts), 0)).toBe(4);
    expect(fatesByDay([], 'week', NOON)).toHaveLength(7);
  });

  it('is counted by city, most parcels first; where it is not told stands last, however many', () => {
    const cities = fatesByCity(
      [
        ...[1, 2, 3].map((days) => madeColleagueEntry({ createdAt: NOON - days * DAY })),
        parcel(0, 'جنين'),
        parcel(1, 'نابلس', DELIVERED),
        parcel(2, 'نابلس', RETURNED),
      ],
      NOON,
    );
    expect(cities).toEqual([
      { city: 'نابلس', counts: { ...NONE, delivered: 1, returned: 1 } },
      { city: 'جنين', counts: { ...NONE, 'only-made': 1 } },
      { city: null, counts: { ...NONE, 'only-made': 3 } },
    ]);
  });
});

import { localDay } from '../local-day';
import type { AnyEntry } from './colleague-entries';
import { type Period, spanOf } from './days';
import { eachFate, FATES, type Fate } from './fate';

export type FateCounts = Readonly<Record<Fate, number>>;

export interface DayFates {
  /** When the day begins, in milliseconds since the epoch. */
  readonly from: number;
  readonly counts: FateCounts;
}

/** A city's parcels; `null`: where they go is not told, as of colleagues' parcels. */
export interface CityFates {
  readonly city: string | null;
  readonly counts: FateCounts;
}

export function countFates(entries: readonly AnyEntry[]): FateCounts {
  return eachFate((fate) => entries.filter((entry) => entry.fate === fate).length);
}

export function totalOf(counts: FateCounts): number {
  return FATES.reduce((sum, fate) => sum + counts[fate], 0);
}

/** Each day of a period up to today, those without a parcel too: days as people have them, some of 23 or 25 hours. */
export function fatesByDay(
  entries: readonly AnyEntry[],
  period: Period & ('week' | 'month'),
  now: number,
): readonly DayFates[] {
  const { from, until } = spanOf(period, now);
  const byDay = Map.groupBy(madeWithin(entries, from, until), ({ createdAt }) => localDay(createdAt));
  const first = new Date(from);
  return Array.from({ length: period === 'week' ? 7 : 30 }, (_, days) => {
    const day = new Date(first.getFullYear(), first.getMonth(), first.getDate() + days).getTime();
    return { from: day, counts: countFates(byDay.get(localDay(day)) ?? []) };
  });
}

/** The last 30 days' cities, the one of most parcels first; parcels whose city is not known come last. */
export function fatesByCity(entries: readonly AnyEntry[], now: number): readonly CityFates[] {
  const { from, until } = spanOf('month', now);
  const byCity = Map.groupBy(madeWithin(entries, from, until), ({ place }) => place?.city ?? null);
  return [...byCity]
    .toSorted(([a, one], [b, other]) =>
      (a === null) === (b === null) ? other.length - one.length : a === null ? 1 : -1,
    )
    .map(([city, own]) => ({ city, counts: countFates(own) }));
}

function madeWithin(entries: readonly AnyEntry[], from: number, until: number): readonly AnyEntry[] {
  return entries.filter(({ made, createdAt }) => made && createdAt >= from && createdAt < until);
}

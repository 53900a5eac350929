import { addDecimals, addUp, negateDecimal } from '../decimal';
import type { Decimal } from '../order';
import type { AnyEntry } from './colleague-entries';
import { spanOf } from './days';
import { type DayFates, fatesByDay, totalOf } from './fate-counts';

export interface DaySum {
  readonly currency: string | null;
  readonly toCollect: Decimal;
  /** What is left of it after the fees that are known. */
  readonly afterFees: Decimal;
  readonly withoutFee: number;
  /** Whose amount nobody here knows: they are parcels, and in no sum. */
  readonly withoutAmount: number;
}

/** A day of the shop, and how it stands beside the days before. */
export interface DaySummary {
  /** One for each currency, that of most parcels first. */
  readonly sums: readonly DaySum[];
  readonly parcels: number;
  readonly byColleagues: number;
  readonly yesterday: number;
  /** Seven days, today last. */
  readonly week: readonly DayFates[];
  /** Where most of today's parcels go. */
  readonly cities: readonly { readonly city: string; readonly parcels: number }[];
  /** How many of today's own go elsewhere: where colleagues' go is not told. */
  readonly elsewhere: number;
  /** What was pressed for today, whatever became of it, the newest first; what was taken back is not among it. */
  readonly today: readonly AnyEntry[];
}

const MOST_CITIES = 3;

/** What is not known to be a parcel is listed alone. @param now milliseconds since the epoch, on that day */
export function summariseDay(entries: readonly AnyEntry[], now: number): DaySummary {
  const { from, until } = spanOf('today', now);
  const ofToday = entries.filter(({ createdAt }) => createdAt >= from && createdAt < until);
  const made = ofToday.filter((entry) => entry.made);
  const week = fatesByDay(entries, 'week', now);
  const yesterday = week.at(-2);
  const own = made.filter(({ colleague }) => colleague === null);
  const cities = [...Map.groupBy(own, ({ place }) => place?.city ?? '')]
    .map(([city, going]) => ({ city, parcels: going.length }))
    .filter(({ city }) => city !== '')
    .sort((a, b) => b.parcels - a.parcels)
    .slice(0, MOST_CITIES);
  return {
    sums: [...Map.groupBy(made, ({ currency }) => currency)]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([currency, ofCurrency]) => sumOf(currency, ofCurrency)),
    parcels: made.length,
    byColleagues: made.length - own.length,
    yesterday: yesterday === undefined ? 0 : totalOf(yesterday.counts),
    week,
    cities,
    elsewhere: own.length - cities.reduce((sum, { parcels }) => sum + parcels, 0),
    today: ofToday.filter(({ state }) => state !== 'withdrawn').sort((a, b) => b.createdAt - a.createdAt),
  };
}

function sumOf(currency: string | null, own: readonly AnyEntry[]): DaySum {
  const told = own.filter(({ totalPrice }) => totalPrice !== null);
  const toCollect = addUp(told.flatMap(({ totalPrice }) => totalPrice ?? []));
  return {
    currency,
    toCollect,
    afterFees: addDecimals(toCollect, negateDecimal(addUp(told.flatMap(({ fee }) => fee ?? [])))),
    withoutFee: own.filter(({ fee }) => fee === null).length,
    withoutAmount: own.length - told.length,
  };
}

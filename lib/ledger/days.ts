/** A time from one moment up to another, the latter not included; milliseconds since the epoch. */
export interface DaySpan {
  readonly from: number;
  readonly until: number;
}

export type Period = 'all' | 'today' | 'yesterday' | 'week' | 'month' | 'chosen';

/**
 * Whole days of the person's own clock, of which some have 23 or 25 hours.
 * @param chosen two days, `YYYY-MM-DD` or empty: open on that side
 */
export function spanOf(
  period: Period,
  now: number,
  chosen: { readonly from: string; readonly to: string } = { from: '', to: '' },
): DaySpan {
  switch (period) {
    case 'all':
      return { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
    case 'today':
      return { from: midnight(now, 0), until: midnight(now, 1) };
    case 'yesterday':
      return { from: midnight(now, -1), until: midnight(now, 0) };
    case 'week':
      return { from: midnight(now, -6), until: midnight(now, 1) };
    case 'month':
      return { from: midnight(now, -29), until: midnight(now, 1) };
    case 'chosen':
      return {
        from: findDay(chosen.from, 0) ?? Number.NEGATIVE_INFINITY,
        until: findDay(chosen.to, 1) ?? Number.POSITIVE_INFINITY,
      };
  }
}

function midnight(now: number, days: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

function findDay(text: string, days: number): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day) + days).getTime();
}

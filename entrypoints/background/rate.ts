/** Counts what each origin asks for, so that a script that was taken over is slow. */
interface Rate {
  /** Whether one more is within the rate at this time, in milliseconds; counted when it is. */
  take(origin: string, at: number): boolean;
}

/** At most so many in each period of so many milliseconds. It forgets when the background ends: it guards nothing. */
export function createRate(most: number, period: number): Rate {
  const taken = new Map<string, readonly number[]>();
  return {
    take(origin, at) {
      // A clock that was set back must not shut anybody out.
      const recent = (taken.get(origin) ?? []).filter((time) => time > at - period && time <= at);
      if (recent.length >= most) return false;
      taken.set(origin, [...recent, at]);
      return true;
    },
  };
}

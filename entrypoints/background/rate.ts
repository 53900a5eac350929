import { Failure } from '../../lib/failure';
import type { Caller } from '../../lib/messaging/serve';

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

/**
 * How often a tab's script may ask what to show, a minute. An honest one asks at most four times a second
 * (`onChanged`); by tab, since many open orders of one store are all told of each row of a bulk.
 */
const looks = createRate(300, 60_000);

/** @throws Failure `too-many-presses` when a script asks more often than pages do. */
export function countLook(caller: Caller): void {
  if (caller.from === 'content' && !looks.take(`${caller.tabId}`, Date.now()))
    throw new Failure('too-many-presses');
}

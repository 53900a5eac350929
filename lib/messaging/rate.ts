import { Failure } from '../failure';
import type { Enabled } from './require-enabled';

const MINUTE = 60_000;

/** So that a script that was taken over is slow. It forgets when the background ends: it guards nothing. */
export function createRate(most: number) {
  const taken = new Map<string, readonly number[]>();
  /** Whether one more of the site is within the rate; counted when it is. */
  function take(origin: string): boolean {
    const now = Date.now();
    // A clock that was set back must not shut anybody out.
    const isRecent = (time: number) => time > now - MINUTE && time <= now;
    // A page may make up one name after the other: what is over is not kept.
    for (const [key, times] of taken) if (!isRecent(times.at(-1) ?? 0)) taken.delete(key);
    const recent = (taken.get(origin) ?? []).filter(isRecent);
    if (recent.length >= most) return false;
    taken.set(origin, [...recent, now]);
    return true;
  }

  /** @throws Failure `too-many-presses` where one more is beyond the rate */
  function count(origin: string): void {
    if (!take(origin)) throw new Failure('too-many-presses');
  }

  return { take, count };
}

/** Judges one more message of a store. @throws Failure `too-many-presses` when a script asks more often than pages do */
export type Pace = (asking: Enabled) => void;

/** So many a minute of all pages of a site. Messages that are given the same one share it. */
export function perSite(most: number): Pace {
  const rate = createRate(most);
  return ({ store }) => rate.count(store.origin);
}

/** An honest script asks at most four times a second (`onChanged`). By tab: all are told of each row of a bulk. */
const looks = createRate(300);

export const countLook: Pace = ({ tabId }) => looks.count(`${tabId}`);

import * as z from 'zod/mini';
import { createSessionRecord } from '../session-record';
import { readTimes } from '../times';

const AT_ONCE = 10;

/** When each site may ask for so many at once again, in milliseconds since the epoch. It outlives the background. */
const fullAgain = createSessionRecord('press-pace', z.number(), 0);

/** No faster than a person presses: ten at once, then one each `betweenPresses`. It counts this one. */
export async function isPersonsPace(origin: string, at: number): Promise<boolean> {
  const { betweenPresses } = await readTimes();
  const longest = at + AT_ONCE * betweenPresses;
  let counted = false;
  await fullAgain.change(origin, (kept) => {
    // A time further off than that was kept by a clock that has been set back since.
    const full = kept > longest ? at : Math.max(kept, at);
    counted = full + betweenPresses <= longest;
    return counted ? full + betweenPresses : full;
  });
  return counted;
}

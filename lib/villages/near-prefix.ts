import { packSkeleton } from './search-index';

/** With fewer classes than this, one that may be wrong would leave too little to look for. */
const SHORTEST_WITH_SLIP = 3;

/**
 * A quick test whether a packed skeleton begins like what was typed; `slips`: with one class wrong, missing or too
 * many.
 */
export function nearPrefixTest(skeleton: string, slips: boolean): (packed: number) => boolean {
  const typed = skeleton.slice(0, 8);
  const length = typed.length;
  const query = packSkeleton(typed);
  const whole = maskOf(length);
  if (!slips) return (packed) => ((packed ^ query) & whole) === 0;
  if (length < SHORTEST_WITH_SLIP) return () => false;
  const shorter = [...typed].map((_, at) => packSkeleton(typed.slice(0, at) + typed.slice(at + 1)));
  const shorterMask = maskOf(length - 1);
  const first = query & 15;
  const second = (query >>> 4) & 15;
  return (packed) => {
    // Most names go here: one slip leaves one of the first two classes in one of the first two places.
    const one = packed & 15;
    const other = (packed >>> 4) & 15;
    if (one !== first && one !== second && other !== first && other !== second) return false;
    const difference = (packed ^ query) & whole;
    if (difference === 0) return false;
    // The first class that differs is where the slip must be.
    const place = (31 - Math.clz32(difference & -difference)) >>> 2;
    const above = whole & ~maskOf(place + 1);
    if ((difference & above) === 0) return true;
    // One class of the name was left out.
    const closed = (packed & maskOf(place)) | ((packed >>> 4) & ~maskOf(place));
    if (((closed ^ query) & whole) === 0) return true;
    // One class too many was typed; it may stand in any of a run of equal ones.
    for (let at = place; at >= 0; at--) {
      if (((packed ^ (shorter[at] ?? 0)) & shorterMask) === 0) return true;
    }
    // Two neighbours changed places.
    const swapped = swapAt(packed, place);
    return ((swapped ^ query) & whole) === 0;
  };
}

function maskOf(places: number): number {
  return places >= 8 ? -1 : (1 << (4 * places)) - 1;
}

function swapAt(packed: number, place: number): number {
  if (place > 6) return packed;
  const low = (packed >>> (4 * place)) & 15;
  const high = (packed >>> (4 * place + 4)) & 15;
  const cleared = packed & ~(255 << (4 * place));
  return cleared | (high << (4 * place)) | (low << (4 * place + 4));
}

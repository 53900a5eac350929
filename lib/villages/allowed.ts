import { foldWords } from './normalize';
import type { RankedVillage } from './ranked-village';
import { withoutArticles } from './symbols';

/**
 * How far, in letters, a name may be off and still be believed, by how many letters there were to be right about:
 * `[letters, off]`, straight lines between. Short names are near to too many others; from about four letters on, one
 * wrong letter still leaves enough.
 */
const ALLOWED_IN_ONE_SCRIPT = [
  [1.5, 0.1],
  [3, 0.35],
  [3.5, 0.55],
  [3.8, 1.05],
  [9, 1.3],
] as const;
const ALLOWED_ACROSS_SCRIPTS = [
  [1.5, 0.12],
  [2.5, 0.25],
  [3.5, 0.4],
  [3.9, 0.5],
  [4.2, 1.15],
  [9, 1.4],
] as const;

/** The same where no other village is nearly as near. */
const ALLOWED_ALONE_IN_ONE_SCRIPT = [
  [1.5, 0.2],
  [2.3, 0.4],
  [2.85, 0.5],
  [3.1, 1.05],
  [4.5, 1.15],
  [5.5, 1.5],
  [9, 2],
] as const;
const ALLOWED_ALONE_ACROSS_SCRIPTS = [
  [2.5, 0.2],
  [3.2, 0.25],
  [3.9, 0.5],
  [4.6, 1.2],
  [6, 1.4],
  [8, 1.9],
] as const;
/** How much further off, in letters, the next village must be for that: from here on in part, from there on wholly. */
const ALONE_FROM = 0.4;
const ALONE = 0.9;

/** A single word in other letters has nothing but its sound to go by: it counts this many letters less. */
const LONE_WORD = 0.7;

/** A name spelled right, but for a word such as "camp" or "khirbet" too few or too many; the next this much further. */
export const SPELLED_RIGHT = 0.07;
const WORDS_ALLOWED = 0.33;
const WORDS_ALONE = 0.3;

/** How far off it may be, in letters, to be believed; `margin`: how much further the next is. */
export function allowedFor({ reading, agrees }: RankedVillage, margin: number): number {
  const { sameScript } = reading.hit;
  const weight = reading.hit.weight - (!sameScript && isLone(reading) && !agrees ? LONE_WORD : 0);
  const near = valueAt(sameScript ? ALLOWED_IN_ONE_SCRIPT : ALLOWED_ACROSS_SCRIPTS, weight);
  const alone = valueAt(sameScript ? ALLOWED_ALONE_IN_ONE_SCRIPT : ALLOWED_ALONE_ACROSS_SCRIPTS, weight);
  const part = Math.min(1, Math.max(0, (margin - ALONE_FROM) / (ALONE - ALONE_FROM)));
  const spelledRight = reading.hit.cost - reading.hit.leftOut <= SPELLED_RIGHT && margin >= WORDS_ALONE;
  const allowed = Math.max(near + Math.max(0, alone - near) * part, spelledRight ? WORDS_ALLOWED : 0);
  return agrees ? allowed + Math.min(0.1 + 0.5 * allowed, 0.3) : allowed;
}

/** Its name is a single word of the order. */
export function isLone({ text }: RankedVillage['reading']): boolean {
  return withoutArticles(foldWords(text)).length === 1;
}

function valueAt(line: readonly (readonly [number, number])[], at: number): number {
  let [left, low] = line[0] ?? [0, 0];
  if (at <= left) return low;
  for (const [right, high] of line) {
    if (at <= right) return low + ((high - low) * (at - left)) / (right - left);
    left = right;
    low = high;
  }
  return low;
}

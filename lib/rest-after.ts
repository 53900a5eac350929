/** Looking may take a fifth of the time at most: the sending that is watched needs the same processor. */
const TIMES = 4;
/** Milliseconds after which a person is shown something new all the same. */
const LONGEST = 5_000;

/**
 * How long to rest between two looks at what changes all the time. A look reads every row: of thousands it takes so long
 * that the looks would slow the sending down.
 * @param took milliseconds of the last look
 * @param least milliseconds
 */
export function restAfter(took: number, least: number): number {
  return Math.min(Math.max(TIMES * took, least), Math.max(LONGEST, least));
}

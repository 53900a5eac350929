/** Whole seconds until then, both in milliseconds since the epoch; none once it has come. */
export function secondsLeft(then: number, now: number): number {
  return Math.max(0, Math.ceil((then - now) / 1_000));
}

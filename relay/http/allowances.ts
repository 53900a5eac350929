/** A pace that lasts, and how many may come at once after a rest. */
export interface Pace {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** Buckets remembered before those that are full again are looked for, and forgotten. */
const REMEMBERED = 10_000;

/**
 * How much each of many may still ask for, at a pace. Of this process alone: it is its own time that it protects, and
 * a count that all processes share would be written to the database for every question.
 */
export class Allowances {
  readonly #pace: Pace;
  readonly #buckets = new Map<number, { left: number; at: number }>();
  /** At so many they are looked through: twice what was left by the last time, so that newcomers rarely wait for it. */
  #lookedThroughAt = REMEMBERED;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Whether it may ask once more; asking takes one. @param now in milliseconds, of a clock that never goes back */
  take(id: number, now = performance.now()): boolean {
    const bucket = this.#buckets.get(id) ?? this.#remember(id, now);
    bucket.left = this.#leftOf(bucket, now);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  #remember(id: number, now: number) {
    if (this.#buckets.size >= this.#lookedThroughAt) {
      for (const [known, bucket] of this.#buckets) {
        if (this.#leftOf(bucket, now) >= this.#pace.atOnce) this.#buckets.delete(known);
      }
      this.#lookedThroughAt = Math.max(REMEMBERED, 2 * this.#buckets.size);
    }
    const bucket = { left: this.#pace.atOnce, at: now };
    this.#buckets.set(id, bucket);
    return bucket;
  }

  #leftOf({ left, at }: { readonly left: number; readonly at: number }, now: number): number {
    return Math.min(this.#pace.atOnce, left + ((now - at) / 1000) * this.#pace.perSecond);
  }
}

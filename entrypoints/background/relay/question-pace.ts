import { wait } from '../../../lib/wait';

/** Questions that may be put one after the other: a browser that was off for a month catches up in as many. */
const AT_ONCE = 40;
/** Milliseconds between two questions after that. */
const EVERY = 500;
/** Milliseconds of the first pause after an answer that brought nothing, and of the longest. */
const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/** A relay that always has more, or never holds a question open, is asked more and more slowly. */
export class QuestionPace {
  #left = AT_ONCE;
  #countedAt = Date.now();
  #pause = 0;

  /** Resolves when the next question may be put, or when the signal aborts. */
  async turn(signal: AbortSignal): Promise<void> {
    const now = Date.now();
    this.#left = Math.min(AT_ONCE, this.#left + Math.max(0, now - this.#countedAt) / EVERY) - 1;
    this.#countedAt = now;
    if (this.#left < 0) await wait(-this.#left * EVERY, signal);
  }

  /** Waits after an answer that brought nothing: a little the first time, twice as long each time after. */
  async afterNothing(signal: AbortSignal): Promise<void> {
    this.#pause = Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, this.#pause * 2));
    await wait(this.#pause, signal);
  }

  /** Something came, or the question was held open as long as was asked. */
  afterNews(): void {
    this.#pause = 0;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { FaultQueue } from './faults/fault-queue';
import { Ledger } from './ledger';
import type { LoadedSeed } from './seed/seed-schema';
import { buildState } from './state/build-state';
import type { State } from './state/state';

/** One life of the service: from the start, or from a reset, to the next. */
export interface Life {
  /** The field of the body that the key comes in. */
  readonly keyField: string;
  readonly state: State;
  readonly ledger: Ledger;
  readonly faults: FaultQueue;
  /** Aborted when this life ends: whatever was still to happen does not. */
  readonly signal: AbortSignal;
  /** Waits; rejects when the life ends meanwhile. */
  wait(milliseconds: number): Promise<void>;
  /** Counts work that goes on after its request was answered. */
  track(work: Promise<unknown>): void;
  takeParcelCode(): string;
  /** The last delivery to each webhook address: events arrive in the order they happened. */
  readonly deliveries: Map<string, Promise<void>>;
}

/** The running service: its present life, and what outlives it. */
export class Sandbox {
  readonly #seed: LoadedSeed;
  #ending = new AbortController();
  #work = new Set<Promise<unknown>>();
  #lastParcelNumber = 1_000_000;
  #life: Life;

  constructor(
    seed: LoadedSeed,
    private readonly keyField = 'Service_API_KEY',
  ) {
    this.#seed = seed;
    this.#life = this.#begin();
  }

  get life(): Life {
    return this.#life;
  }

  /** Back to the seed: faults, ledger and choices too. Late commits and events under way are given up. */
  reset(): void {
    this.end();
    this.#life = this.#begin();
  }

  /** Gives up whatever is still to happen. */
  end(): void {
    this.#ending.abort();
  }

  /** Resolves when no late commit and no event is under way. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work);
  }

  #begin(): Life {
    this.#ending = new AbortController();
    this.#work = new Set();
    const { signal } = this.#ending;
    const work = this.#work;
    return {
      keyField: this.keyField,
      state: buildState(this.#seed),
      ledger: new Ledger(),
      faults: new FaultQueue(),
      signal,
      wait: async (milliseconds) => {
        await sleep(milliseconds, undefined, { signal });
      },
      track: (promise) => {
        const settled = promise
          .catch((error: unknown) => {
            if (!signal.aborted) process.emitWarning(error instanceof Error ? error : String(error));
          })
          .finally(() => work.delete(settled));
        work.add(settled);
      },
      takeParcelCode: () => {
        this.#lastParcelNumber += 1;
        return `SB${this.#lastParcelNumber}`;
      },
      deliveries: new Map(),
    };
  }
}

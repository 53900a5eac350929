/** A sentence for the log: more is waiting than can be written soon. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatchOptions {
  readonly parallel: number;
  readonly most: number;
  /** Items that may wait; the next is refused with {@link Overloaded}. */
  readonly backlog: number;
}

/** Milliseconds that a batch stays open for those who are likely to send again. */
const OPEN_MS = 1;
/** Milliseconds that items wait for a batch under way, which may wait for a lock, before another starts beside it. */
const BESIDE_MS = 20;

/**
 * Gathers what comes while an earlier batch is under way and runs it as one: under load many events share one statement
 * and one flush to disk. What waits is looked at once everything that lies in the sockets has been read: the embedded
 * engine lets nothing be read while it works, and would else be given one item at a time. Senders who have their answer
 * send again at once, so a batch stays open for a moment until it has as many items as were answered or waiting when
 * the last one ended; an item that comes alone does not wait. A second batch starts beside the first when enough wait
 * to fill it, or when the first takes long.
 */
export class Batches<Item, Result> {
  #waiting: Waiting<Item, Result>[] = [];
  #running = 0;
  #expected = 1;
  #look: NodeJS.Immediate | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #run: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #options: BatchOptions;

  /** @param run answers as many results as it was given items, in their order */
  constructor(run: (items: readonly Item[]) => Promise<readonly Result[]>, options: BatchOptions) {
    this.#run = run;
    this.#options = options;
  }

  /** Resolves when the item's batch has been run. @throws Overloaded, or what the batch threw */
  add(item: Item): Promise<Result> {
    if (this.#waiting.length >= this.#options.backlog) return Promise.reject(new Overloaded());
    const settled = new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
    });
    this.#lookSoon();
    return settled;
  }

  /** After what this turn of the event loop has still to read. */
  #lookSoon(): void {
    this.#look ??= setImmediate(() => {
      this.#look = undefined;
      this.#next();
    });
  }

  #next(): void {
    const { parallel, most } = this.#options;
    if (this.#waiting.length === 0 || this.#running >= parallel) return;
    const isFirst = this.#running === 0;
    if (this.#waiting.length >= (isFirst ? Math.min(this.#expected, most) : most)) this.#start();
    else this.#timer ??= setTimeout(() => this.#start(), isFirst ? OPEN_MS : BESIDE_MS);
  }

  #start(): void {
    this.#stopWaiting();
    const batch = this.#waiting.splice(0, this.#options.most);
    this.#running += 1;
    void this.#settle(batch);
    this.#next();
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const [run] = await Promise.allSettled([this.#run(batch.map(({ item }) => item))]);
    this.#running -= 1;
    this.#expected = batch.length + this.#waiting.length;
    this.#stopWaiting();
    for (const [index, { resolve, reject }] of batch.entries()) {
      const result = run.status === 'fulfilled' ? run.value[index] : undefined;
      if (run.status === 'rejected') reject(run.reason);
      else if (result === undefined) reject(new Error('a batch gave fewer results than it has items'));
      else resolve(result);
    }
    this.#lookSoon();
  }
}

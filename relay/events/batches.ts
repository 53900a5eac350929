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
  /** Batches under way at a time. */
  readonly parallel: number;
  /** Items in one batch. */
  readonly most: number;
  /** Milliseconds that a batch stays open for more, from its first item on. */
  readonly open: number;
  /** Items that may wait; the next is refused with {@link Overloaded}. */
  readonly backlog: number;
}

/**
 * Gathers what comes while earlier batches are under way, or within a moment, and runs it as one: under load many
 * events share one statement and one flush to disk.
 */
export class Batches<Item, Result> {
  #waiting: Waiting<Item, Result>[] = [];
  #running = 0;
  #isOpen = false;
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
    this.#next();
    return settled;
  }

  #next(): void {
    if (this.#isOpen || this.#running >= this.#options.parallel || this.#waiting.length === 0) return;
    this.#isOpen = true;
    setTimeout(() => this.#start(), this.#options.open);
  }

  #start(): void {
    this.#isOpen = false;
    const batch = this.#waiting.splice(0, this.#options.most);
    this.#running += 1;
    void this.#settle(batch).finally(() => {
      this.#running -= 1;
      this.#next();
    });
    this.#next();
  }

  async #settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#run(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('a batch gave fewer results than it has items'));
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

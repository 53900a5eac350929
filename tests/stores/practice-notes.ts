/**
 * What becomes of a note that is sent to a practice store. `lost`: it is kept, and the answer does not arrive.
 * `overtaken`: a colleague's note takes its place at once.
 * `signed-out`: the session ends when one is sent, and whatever is asked for shows the sign-in until the next choice.
 */
type NoteAnswer = 'kept' | 'lost' | 'refused' | 'overtaken' | 'signed-out';

/** What stands in one place of a practice store's orders. */
class PracticePlace<Value> {
  #answer: NoteAnswer = 'kept';
  #sent = 0;
  readonly #kept = new Map<number, Value>();

  constructor(
    readonly empty: Value,
    readonly colleagues: Value,
  ) {}

  /** Whether the session ended when something was sent. */
  isSignedOut = false;

  of(id: number): Value {
    return this.#kept.get(id) ?? this.empty;
  }

  put(id: number, value: Value): void {
    this.#kept.set(id, value);
  }

  /** Nothing stands anywhere any more. */
  clear(): void {
    this.#kept.clear();
  }

  /** What becomes of what is sent from now on. */
  answerWith(answer: NoteAnswer): void {
    this.#answer = answer;
    this.isSignedOut = false;
  }

  /** How often anything was sent. */
  sent(): number {
    return this.#sent;
  }

  /**
   * Takes what was sent, as was chosen.
   * @param value all that would stand there
   * @param isOwn it came from the page's own form; else it is not kept
   * @returns what became of it
   */
  take(id: number, value: Value, isOwn: boolean): NoteAnswer {
    this.#sent += 1;
    if (!isOwn) return 'refused';
    if (this.#answer === 'signed-out') this.isSignedOut = true;
    if (this.#answer === 'kept' || this.#answer === 'lost') this.put(id, value);
    if (this.#answer === 'overtaken') this.put(id, this.colleagues);
    return this.#answer;
  }
}

/** The notes that a practice store keeps on its orders, the oldest first. */
export class PracticeNotes extends PracticePlace<readonly string[]> {
  constructor() {
    super([], ['A colleague’s']);
  }
}

/** A tracking number, or a status: one value an order. */
export class PracticeField extends PracticePlace<string> {}

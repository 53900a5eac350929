/**
 * What becomes of a note that is sent to a practice store. `lost`: it is kept, and the answer does not arrive.
 * `overtaken`: a colleague's note takes its place at once.
 * `signed-out`: the session ends when one is sent, and whatever is asked for shows the sign-in until the next choice.
 */
export type NoteAnswer = 'kept' | 'lost' | 'refused' | 'overtaken' | 'signed-out';

/** The notes that a practice store keeps on its orders, the oldest first. */
export class PracticeNotes {
  #answer: NoteAnswer = 'kept';
  #sent = 0;
  readonly #notes = new Map<number, readonly string[]>();

  /** Whether the session ended when a note was sent. */
  isSignedOut = false;

  of(id: number): readonly string[] {
    return this.#notes.get(id) ?? [];
  }

  put(id: number, notes: readonly string[]): void {
    this.#notes.set(id, notes);
  }

  /** What becomes of notes from now on. */
  answerWith(answer: NoteAnswer): void {
    this.#answer = answer;
    this.isSignedOut = false;
  }

  /** How often a note was sent. */
  sent(): number {
    return this.#sent;
  }

  /**
   * Takes what was sent, as was chosen.
   * @param notes all of the order's notes as they would be
   * @param isOwn it came from the page's own form; else it is not kept
   * @returns what became of it
   */
  take(id: number, notes: readonly string[], isOwn: boolean): NoteAnswer {
    this.#sent += 1;
    if (!isOwn) return 'refused';
    if (this.#answer === 'signed-out') this.isSignedOut = true;
    if (this.#answer === 'kept' || this.#answer === 'lost') this.put(id, notes);
    if (this.#answer === 'overtaken') this.put(id, ['A colleague’s']);
    return this.#answer;
  }
}

/**
 * A parcel's status as the newest event says it, in the person's words. Apart from `parcel-status-words.ts`, which makes
 * it: texts are typed by what the ledger names, and the ledger by this.
 */
export interface ParcelStatus {
  readonly statusId: number | null;
  /** What the status is called, or its number; empty where the event had none. */
  readonly status: string;
  /** Status, position and note on one line; before them what the event is called, where it is no usual one. */
  readonly words: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

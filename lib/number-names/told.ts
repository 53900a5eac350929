/** What an event told of a parcel, in the person's words. */
export interface Told {
  readonly statusId: number | null;
  /** What the status is called, or its number; empty where the event had none. */
  readonly status: string;
  /** Status, position and note on one line. */
  readonly words: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

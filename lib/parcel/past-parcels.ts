/** What was shipped from here to a recipient's phone before, and what became of it as far as statuses told. */
export interface PastParcels {
  readonly made: number;
  readonly delivered: number;
  readonly returned: number;
  /** When the last of them was made, in milliseconds since the epoch. */
  readonly lastAt: number;
  /** So many came back that the shop wants to be asked before another goes out. */
  readonly asks: boolean;
}

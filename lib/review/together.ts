/**
 * What a person decided about an order whose recipient's phone another order has too: keep it back, send it
 * although, or let the other order's parcel carry it. It goes with what was typed into the order's form.
 */
export type Together =
  | { readonly choice: 'held' }
  | { readonly choice: 'both' }
  /** `into`: the key of the form that carries it; those kept by an earlier version have none. */
  | { readonly choice: 'merged'; readonly number: string; readonly into?: string };

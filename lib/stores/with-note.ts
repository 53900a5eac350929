import type { Order } from '../order';

/** The order with the code in our note on it, where the store said one just now. */
export function withNote(order: Order, note: string | null | undefined): Order {
  return note == null ? order : { ...order, ownNote: note };
}

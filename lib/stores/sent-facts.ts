import type { PageOrder } from '../order';
import { ORDER_LIMITS } from '../order-limits';
import type { StoreAdapter } from './adapter';

/** Everything that a store calls an order's delivery; whether the customer collects it is told by these in the background. */
export function deliveryNames(
  names: readonly (string | null | undefined)[],
): Pick<PageOrder, 'deliveryNames'> {
  const said = names.flatMap((name) => name || []);
  return said.length === 0 ? {} : { deliveryNames: said.map((name) => name.slice(0, ORDER_LIMITS.line)) };
}

/**
 * An order with the notes on it that its store answered with.
 * @returns `notes`: the store answered for its notes, or has none that we could have written
 */
export function besideNotes(
  { readNotes }: Pick<StoreAdapter, 'readNotes'>,
  order: PageOrder,
  storeNotes: PageOrder['storeNotes'],
): { readonly order: PageOrder; readonly notes: boolean } {
  if (storeNotes === undefined) return { order, notes: readNotes === undefined };
  return { order: { ...order, storeNotes }, notes: true };
}

/** An order with what a page of it says, against which the background checks it. */
export function mergeReadings(saved: PageOrder, page: PageOrder): PageOrder {
  return { ...saved, shown: [...(saved.shown ?? []), page] };
}

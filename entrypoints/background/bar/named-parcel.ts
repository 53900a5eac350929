import type { Order } from '../../../lib/order';
import type { NotesPlace } from '../../../lib/stores/definition';
import { findNotesPlace } from '../../../lib/stores/registry';

/** A parcel that our own note on an order names, and what the store calls the place where it stands. */
export type NamedParcel = { readonly code: string; readonly place: NotesPlace };

export function namedIn({ store }: Pick<Order, 'store'>, code: string): NamedParcel {
  return { code, place: findNotesPlace(store.kind) ?? 'notes' };
}

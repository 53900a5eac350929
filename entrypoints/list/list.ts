import { Failure } from '../../lib/failure';
import type { ListView } from '../../lib/messaging/views/list';
import type { StoreIdentity } from '../../lib/order';
import { MOST_COLLECTED } from '../../lib/review/collection';
import type { ListedOrder, ListReader, StoreAdapter } from '../../lib/stores/adapter';
import type { ListActivity } from './mount-list-bar';

export interface List {
  readonly adapter: StoreAdapter;
  readonly reader: ListReader | undefined;
  readonly store: StoreIdentity;
  readonly signal: AbortSignal;
  readonly leave: () => void;
  readonly draw: () => void;
  rows: readonly ListedOrder[];
  readonly picked: Set<string>;
  view: ListView | null;
  activity: ListActivity;
  /** Ends the reading of what was chosen; `null`: none is under way. */
  reading: AbortController | null;
}

/** What is to be shipped: ticked in the store's own boxes, or in ours. */
export function chosenOf({ rows, picked }: List): readonly ListedOrder[] {
  return rows.filter(({ orderId, selected }) => selected || picked.has(orderId)).slice(0, MOST_COLLECTED);
}

/** The site is no longer one of the person's stores. */
export function isGone(error: unknown): boolean {
  return error instanceof Failure && error.code === 'store-not-enabled';
}

import { followsOf } from '../stores/follows';
import type { OrderField } from '../stores/order-field';
import type { EnabledStore } from './settings';

/** Whether the person wants such changes of a store's orders, and has seen one; `undefined`: they do not. */
export type FollowChoice = (what: OrderField) => 'wanted' | 'seen' | undefined;

/** What the person wants to follow parcels into a store's orders, of what the store takes. */
export function wantedOf({ kind, follow }: Pick<EnabledStore, 'kind' | 'follow'>): FollowChoice {
  const takes = followsOf(kind);
  return (what) => (takes[what] === undefined ? undefined : follow?.[what]);
}

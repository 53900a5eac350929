import type { Order } from '../order';
import { doubt } from './finding';
import type { Finding } from './parcel-draft';

/** Our own note stands in the store's order: somebody shipped it on another machine, so a person must look first. */
export function doubtShipped({ ownNote }: Pick<Order, 'ownNote'>): readonly Finding[] {
  return ownNote === undefined ? [] : [doubt('referenceNumber', 'shipped-elsewhere', { code: ownNote })];
}

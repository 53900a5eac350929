import type { Order } from '../../../lib/order';
import { fillCollected } from '../../../lib/review/collected-orders';
import { tellAll } from '../tell';

/** What was filled in last from each tab. */
const filledFrom = new Map<number, string>();
const MOST_TABS = 100;

/**
 * The review ships each order as it was read last, and a page that shows it has read it anew. A page asks again with what it
 * read last whenever anything changed: of two that read one order at different times each would be news to the other's for ever.
 */
export async function fillOnce(order: Order, tabId: number): Promise<void> {
  const said = JSON.stringify(order);
  if (filledFrom.get(tabId) === said) return;
  if (filledFrom.size >= MOST_TABS) filledFrom.clear();
  filledFrom.set(tabId, said);
  if (await fillCollected(order)) await tellAll();
}

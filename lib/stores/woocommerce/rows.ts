import type { ListedOrder } from '../adapter';
import { lineFact } from '../facts';
import { findOrderList, orderLink } from './definition';

/**
 * The rows of either storage's list. The surest id is the preview's, made for the store's own program; row and
 * checkbox say the same, and a row in which they do not is not read. Plugins that number orders anew change the
 * text of the link alone.
 */
export function readOrderRows(document: Document, url: URL): readonly ListedOrder[] {
  const list = findOrderList(document, url);
  if (list === null) return [];
  const found = new Map<string, ListedOrder>();
  for (const row of document.querySelectorAll('#the-list > tr')) {
    const orderId = /^(?:order|post)-([1-9]\d{0,18})$/.exec(row.id)?.[1];
    const link = row.querySelector('a.order-view');
    const cell = link?.closest('td') ?? null;
    if (orderId === undefined || cell === null || found.has(orderId)) continue;
    const preview = row.querySelector('a.order-preview')?.getAttribute('data-order-id') ?? orderId;
    const box = row.querySelector<HTMLInputElement>('th input[type="checkbox"], td input[type="checkbox"]');
    if (preview !== orderId || (box !== null && box.value !== orderId)) continue;
    found.set(orderId, {
      orderId,
      number: lineFact(/#\s*(\S+)/.exec(link?.textContent ?? '')?.[1], 'labelled-text'),
      link: orderLink(list, orderId, url),
      selected: box?.checked ?? false,
      element: cell,
    });
  }
  return [...found.values()];
}

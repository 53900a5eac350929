import { lineOf } from '../elements';

/** The number of the order's saved status, whatever is chosen in the field; `null` where the page does not say it. */
export function savedStatusId(document: Document): string | null {
  const button = document.getElementById('update_order_status_action_btn');
  return /^\d{1,9}$/.exec(button?.getAttribute('data-order-status-id') ?? '')?.[0] ?? null;
}

/** Every status of the shop, number → the shop's own text. */
export function listStatuses(document: Document): ReadonlyMap<string, string> {
  const options = document.querySelectorAll('#update_order_status_action_input option');
  return new Map([...options].map((option) => [option.getAttribute('value') ?? '', lineOf(option)]));
}

/**
 * The numbers of all statuses that the order has had, the oldest last; `null` in the place of one that the shop has no
 * more or has twice. The table has their texts alone, in the language of the page's own list of them.
 */
export function statusHistory(document: Document): readonly (string | null)[] {
  const all = [...listStatuses(document)];
  const cells = document.querySelectorAll('[data-role="history-grid-table"] [data-role="status-column"]');
  return [...cells].map((cell) => {
    const text = lineOf(cell);
    const [status, another] = all.filter(([, name]) => name === text);
    return status === undefined || another !== undefined ? null : status[0];
  });
}

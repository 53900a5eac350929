import type { ListReader } from '../adapter';
import { lineOf } from '../elements';
import { openSession } from '../fetch-store';
import { listOf } from '../list-of';
import { medusaDefinition } from './definition';
import { fetchShipped } from './note';

export const medusaList: ListReader = {
  /** Every cell of a row is a link to its order, and there are no checkboxes. */
  ...listOf(medusaDefinition, {
    rows: 'tr:has(a[data-row-link])',
    links: 'a[data-row-link]',
    // Columns can be moved and hidden: the number is the cell that looks like one.
    numberCell(row) {
      const [cell, another] = [...row.querySelectorAll('a')].filter((link) => /^#\S+$/.test(lineOf(link)));
      return another === undefined ? (cell?.closest('td') ?? null) : null;
    },
    isWord: true,
  }),

  async readShipped(orderIds, from) {
    // Without an answer there are no badges of colleagues' parcels; the order itself is asked again before shipping.
    return fetchShipped(orderIds, openSession(from)).catch(() => new Map<string, string>());
  },
};

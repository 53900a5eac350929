import type { ListReader } from './adapter';
import { easyOrdersDefinition } from './easyorders/definition';
import { lineOf } from './elements';
import { openSession } from './fetch-store';
import { listOf } from './list-of';
import { magentoDefinition } from './magento/definition';
import { medusaDefinition } from './medusa/definition';
import { fetchShipped } from './medusa/note';
import { openCartList } from './opencart/list';
import { prestaShopDefinition } from './prestashop/definition';
import type { StoreKind } from './registry';
import { sallaDefinition } from './salla/definition';
import { shopifyDefinition } from './shopify/definition';
import { wooCommerceList } from './woocommerce/list';
import { youCanDefinition } from './youcan/definition';

const medusaList: ListReader = {
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

/** PrestaShop's rows have each a checkbox with the order's id, and a link of its own with the person's token in it. */
const PRESTASHOP_BOX = 'input.js-bulk-action-checkbox';

/** How each store's list has its orders; of a taught one none is read. */
const LISTS: Readonly<Record<StoreKind, ListReader | undefined>> = {
  // The short number has a column of its own name.
  easyorders: listOf(easyOrdersDefinition, { numberCell: '.column-short_id' }),
  // Rows link to their orders with a key that the list alone can give. Its columns can be moved and hidden and have no
  // names in the document, so a row does not tell the number.
  magento: listOf(magentoDefinition, { rows: 'tr.data-row', numberCell: null }),
  medusa: medusaList,
  opencart: openCartList,
  prestashop: listOf(prestaShopDefinition, {
    rows: `tr:has(${PRESTASHOP_BOX})`,
    idCell: PRESTASHOP_BOX,
    // A reference is letters.
    numberCell: 'td.column-reference',
    isWord: true,
  }),
  // Rows name the order's page in an attribute, or link to it. The store refuses more than two at once (429).
  salla: listOf(sallaDefinition, {
    rows: 'tr.row_order[data-order_id]',
    address: 'data-order-link',
    numberCell: '.order-number',
    atOnce: 2,
  }),
  shopify: listOf(shopifyDefinition),
  taught: undefined,
  woocommerce: wooCommerceList,
  youcan: listOf(youCanDefinition),
};

export function findListReader(kind: StoreKind): ListReader | undefined {
  return LISTS[kind];
}

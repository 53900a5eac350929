import { listOf } from '../list-of';
import { sallaDefinition } from './definition';

/** Rows name the order's page in an attribute, or link to it. The store refuses more than two at once (429). */
export const sallaList = listOf(sallaDefinition, {
  rows: 'tr.row_order[data-order_id]',
  address: 'data-order-link',
  numberCell: '.order-number',
  atOnce: 2,
});

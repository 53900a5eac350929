import { listOf } from '../list-of';
import { prestaShopDefinition } from './definition';

const BOX = 'input.js-bulk-action-checkbox';

/** Each row has a checkbox with the order's id, and a link of its own with the person's token in it. */
export const prestaShopList = listOf(prestaShopDefinition, {
  rows: `tr:has(${BOX})`,
  idCell: BOX,
  // A reference is letters.
  numberCell: 'td.column-reference',
  isWord: true,
});

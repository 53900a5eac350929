import { listOf } from '../list-of';
import { prestashopDefinition } from './definition';

const BOX = 'input.js-bulk-action-checkbox';

/** Each row has a checkbox with the order's id, and a link of its own with the person's token in it. */
export const prestashopList = listOf(prestashopDefinition, {
  rows: `tr:has(${BOX})`,
  idCell: BOX,
  // A reference is letters.
  numberCell: 'td.column-reference',
  isWord: true,
});

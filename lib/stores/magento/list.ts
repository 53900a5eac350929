import { listOf } from '../list-of';
import { magentoDefinition } from './definition';

/**
 * Rows link to their orders with a key that the list alone can give. Its columns can be moved and hidden and have no names in
 * the document, so a row does not tell the number.
 */
export const magentoList = listOf(magentoDefinition, { rows: 'tr.data-row', numberCell: null });

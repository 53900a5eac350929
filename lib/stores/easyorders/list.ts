import { listOf } from '../list-of';
import { easyOrdersDefinition } from './definition';

/** The short number has a column of its own name. */
export const easyOrdersList = listOf(easyOrdersDefinition, { numberCell: '.column-short_id' });

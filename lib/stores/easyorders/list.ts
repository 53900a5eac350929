import { listByAddress } from '../list-by-address';
import { easyOrdersDefinition, easyOrdersOrderLink } from './definition';

export const easyordersList = listByAddress({
  ...easyOrdersDefinition,
  orderLink: easyOrdersOrderLink,
  // The short number has a column of its own name.
  numberCell: '.column-short_id',
});

import { listByAddress } from '../list-by-address';
import { shopifyDefinition, shopifyOrderLink } from './definition';

export const shopifyList = listByAddress({
  ...shopifyDefinition,
  orderLink: shopifyOrderLink,
});

import { listByAddress } from '../list-by-address';
import { orderLink } from '../order-link';
import { shopifyDefinition } from './definition';

export const shopifyList = listByAddress({ ...shopifyDefinition, orderLink });

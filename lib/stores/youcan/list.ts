import { listByAddress } from '../list-by-address';
import { orderLink } from '../order-link';
import { youCanDefinition } from './definition';

export const youcanList = listByAddress({ ...youCanDefinition, orderLink });

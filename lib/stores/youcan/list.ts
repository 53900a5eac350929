import { listByAddress } from '../list-by-address';
import { youCanDefinition, youCanOrderLink } from './definition';

export const youcanList = listByAddress({
  ...youCanDefinition,
  orderLink: youCanOrderLink,
});

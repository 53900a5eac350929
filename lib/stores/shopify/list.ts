import { listOf } from '../list-of';
import { shopifyDefinition } from './definition';

export const shopifyList = listOf(shopifyDefinition);

import { orderIdBy } from '../define-store';
import { listOf } from '../list-of';
import { shopifyDefinition } from './definition';

export const shopifyList = listOf({ ...shopifyDefinition, findOrderId: orderIdBy(shopifyDefinition) });

import { listOf } from '../list-of';
import { youCanDefinition } from './definition';

export const youcanList = listOf(youCanDefinition);

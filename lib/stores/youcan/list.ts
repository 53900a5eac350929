import { listOf } from '../list-of';
import { youCanDefinition } from './definition';

export const youCanList = listOf(youCanDefinition);

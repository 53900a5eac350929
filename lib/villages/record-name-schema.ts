import * as z from 'zod/mini';
import { LONGEST_LISTED_NAME } from './listing/read-name';

export const recordName = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_LISTED_NAME));
